import 'server-only';
import type { FinanceTable, GfvValue } from '@/cms/payload-types';
import { tableInForce } from '@/domain/finance/finance-table';
import { defaultLocale } from '@/i18n/locales';
import { cacheTag, clearCacheTagsAt } from '@/lib/cache-tags';
import { cachedRead } from './cached-read';
import { findLocalized } from './localized';

/** The finance table that holds now; null where none has begun. A page that shows it goes when the next one begins. */
export async function getFinanceTable(): Promise<FinanceTable | null> {
  const now = new Date();
  const tables = await cachedRead({
    key: ['finance-tables'],
    tags: [cacheTag.financeTables],
    read: () => findLocalized({ collection: 'finance-tables', locale: defaultLocale }),
  });
  const coming = tables.map(({ validFrom }) => new Date(validFrom)).filter((begins) => begins > now);
  const next = coming.toSorted((one, other) => one.getTime() - other.getTime())[0];
  if (next) clearCacheTagsAt(next, [cacheTag.financeTables]);
  return tableInForce(tables, now);
}

/** Every guaranteed future value, in the order in which they were made. */
export function getGfvValues(): Promise<GfvValue[]> {
  return cachedRead({
    key: ['gfv-values'],
    tags: [cacheTag.gfvValues],
    read: () => findLocalized({ collection: 'gfv-values', locale: defaultLocale }),
  });
}
