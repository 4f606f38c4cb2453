import { percentOf, roundedQuotient } from '../finance/exact';

/** What keeping a vehicle is worked out from. Whole cents, whole kilometres, months, percent; rand with VAT. */
export type KeepingInput = {
  priceCents: number;
  termMonths: number;
  monthlyKilometres: number;
  /** Null: not known. */
  litresPer100Kilometres: number | null;
  centsPerLitre: number;
  /** Null: not known. `plannedServices` null: nobody knows how many the plan pays for. */
  service: { intervalKilometres: number; costCents: number; plannedServices: number | null } | null;
  /** Null: not known. */
  tyres: { setCents: number; lifeKilometres: number } | null;
  licenceCentsPerYear: number;
  insuranceCentsPerMonth: number;
  /** Of the price, when the term ends. */
  worthAtEndPercent: number;
};

/** Per month, whole cents; null where it is not known — never 0 in its place. */
export type KeepingCost = {
  fuelCents: number | null;
  serviceCents: number | null;
  tyresCents: number | null;
  licenceCents: number;
  insuranceCents: number;
  /** What it loses in worth: no payment. */
  depreciationCents: number;
};

export type MissingCost = 'fuel' | 'service' | 'tyres';

/** What a vehicle costs a month beside its instalment (issue 5 §3.3). Each part is rounded half up, once. */
export function toKeepingCost(input: KeepingInput): KeepingCost {
  const { priceCents, termMonths, licenceCentsPerYear, insuranceCentsPerMonth } = input;
  return {
    fuelCents: fuelCentsOf(input),
    serviceCents: serviceCentsOf(input),
    tyresCents: tyresCentsOf(input),
    licenceCents: roundedQuotient(BigInt(licenceCentsPerYear), 12n),
    insuranceCents: insuranceCentsPerMonth,
    depreciationCents: roundedQuotient(BigInt(priceCents - worthAtEndCents(input)), BigInt(termMonths)),
  };
}

/** The sum of what is known, without depreciation (which is no payment), and which parts are missing. */
export function runningCents(cost: KeepingCost): { cents: number; missing: MissingCost[] } {
  const { fuelCents, serviceCents, tyresCents, licenceCents, insuranceCents } = cost;
  const missing: MissingCost[] = [];
  if (fuelCents === null) missing.push('fuel');
  if (serviceCents === null) missing.push('service');
  if (tyresCents === null) missing.push('tyres');
  const known = (fuelCents ?? 0) + (serviceCents ?? 0) + (tyresCents ?? 0);
  return { cents: known + licenceCents + insuranceCents, missing };
}

/** What the vehicle is still worth when the term ends. */
export function worthAtEndCents({
  priceCents,
  worthAtEndPercent,
}: Pick<KeepingInput, 'priceCents' | 'worthAtEndPercent'>): number {
  return percentOf(priceCents, worthAtEndPercent);
}

/** How many services fall due within the term, and how many of them the plan leaves to be paid for. */
export type ServicesDue = { due: number; planned: number; paid: number };

/** Null where the interval or the plan is not known. */
export function servicesDue({
  termMonths,
  monthlyKilometres,
  service,
}: Pick<KeepingInput, 'termMonths' | 'monthlyKilometres' | 'service'>): ServicesDue | null {
  if (!service || service.plannedServices === null || service.intervalKilometres <= 0) return null;
  const due = Math.floor((monthlyKilometres * termMonths) / service.intervalKilometres);
  return { due, planned: service.plannedServices, paid: Math.max(0, due - service.plannedServices) };
}

function fuelCentsOf({ monthlyKilometres, litresPer100Kilometres, centsPerLitre }: KeepingInput): number | null {
  if (litresPer100Kilometres === null) return null;
  return percentOf(monthlyKilometres * centsPerLitre, litresPer100Kilometres);
}

/** Those beyond the plan, spread over the months. */
function serviceCentsOf(input: KeepingInput): number | null {
  const services = servicesDue(input);
  if (!services || !input.service) return null;
  return roundedQuotient(BigInt(services.paid * input.service.costCents), BigInt(input.termMonths));
}

/** Tyres wear with every kilometre: a month takes its share of a set. */
function tyresCentsOf({ monthlyKilometres, tyres }: KeepingInput): number | null {
  if (!tyres || tyres.lifeKilometres <= 0) return null;
  return roundedQuotient(BigInt(monthlyKilometres * tyres.setCents), BigInt(tyres.lifeKilometres));
}
