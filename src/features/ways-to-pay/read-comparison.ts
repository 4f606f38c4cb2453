import 'server-only';
import { toWaysToPay } from '@/domain/finance/ways-to-pay';
import type { Locale } from '@/i18n/locales';
import { type FinancedVehicle, getFinancedVehicles, getFinanceTable } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { toWaysComparison, type WaysComparison } from './comparison-model';
import { type ComparedAsked, type KilometreChoice, readCompared } from './read-asked';

export type ReadComparison = {
  asked: ComparedAsked<FinancedVehicle>;
  vehicles: { code: string; name: string; rangeName: string }[];
  kilometres: KilometreChoice;
  /** Null while something is wrong with what is asked. */
  comparison: WaysComparison | null;
};

/**
 * What a page's query asks to be compared, and the answer. Without a query a vehicle stands chosen that can be paid for in
 * every way, of the range `isOwn` where there is one. Null where no finance table holds or no vehicle has a price.
 */
export async function readComparison({
  locale,
  query,
  isOwn,
}: {
  locale: Locale;
  query: string;
  isOwn: (range: FinancedVehicle['range']) => boolean;
}): Promise<ReadComparison | null> {
  const [table, all, leaseQuotes] = await Promise.all([
    getFinanceTable(),
    getFinancedVehicles(locale),
    getValidLeaseQuotes(locale),
  ]);
  if (!table || all.length === 0) return null;
  const kilometres = table.subscription;
  const own = all.filter(({ range }) => isOwn(range));
  const hasAllWays = ({ model, residuals }: FinancedVehicle) =>
    residuals.length > 0 &&
    leaseQuotes.some(({ product, vehicleModel }) => product === 'KINTO ONE' && idOf(vehicleModel) === model.id);
  const offered = own.length > 0 ? own : all;
  const first = offered.find(hasAllWays) ?? offered[0];
  const ordered = first ? [first, ...all.filter((vehicle) => vehicle !== first)] : all;
  const asked = readCompared({ query, vehicles: ordered, kilometres });
  const { vehicle, request } = asked;
  const vehicles = all.map(({ code, name, range }) => ({ code, name, rangeName: range.name }));
  if (!vehicle || !request) return { asked, vehicles, kilometres, comparison: null };
  const quotes = leaseQuotes.filter(({ vehicleModel }) => idOf(vehicleModel) === vehicle.model.id);
  const comparison = toWaysComparison({
    locale,
    name: vehicle.name,
    priceCents: vehicle.priceCents,
    ways: toWaysToPay({ vehicle, table, quotes, request }),
    request,
    validFrom: table.validFrom,
    now: new Date(),
  });
  return { asked, vehicles, kilometres, comparison };
}

function idOf(record: number | { id: number }): number {
  return typeof record === 'number' ? record : record.id;
}
