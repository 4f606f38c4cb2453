import type { FinanceGlossaryBlock as Stored } from '@/cms/payload-types';
import { getFinanceTable, getGlossary } from '@/queries/finance';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toFinanceGlossary } from './model';
import { FinanceGlossaryView } from './view';

/** What the words of finance mean, and what the figures are not; not where a dealer's prices are hidden (T-026). */
export async function FinanceGlossaryBlock({ block, context: { locale, path, dealer } }: BlockProps<Stored>) {
  const [terms, table, format] = await Promise.all([
    getGlossary(locale),
    getFinanceTable(),
    getNewPriceFormat(locale, dealer?.province ?? null),
  ]);
  const glossary = toFinanceGlossary({
    block,
    terms,
    fees: table?.instalment ?? null,
    showsPrices: format !== null,
    path,
    locale,
  });
  return glossary && <FinanceGlossaryView {...glossary} />;
}
