import 'server-only';
import type { CollectionSlug, Where } from 'payload';
import type { Config } from '@/cms/payload-types';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { getCms } from './cms';
import { mergeLocales } from './merge-locales';

/**
 * Published records that a visitor may read, in a language, with missing words from English.
 * References stay ids: whoever shows them asks for them, so that a page is tagged by what it read.
 */
export async function findLocalized<Slug extends CollectionSlug>({
  collection,
  where,
  locale,
  sort,
  limit = 0,
  select,
}: {
  collection: Slug;
  where?: Where;
  locale: Locale;
  sort?: string;
  limit?: number;
  /** Which fields are read, or with `false` which are not; all without it. */
  select?: Config['collectionsSelect'][Slug];
}): Promise<Config['collections'][Slug][]> {
  const cms = await getCms();
  const read = async (language: Locale) => {
    const { docs } = await cms.find({
      collection,
      where: where ?? {},
      locale: language,
      sort: sort ?? 'id',
      limit,
      pagination: limit > 0,
      depth: 0,
      overrideAccess: false,
      ...(select && { select }),
    });
    return docs as Config['collections'][Slug][];
  };
  if (locale === defaultLocale) return read(locale);
  const [wanted, english] = await Promise.all([read(locale), read(defaultLocale)]);
  return mergeLocales(wanted, english);
}

/** A global in a language, with missing words from English. */
export async function findLocalizedGlobal<Slug extends keyof Config['globals']>(
  slug: Slug,
  locale: Locale,
): Promise<Config['globals'][Slug]> {
  const cms = await getCms();
  const read = async (language: Locale) =>
    (await cms.findGlobal({ slug, locale: language, depth: 0, overrideAccess: false })) as Config['globals'][Slug];
  if (locale === defaultLocale) return read(locale);
  const [wanted, english] = await Promise.all([read(locale), read(defaultLocale)]);
  return mergeLocales(wanted, english);
}
