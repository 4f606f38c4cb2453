import { roundedQuotient, toCents, toMillionths } from '../finance/exact';
import { southAfricanProvinces } from '../province/province';
import type { KeepingInput } from './keeping-cost';

type Rows<Row> = readonly Row[] | null | undefined;

type Worth = { months: number; percentOfPrice: number };

/** What the editors state of keeping a vehicle: rand with VAT, kilometres, percent. */
export type StoredOwnershipCosts = {
  petrolPerLitre: number;
  dieselPerLitre: number;
  /** Of the price, a year. */
  insurancePercent: number;
  services?: Rows<{ bodyType: string; intervalKilometres: number; costPerService: number }>;
  tyres?: Rows<{ bodyType: string; setPrice: number; lifeKilometres: number }>;
  licences?: Rows<{ province: string; yearly: number }>;
  worth?: Rows<Worth>;
};

/** What the costs of a vehicle depend on; what is null or left out is not known. */
export type KeptVehicle = {
  bodyType: string;
  priceCents: number;
  litresPer100Kilometres?: number | null;
  pumpFuel?: 'petrol' | 'diesel' | null;
  plannedServices?: number | null;
};

/**
 * Whether the editors have stated what every vehicle needs: pump prices, insurance, a licence in each province and the
 * worth. Without them nothing is worked out: a page says so, and shows no figure.
 */
export function hasStatedCosts(costs: Partial<StoredOwnershipCosts>): costs is StoredOwnershipCosts {
  const { petrolPerLitre, dieselPerLitre, insurancePercent, licences, worth } = costs;
  return (
    [petrolPerLitre, dieselPerLitre, insurancePercent].every((value) => typeof value === 'number') &&
    southAfricanProvinces.every((province) => licences?.some((row) => row.province === province)) &&
    (worth?.length ?? 0) > 0
  );
}

/**
 * What keeping a vehicle is worked out from by the editors' table (issue 5 §3.3): the table's row for its body type, the
 * licence of the province (the dearest of all for one without a row), insurance as a share of the price. A body type
 * without a row is not known, and so is the fuel of a vehicle that no pump is known for. Expects `hasStatedCosts`.
 */
export function toAssumptions({
  costs,
  vehicle,
  province,
  termMonths,
  monthlyKilometres,
}: {
  costs: StoredOwnershipCosts;
  vehicle: KeptVehicle;
  province: string;
  termMonths: number;
  monthlyKilometres: number;
}): KeepingInput {
  const { bodyType, priceCents, litresPer100Kilometres, pumpFuel, plannedServices } = vehicle;
  const services = costs.services?.find((row) => row.bodyType === bodyType);
  const tyres = costs.tyres?.find((row) => row.bodyType === bodyType);
  return {
    priceCents,
    termMonths,
    monthlyKilometres,
    litresPer100Kilometres: pumpFuel ? (litresPer100Kilometres ?? null) : null,
    centsPerLitre: toCents(pumpFuel === 'diesel' ? costs.dieselPerLitre : costs.petrolPerLitre),
    service: services
      ? {
          intervalKilometres: services.intervalKilometres,
          costCents: toCents(services.costPerService),
          plannedServices: plannedServices ?? null,
        }
      : null,
    tyres: tyres ? { setCents: toCents(tyres.setPrice), lifeKilometres: tyres.lifeKilometres } : null,
    licenceCentsPerYear: toCents(licenceOf(costs, province)),
    insuranceCentsPerMonth: insuranceOf(priceCents, costs.insurancePercent),
    worthAtEndPercent: worthAfter(costs.worth ?? [], termMonths),
  };
}

/**
 * What a vehicle is worth after so many months, in percent of its price: the whole price at first, falling evenly from
 * row to row; beyond the last row its share stays.
 */
export function worthAfter(worth: readonly Worth[], months: number): number {
  const rows = [{ months: 0, percentOfPrice: 100 }, ...worth].toSorted((one, other) => one.months - other.months);
  const before = rows.findLast((row) => row.months <= months);
  const after = rows.find((row) => row.months > months);
  if (!before || !after) return (before ?? after)?.percentOfPrice ?? 100;
  const share = (months - before.months) / (after.months - before.months);
  return toTwoPlaces(before.percentOfPrice + share * (after.percentOfPrice - before.percentOfPrice));
}

function toTwoPlaces(percent: number): number {
  return Math.round(percent * 100) / 100;
}

function licenceOf({ licences }: StoredOwnershipCosts, province: string): number {
  const row = licences?.find((one) => one.province === province);
  return row?.yearly ?? Math.max(0, ...(licences ?? []).map(({ yearly }) => yearly));
}

/** A twelfth of the yearly share of the price, rounded half up. */
function insuranceOf(priceCents: number, percent: number): number {
  return roundedQuotient(BigInt(priceCents) * toMillionths(percent), 1_200_000_000n);
}
