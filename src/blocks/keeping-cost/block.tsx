import type { KeepingCostBlock as Stored } from '@/cms/payload-types';
import { showsNewCalculators } from '@/domain/market/price-visibility';
import { localText } from '@/i18n/local-text';
import { getMarkets } from '@/queries/dealers';
import { getFinancedVehicles, getFinanceTable, getOwnershipCosts } from '@/queries/finance';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toKeeping } from './model';
import { KeepingCostView } from './view';

/** What a vehicle costs a month with everything that keeping it takes. Nothing where prices or calculators are hidden (D-370). */
export async function KeepingCostBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, query, dealer, isOpening } = context;
  const province = dealer?.province ?? null;
  const [format, markets, table, vehicles, costs] = await Promise.all([
    getNewPriceFormat(locale, province),
    getMarkets(locale),
    getFinanceTable(),
    getFinancedVehicles(locale),
    getOwnershipCosts(locale),
  ]);
  if (!format || !showsNewCalculators(markets, province)) return null;
  return (
    <KeepingCostView
      heading={localText(block, 'heading')}
      intro={localText(block, 'intro')}
      as={isOpening ? 'h1' : 'h2'}
      keeping={toKeeping({ locale, path, query, province, range: block.range, table, vehicles, costs })}
      locale={locale}
    />
  );
}
