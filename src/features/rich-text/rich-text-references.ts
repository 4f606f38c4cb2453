import 'server-only';
import type { Locale } from '@/i18n/locales';
import { getDealers } from '@/queries/dealers';
import { getPagePath } from '@/queries/page-paths';
import { getPicture } from '@/queries/pictures';
import { getRangeCards } from '@/queries/vehicles';
import type { PictureProps } from '@/ui/picture';
import { flatten, type RecordReference, type RichTextNode, toRichTextNodes } from './rich-text-nodes';

/** What a text names by id, looked up: pictures by media id, paths by `collection:id`. What is gone is not in it. */
export type RichTextReferences = {
  pictures: ReadonlyMap<number, PictureProps>;
  paths: ReadonlyMap<string, string>;
};

export type LoadedRichText = { nodes: RichTextNode[]; references: RichTextReferences; lang?: 'en' };

/**
 * Reads one rich text of an object that `mergeLocales` has filled, with all that it names by id. Null when it is
 * missing or has nothing to show; `lang` is set when it fell back to English.
 */
export async function loadRichText<T extends object>(
  locale: Locale,
  object: T,
  key: keyof T & string,
): Promise<LoadedRichText | null> {
  const nodes = toRichTextNodes(object[key]);
  const all = flatten(nodes);
  if (!all.some(({ type }) => type === 'text' || type === 'picture' || type === 'rule')) return null;
  const isFallback = '_en' in object && Array.isArray(object._en) && object._en.includes(key);
  return { nodes, references: await findReferences(locale, all), ...(isFallback ? { lang: 'en' } : {}) };
}

export function toReferenceKey({ collection, id }: RecordReference): string {
  return `${collection}:${id}`;
}

async function findReferences(locale: Locale, nodes: RichTextNode[]): Promise<RichTextReferences> {
  const pictures = nodes.flatMap((node) => (node.type === 'picture' ? [node.mediaId] : []));
  const records = nodes.flatMap((node) => (node.type === 'link' && 'id' in node.target ? [node.target] : []));
  return {
    pictures: await lookUp(pictures, (id) => getPicture(locale, id)),
    paths: await lookUp(records.map(toReferenceKey), (_, index) => findPath(locale, records[index])),
  };
}

async function lookUp<Key, Found>(
  keys: Key[],
  find: (key: Key, index: number) => Promise<Found | null>,
): Promise<Map<Key, Found>> {
  const found = await Promise.all(keys.map(async (key, index) => ({ key, value: await find(key, index) })));
  return new Map(found.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const])));
}

async function findPath(locale: Locale, record: RecordReference | undefined): Promise<string | null> {
  switch (record?.collection) {
    case 'pages':
      return getPagePath(record.id);
    case 'vehicle-ranges': {
      const range = (await getRangeCards(locale)).find(({ id }) => id === record.id);
      return range ? `/vehicles/${range.rangeSlug}` : null;
    }
    case 'dealers': {
      const dealer = (await getDealers(locale)).find(({ id }) => id === record.id);
      return dealer ? `/dealers/${dealer.slug}` : null;
    }
    default:
      return null;
  }
}
