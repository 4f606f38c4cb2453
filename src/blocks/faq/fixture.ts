import type { FaqBlock } from '@/cms/payload-types';
import { fixtures as richTexts } from '@/features/rich-text/fixture';

type Item = NonNullable<FaqBlock['items']>[number];

const items: Item[] = [
  { id: 'when', title: 'When is my first service due?', contentType: 'text', content: richTexts.short },
  { id: 'where', title: 'May I have it serviced anywhere?', contentType: 'text', content: richTexts.everyNode },
  {
    id: 'intervals',
    title: 'How far may I drive between services?',
    contentType: 'table',
    table: {
      tableTitle: 'Service intervals',
      tableDescription: 'Whichever comes first. On dusty roads, half of it.',
      tableData: [
        {
          id: 'diesel',
          heading: '2.8 GD-6 diesel',
          column1: '10 000 km',
          column2: '12 months',
          column3: 'Full synthetic',
        },
        { id: 'petrol', heading: '2.0 petrol', column1: '15 000 km', column2: '12 months', column3: 'Full synthetic' },
        { id: 'hybrid', heading: '1.8 hybrid', column1: '15 000 km', column2: '12 months', column3: '0W-16' },
      ],
    },
  },
];

export const fixtures = {
  typical: {
    blockType: 'faq',
    id: 'faq-typical',
    heading: 'Questions that owners ask',
    privacyText: 'What you ask our customer care is kept for twelve months and read by nobody else.',
    cookieSettings: true,
    variant: 'default',
    items,
  },
  tabbed: {
    blockType: 'faq',
    id: 'faq-tabbed',
    heading: 'Owning a car, question by question',
    variant: 'tabbed',
    tabs: [
      {
        id: 'service',
        title: 'Service',
        introText: [
          { id: 'one', text: 'A car that is looked after keeps its value.' },
          { id: 'two', text: 'Bring the service book, and we stamp it while you wait.' },
        ],
        items,
      },
      { id: 'warranty', title: 'Warranty', items: items.slice(0, 1) },
      { id: 'empty', title: 'Nothing here', items: [] },
      { id: 'app', title: 'The owner app', introText: [{ id: 'one', text: 'It comes with the car.' }], items: [] },
    ],
  },
  minimal: { blockType: 'faq', id: 'faq-minimal', variant: 'default', items: items.slice(0, 1) },
  longWords: {
    blockType: 'faq',
    id: 'faq-long-words',
    heading: 'Voertuigversekeringspremieberekeningsvrae',
    variant: 'default',
    items: [
      {
        id: 'zulu',
        title: 'Ngabe ngingayihambisa yini imoto yami kunoma yimuphi umthengisi ogunyaziwe ezweni lonke na?',
        contentType: 'text',
        content: richTexts.short,
      },
      {
        id: 'afrikaans',
        title: 'Hoekom verskil die langafstandbrandstofverbruiksyfers van dié in die handleiding?',
        contentType: 'table',
        table: {
          tableData: [
            { id: 'one', heading: 'Langafstandbrandstofverbruik', column1: '6,4 ℓ/100 km' },
            { id: 'two', heading: 'Stadsbrandstofverbruik', column1: '8,1 ℓ/100 km' },
          ],
        },
      },
    ],
  },
  wordsOnly: { blockType: 'faq', id: 'faq-words-only', privacyText: 'We keep nothing.', cookieSettings: true },
  unanswered: {
    blockType: 'faq',
    id: 'faq-unanswered',
    variant: 'default',
    items: [{ id: 'none', title: 'A question without an answer', contentType: 'text' }],
  },
} satisfies Record<string, FaqBlock>;
