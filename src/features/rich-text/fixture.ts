import type { TextBlock } from '@/cms/payload-types';

type Stored = NonNullable<TextBlock['body']>;
type Node = Stored['root']['children'][number];

const common = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

function text(words: string, format = 0): Node {
  return { type: 'text', version: 1, text: words, detail: 0, format, mode: 'normal', style: '' };
}

function element(type: string, rest: Record<string, unknown>, ...children: Node[]): Node {
  return { ...common, type, ...rest, children };
}

function link(fields: Record<string, unknown>, words: string): Node {
  return element('link', { fields: { linkType: 'custom', newTab: false, ...fields } }, text(words));
}

function stored(...children: Node[]): Stored {
  return { root: { ...common, type: 'root', children } };
}

const listOf = (listType: string, ...items: Node[]) => element('list', { listType, start: 1, tag: 'ul' }, ...items);
const item = (words: string, rest: Record<string, unknown> = {}) =>
  element('listitem', { value: 1, ...rest }, text(words));

/** Texts as the editor stores them. */
export const fixtures = {
  everyNode: stored(
    element(
      'paragraph',
      {},
      text('Drive it for a day. '),
      text('Bring your own driveway', 1),
      text(', your own luggage and your own '),
      text('opinion', 2),
      text('. '),
      link({ url: '/vehicles' }, 'See every vehicle'),
      text(', '),
      link({ url: 'https://calendar.example/', newTab: true }, 'choose a date'),
      text(' or '),
      link({ url: 'tel:+27800123456' }, 'call us'),
      text('.'),
    ),
    element('heading', { tag: 'h2' }, text('What to bring')),
    listOf(
      'bullet',
      item('A valid driving licence'),
      item('Half an hour'),
      element('listitem', { value: 3 }, listOf('bullet', item('More, if the road is good'))),
    ),
    element('heading', { tag: 'h4' }, text('What happens then')),
    listOf('number', item('We show you round the car'), item('You drive'), item('You decide, at home')),
    element('quote', {}, text('It was the first test drive where nobody talked.')),
    listOf('check', item('Insured', { checked: true }), item('No deposit', { checked: true })),
    element(
      'paragraph',
      {},
      text('Litres', 0),
      text(' per 100 km', 0),
      text('1', 64),
      { type: 'linebreak', version: 1 },
      text('CO', 0),
      text('2', 32),
      text(' in g/km', 0),
      { type: 'tab', version: 1, text: '\t' },
      text('struck', 4),
      text('underlined', 8),
      text('MODE_ECO', 16),
    ),
    { type: 'horizontalrule', version: 1 },
    element('paragraph', { format: 'center' }, text('In the middle')),
    element('paragraph', { format: 'right' }, text('At the end')),
    element('paragraph', {}),
  ),
  short: stored(
    element(
      'paragraph',
      {},
      text('A dealer brings the car to your door, and comes back for it in the evening. '),
      link({ url: '/vehicles' }, 'Choose a vehicle'),
      text('.'),
    ),
  ),
  references: stored(
    element('paragraph', {}, link({ linkType: 'internal', doc: { relationTo: 'pages', value: 1 } }, 'A page of ours')),
    element('paragraph', {}, link({ linkType: 'internal', doc: { relationTo: 'users', value: 1 } }, 'Nobody’s page')),
    { ...common, type: 'upload', relationTo: 'media', value: 1, fields: null },
  ),
  hostile: stored(
    element('paragraph', {}, link({ url: 'javascript:alert(1)' }, 'a script')),
    element('paragraph', {}, link({ url: '//elsewhere.example' }, 'another host')),
    element('marquee', {}, text('unknown')),
    { type: 'text', version: 1 },
    element('paragraph', {}, text('<img src=x onerror=alert(1)>')),
  ),
} satisfies Record<string, Stored>;
