import type { WaysToPayBlock as Stored } from '@/cms/payload-types';
import { toWaysToPay } from '@/domain/finance/ways-to-pay';
import { showsNewCalculators, showsNewPrices } from '@/domain/market/price-visibility';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';
import { toWaysComparison } from '@/features/ways-to-pay/comparison-model';
import { readCompared } from '@/features/ways-to-pay/read-asked';
import { localePath } from '@/i18n/locales';
import { getMarkets } from '@/queries/dealers';
import { type FinancedVehicle, getFinancedVehicles, getFinanceTable } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import type { BlockProps } from '../block';
import { WaysToPayView } from './view';

/** One vehicle, every way to pay for it, side by side. Nothing where calculators or prices are hidden (D-370). */
export async function WaysToPayBlock({ block, context }: BlockProps<Stored>) {
  const { locale, path, query, dealer, isOpening } = context;
  const province = dealer?.province ?? null;
  const markets = await getMarkets(locale);
  if (!showsNewCalculators(markets, province) || !showsNewPrices(markets, province)) return null;
  const [table, vehicles, leaseQuotes] = await Promise.all([
    getFinanceTable(),
    getFinancedVehicles(locale),
    getValidLeaseQuotes(locale),
  ]);
  const frame = { block, locale, as: isOpening ? 'h1' : 'h2' } as const;
  if (!table || vehicles.length === 0) return <WaysToPayView {...frame} form={null} comparison={null} />;
  const asked = readCompared({ query, vehicles: beginningWith(vehicles, block, path), kilometres: table.subscription });
  const { vehicle, request } = asked;
  const quotes = leaseQuotes.filter(({ vehicleModel }) => idOf(vehicleModel) === vehicle?.model.id);
  const comparison =
    vehicle &&
    request &&
    toWaysComparison({
      locale,
      name: vehicle.name,
      priceCents: vehicle.priceCents,
      ways: toWaysToPay({ vehicle, table, quotes, request }),
      request,
      validFrom: table.validFrom,
      now: new Date(),
    });
  const form = {
    path: localePath(locale, path),
    asked,
    vehicles: vehicles.map(({ code, name, range }) => ({ code, name, rangeName: range.name })),
    kilometres: table.subscription,
  };
  return <WaysToPayView {...frame} form={form} comparison={comparison} />;
}

/** Those of the block's range first, or of the page's: the first one counts until another is chosen. */
function beginningWith(vehicles: readonly FinancedVehicle[], { range }: Stored, path: string): FinancedVehicle[] {
  const wanted = range ? idOf(range) : null;
  const slug = rangeSlugOf(path);
  const isOwn = (one: FinancedVehicle) => (wanted === null ? one.range.rangeSlug === slug : one.range.id === wanted);
  return [...vehicles.filter(isOwn), ...vehicles.filter((one) => !isOwn(one))];
}

function idOf(record: number | { id: number }): number {
  return typeof record === 'number' ? record : record.id;
}
