import type { CollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import { isStored } from '@/domain/import/is-stored';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { withRowIds } from '../row-ids';
import { inAllLanguages, inLanguage, inLanguageOfAll, type Written, wordFields } from './words';

/** A record of a collection as it is written in this folder. */
export type WrittenRecord<Slug extends CollectionSlug> = Written<RequiredDataFromCollectionSlug<Slug>>;

/** A global as it is written in this folder. */
export type WrittenGlobal<Slug extends GlobalSlug> = Written<
  Omit<DataFromGlobalSlug<Slug>, 'id' | 'createdAt' | 'updatedAt'>
>;

/** The loader's writes clear no cache, and its pictures come with their sizes. */
export const quietly = { disableRevalidate: true, hasFinishedSizes: true };

/**
 * Stores a record in its three languages, in one save where it can, over the one with the same key when there is one:
 * it keeps its id, so that what refers to it (an enquiry, a user) still does. A record that is there in every word
 * already is not written: a write asks the database some forty times. Gives the id.
 */
export async function store<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, key, record }: { collection: Slug; key: string; record: WrittenRecord<Slug> },
): Promise<number> {
  const cms = writerOf(payload);
  const english: Values = inLanguage(record, defaultLocale);
  const where = { [key]: { equals: english[key] } };
  const { docs } = await cms.find({
    collection,
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    locale: 'all',
    draft: true,
  });
  const [present] = docs;
  if (present && isLoaded(record, present)) return present.id;
  const id = present?.id;
  const options = { collection, depth: 0, context: quietly };
  const whole: Values | null = inAllLanguages(record);
  if (whole) {
    const inOneSave = { ...options, context: { ...quietly, inAllLanguages: true }, data: whole, locale: defaultLocale };
    return (id ? await cms.update({ ...inOneSave, id }) : await cms.create(inOneSave)).id;
  }
  const stored = id
    ? await cms.update({ ...options, id, data: english, locale: defaultLocale })
    : await cms.create({ ...options, data: english, locale: defaultLocale });
  await translate(record, (translated: Values, locale) =>
    cms.update({ ...options, id: stored.id, data: withRowIds(translated, stored), locale }),
  );
  return stored.id;
}

/** Stores a global in its three languages. */
export async function storeGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  written: WrittenGlobal<Slug>,
): Promise<void> {
  const cms = writerOf(payload);
  const options = { slug, depth: 0, context: quietly };
  const english: Values = inLanguage(written, defaultLocale);
  const stored = await cms.updateGlobal({ ...options, data: english, locale: defaultLocale });
  await translate(written, (translated: Values, locale) =>
    cms.updateGlobal({ ...options, data: withRowIds(translated, stored), locale }),
  );
}

type Values = Record<string, unknown>;

type Stored = Values & { id: number };

/** Payload's writes for any collection: what a record must hold is checked by `WrittenRecord` where it is written. */
type Writer = {
  find: (options: object) => Promise<{ docs: Stored[] }>;
  create: (options: object) => Promise<Stored>;
  update: (options: object) => Promise<Stored>;
  updateGlobal: (options: object) => Promise<Values>;
};

function writerOf(payload: Payload) {
  return payload as unknown as Writer;
}

/** Whether the stored record, read in all languages, holds what is written here. */
function isLoaded(written: object, stored: Values): boolean {
  return locales.every((locale) => {
    const wanted = inLanguage(locale === defaultLocale ? written : wordFields(written), locale);
    return isStored(wanted, inLanguageOfAll(stored, locale));
  });
}

async function translate(written: object, write: (translated: Values, locale: Locale) => Promise<unknown>) {
  const fields = wordFields(written);
  if (Object.keys(fields).length === 0) return;
  for (const locale of locales) {
    if (locale !== defaultLocale) await write(inLanguage(fields, locale), locale);
  }
}

/** What the market refers to must be there: a name that nothing was stored under ends the loading. */
export function required<Key, Value>(map: Map<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo market refers to ${String(key)}, which it does not have.`);
  return value;
}
