import { type Locale, locales } from '@/i18n/locales';
import { typeset } from './typeset';
import type { Words } from './words';

type Part = { kind: 'paragraph' | 'heading'; words: Words } | { kind: 'list'; items: Words[] };

type Node = { type: string; version: number; [name: string]: unknown };

/** A rich text as the editor stores it. */
type RichText = {
  root: {
    type: string;
    children: Node[];
    direction: 'ltr';
    format: '';
    indent: number;
    version: number;
  };
};

/** Running text in three languages, paragraph by paragraph. */
export function richText(...parts: (Words | Part)[]): Record<Locale, RichText> {
  const inLocale = (locale: Locale): RichText => ({
    root: {
      ...block,
      type: 'root',
      children: parts.map((part) => toNode('kind' in part ? part : { kind: 'paragraph', words: part }, locale)),
    },
  });
  const [en, af, zu] = locales.map(inLocale);
  if (!en || !af || !zu) throw new Error('A rich text needs its three languages.');
  return { en, af, zu };
}

export function heading(words: Words): Part {
  return { kind: 'heading', words };
}

export function list(...items: Words[]): Part {
  return { kind: 'list', items };
}

const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

function toNode(part: Part, locale: Locale): Node {
  switch (part.kind) {
    case 'paragraph':
      return { ...block, type: 'paragraph', textFormat: 0, children: [toText(part.words[locale], locale)] };
    case 'heading':
      return { ...block, type: 'heading', tag: 'h3', children: [toText(part.words[locale], locale)] };
    case 'list':
      return {
        ...block,
        type: 'list',
        listType: 'bullet',
        tag: 'ul',
        start: 1,
        children: part.items.map((item, index) => ({
          ...block,
          type: 'listitem',
          value: index + 1,
          children: [toText(item[locale], locale)],
        })),
      };
  }
}

function toText(text: string, locale: Locale): Node {
  return { type: 'text', version: 1, text: typeset(text, locale), detail: 0, format: 0, mode: 'normal', style: '' };
}
