import type { KeepingCostBlock as Stored } from '@/cms/payload-types';
import { localText } from '@/i18n/local-text';
import { getFinancedVehicles, getFinanceTable, getOwnershipCosts } from '@/queries/finance';
import { getNewPriceFormat } from '@/queries/vehicles';
import type { BlockProps } from '../block';
import { toKeeping } from './model';
import { KeepingCostView } from './view';

/** What a vehicle costs a month with everything that keeping it takes. Nothing where prices are hidden. */
export async function KeepingCostBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, query, dealer, isOpening } = context;
  const province = dealer?.province ?? null;
  const [format, table, vehicles, costs] = await Promise.all([
    getNewPriceFormat(locale, province),
    getFinanceTable(),
    getFinancedVehicles(locale),
    getOwnershipCosts(locale),
  ]);
  if (!format) return null;
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
