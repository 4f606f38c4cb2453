import type { TextBlock } from '@/cms/payload-types';
import { fixtures as richTexts } from '@/features/rich-text/fixture';

export const fixtures = {
  typical: { blockType: 'text', id: 'text-typical', heading: 'Take it for a day', body: richTexts.everyNode },
  minimal: { blockType: 'text', id: 'text-minimal', body: richTexts.short },
  centred: {
    blockType: 'text',
    id: 'text-centred',
    heading: 'Built for the road that is really there',
    body: richTexts.short,
    alignment: 'centre',
  },
  longWords: {
    blockType: 'text',
    id: 'text-long-words',
    heading: 'Voertuigfinansieringskontrakvoorwaardes en Ukungasebenzisani-nabathengisi-abangagunyaziwe',
    body: richTexts.short,
  },
  references: { blockType: 'text', id: 'text-references', heading: 'Words that lead on', body: richTexts.references },
  headingOnly: { blockType: 'text', id: 'text-heading-only', heading: 'Nothing but a heading' },
  empty: { blockType: 'text', id: 'text-empty' },
} satisfies Record<string, TextBlock>;
