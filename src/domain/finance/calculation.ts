import type { CalculatorOffer } from './calculator-offer';
import { toCents } from './exact';
import type { QuoteRequest } from './quote';

/** What a visitor sets. The names are those of the fields, of the address and of POST /api/v1/finance. */
export const calculationFields = [
  'modelCode',
  'deposit',
  'termMonths',
  'balloonPercent',
  'annualRatePercent',
  'annualKilometres',
] as const;

export type CalculationField = (typeof calculationFields)[number];

/** What was typed or chosen, as text; a field that is missing takes what stands chosen at first. */
export type Asked = Readonly<Partial<Record<CalculationField, string>>>;

/** A vehicle that can be paid off. `residuals` are its guaranteed future values, none for most. */
export type CalculatedVehicle = {
  code: string;
  priceCents: number;
  residuals: readonly Residual[];
};

/** A share of the price; `annualKilometres` null: for every mileage. */
export type Residual = { termMonths: number; annualKilometres: number | null; factor: number };

/** What is wrong with a field, and the nearest value that would do, as it is typed; null where there is none. */
export type CalculationProblem = {
  field: CalculationField;
  kind: 'unknown-model' | 'not-digits' | 'not-offered';
  nearest: string | null;
};

export type Calculation = {
  vehicle: CalculatedVehicle | null;
  /** What every field holds: what was asked, or what stands there at first. */
  typed: Readonly<Record<CalculationField, string>>;
  problems: readonly CalculationProblem[];
  /** Null while something is wrong, or the vehicle has no guaranteed value for this choice. */
  request: QuoteRequest | null;
};

/**
 * Reads what a visitor asks of a calculator. Whatever is not offered is a problem of its field, with the nearest value
 * that is; a deposit above its cap is none: the quote takes the cap, and the page says why. Without a model asked
 * for, the first vehicle counts.
 */
export function readCalculation({
  asked,
  offer,
  vehicles,
}: {
  asked: Asked;
  offer: CalculatorOffer;
  vehicles: readonly CalculatedVehicle[];
}): Calculation {
  const typed = {
    modelCode: asked.modelCode ?? vehicles[0]?.code ?? '',
    deposit: asked.deposit ?? String(offer.defaultDepositCents / 100),
    termMonths: asked.termMonths ?? String(offer.defaultTermMonths),
    balloonPercent: asked.balloonPercent ?? String(offer.defaultBalloonPercent),
    annualRatePercent: asked.annualRatePercent ?? String(offer.defaultRatePercent),
    annualKilometres: asked.annualKilometres ?? String(offer.defaultAnnualKilometres),
  };
  const vehicle = findVehicle(vehicles, typed.modelCode);
  const { values, problems } = readFields(typed, offer);
  if (!vehicle) problems.unshift({ field: 'modelCode', kind: 'unknown-model', nearest: null });
  const end = vehicle && values && endOf({ vehicle, values, offer });
  if (!vehicle || !values || !end) return { vehicle, typed, problems, request: null };
  const { depositCents, termMonths, annualRatePercent } = values;
  const request = { priceCents: vehicle.priceCents, depositCents, termMonths, annualRatePercent, end };
  return { vehicle, typed, problems, request };
}

/** By its code, in any case. */
export function findVehicle<Vehicle extends { code: string }>(
  vehicles: readonly Vehicle[],
  code: string,
): Vehicle | null {
  const wanted = code.trim().toUpperCase();
  return vehicles.find((one) => one.code === wanted) ?? null;
}

type Values = {
  depositCents: number;
  termMonths: number;
  annualRatePercent: number;
  balloonPercent: number;
  annualKilometres: number;
};

/** `values` is null where one of them is a problem. */
function readFields(
  typed: Calculation['typed'],
  offer: CalculatorOffer,
): { values: Values | null; problems: CalculationProblem[] } {
  const problems: CalculationProblem[] = [];
  const refuse = (field: CalculationField, kind: CalculationProblem['kind'], nearest: string) => {
    problems.push({ field, kind, nearest });
    return 0;
  };
  const oneOf = (field: CalculationField, offered: readonly number[], atFirst: number) => {
    const value = toNumber(typed[field]);
    if (value !== null && offered.includes(value)) return value;
    return refuse(field, 'not-offered', String(nearestOf(offered, value ?? atFirst)));
  };
  const rate = toNumber(typed.annualRatePercent);
  const values = {
    depositCents: readDepositCents(typed.deposit) ?? refuse('deposit', 'not-digits', nearestDigits(typed.deposit)),
    termMonths: oneOf('termMonths', offer.termMonths, offer.defaultTermMonths),
    balloonPercent:
      offer.balloonPercents.length > 0
        ? oneOf('balloonPercent', offer.balloonPercents, offer.defaultBalloonPercent)
        : 0,
    annualKilometres:
      offer.annualKilometres.length > 0
        ? oneOf('annualKilometres', offer.annualKilometres, offer.defaultAnnualKilometres)
        : 0,
    annualRatePercent:
      rate !== null && isOfferedRate(offer, rate)
        ? rate
        : refuse('annualRatePercent', 'not-offered', String(nearestRate(offer, rate))),
  };
  return { values: problems.length > 0 ? null : values, problems };
}

function endOf({
  vehicle,
  values,
  offer,
}: {
  vehicle: CalculatedVehicle;
  values: Values;
  offer: CalculatorOffer;
}): QuoteRequest['end'] | null {
  if (offer.balloonPercents.length > 0) return { kind: 'balloon', percent: values.balloonPercent };
  return residualOf(vehicle, values.termMonths, values.annualKilometres);
}

/** The guaranteed value for a term and mileage: that of this mileage, or else the one for every mileage. */
export function residualOf(
  { residuals }: Pick<CalculatedVehicle, 'residuals'>,
  termMonths: number,
  annualKilometres: number,
): { kind: 'residual'; factor: number } | null {
  const ofTerm = residuals.filter((residual) => residual.termMonths === termMonths);
  const found =
    ofTerm.find((residual) => residual.annualKilometres === annualKilometres) ??
    ofTerm.find((residual) => residual.annualKilometres === null);
  return found ? { kind: 'residual', factor: found.factor } : null;
}

/**
 * An amount as it is typed: digits, a currency and what stands between thousands left out; one or two digits behind a
 * comma or point are cents. Null for anything else, and for what no vehicle costs.
 */
export function readAmountCents(typed: string): number | null {
  const digits = typed
    .replace(/^\s*(R|N\$)/i, '')
    .replace(/\s|[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  return /^(\d{1,12}(\.\d{0,2})?)?$/.test(digits) ? toCents(Number(digits)) : null;
}

/** A deposit is whole rand: cents that were typed are left out (T-202). */
export function readDepositCents(typed: string): number | null {
  const cents = readAmountCents(typed);
  return cents && cents - (cents % 100);
}

/** Of what is no amount its digits, none of a negative one, without cents: the nearest that would do. */
export function nearestDigits(typed: string, without = '0'): string {
  return typed.replace(/^\s*-.*|[.,]\d\d?\D*$|\D/g, '').slice(0, 12) || without;
}

function isOfferedRate({ rates }: CalculatorOffer, value: number): boolean {
  if (rates.kind === 'list') return rates.percents.includes(value);
  return value >= rates.lowest && value <= rates.highest && Number.isInteger((value - rates.lowest) / rates.step);
}

function nearestRate({ rates, defaultRatePercent }: CalculatorOffer, value: number | null): number {
  const wanted = value ?? defaultRatePercent;
  if (rates.kind === 'list') return nearestOf(rates.percents, wanted);
  const steps = Math.round((wanted - rates.lowest) / rates.step);
  return Math.min(rates.highest, Math.max(rates.lowest, rates.lowest + steps * rates.step));
}

/** Of what is offered the nearest to a wish. */
export function nearestOf(values: readonly number[], wanted: number): number {
  const ordered = [...values].sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
  return ordered[0] ?? wanted;
}

/** A plain number as it is typed, with point or comma; null for anything else, `1e9` and `NaN` too. */
function toNumber(typed: string): number | null {
  const plain = typed.trim().replace(/%$/, '').replace(',', '.');
  return /^-?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}
