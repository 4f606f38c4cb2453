import { findVehicle, nearestDigits, nearestOf, readDepositCents } from '@/domain/finance/calculation';
import { type ComparedRequest, comparedMonths } from '@/domain/finance/ways-to-pay';

/** How the block's form names itself in the address. */
export const calculatorName = 'ways-to-pay';

export const comparedFields = ['modelCode', 'deposit', 'months', 'monthlyKilometres'] as const;

export type ComparedField = (typeof comparedFields)[number];

/** Kilometres a month that can be asked for, as the finance table has them. */
export type KilometreChoice = {
  lowestMonthlyKilometres: number;
  highestMonthlyKilometres: number;
  monthlyKilometresStep: number;
  defaultMonthlyKilometres: number;
};

export type ComparedAsked<Vehicle> = {
  vehicle: Vehicle | null;
  /** What every field holds: what was asked, or what stands there at first. */
  typed: Readonly<Record<ComparedField, string>>;
  /** `nearest` is what would do, as it is typed. */
  problems: readonly { field: ComparedField; nearest: string }[];
  /** Null while something is wrong. */
  request: ComparedRequest | null;
};

/**
 * Reads what a visitor asks to be compared from a page's query; another calculator's is not this one's. Without a model
 * the first vehicle counts. What cannot be is a problem of its field, with the nearest value that can.
 */
export function readCompared<Vehicle extends { code: string; priceCents: number }>({
  query,
  vehicles,
  kilometres,
}: {
  query: string;
  vehicles: readonly Vehicle[];
  kilometres: KilometreChoice;
}): ComparedAsked<Vehicle> {
  const address = new URLSearchParams(query);
  const asked = address.get('calculator') === calculatorName ? address : new URLSearchParams();
  const typed = {
    modelCode: read(asked, 'modelCode') ?? vehicles[0]?.code ?? '',
    deposit: read(asked, 'deposit') ?? '0',
    months: read(asked, 'months') ?? String(defaultMonths),
    monthlyKilometres: read(asked, 'monthlyKilometres') ?? String(kilometres.defaultMonthlyKilometres),
  };
  const vehicle = findVehicle(vehicles, typed.modelCode);
  const depositCents = readDepositCents(typed.deposit);
  const months = readOneOf(comparedMonths, typed.months, defaultMonths);
  const monthly = readOneOf(kilometreChoices(kilometres), typed.monthlyKilometres, kilometres.defaultMonthlyKilometres);
  const problems = [
    ...(vehicle ? [] : [{ field: 'modelCode' as const, nearest: vehicles[0]?.code ?? '' }]),
    ...(depositCents === null
      ? [{ field: 'deposit' as const, nearest: nearestDeposit(typed.deposit, vehicle?.priceCents ?? 0) }]
      : []),
    ...(months.isOffered ? [] : [{ field: 'months' as const, nearest: String(months.value) }]),
    ...(monthly.isOffered ? [] : [{ field: 'monthlyKilometres' as const, nearest: String(monthly.value) }]),
  ];
  const request =
    problems.length > 0 || depositCents === null
      ? null
      : { depositCents, months: months.value, monthlyKilometres: monthly.value };
  return { vehicle, typed, problems, request };
}

/** From the lowest to the highest, step by step. */
export function kilometreChoices(choice: KilometreChoice): number[] {
  const { lowestMonthlyKilometres: lowest, highestMonthlyKilometres: highest, monthlyKilometresStep: step } = choice;
  return Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, index) => lowest + index * step);
}

const defaultMonths = 48;

/** No field needs more; whoever sends more gets as much of it back. */
const longestTyped = 40;

function read(asked: URLSearchParams, field: ComparedField): string | undefined {
  return asked.get(field)?.trim().slice(0, longestTyped);
}

/** `value` is the nearest where what was typed is not offered. */
function readOneOf(offered: readonly number[], typed: string, atFirst: number): { isOffered: boolean; value: number } {
  const wanted = /^-?[1-9]\d{0,8}$/.test(typed) ? Number(typed) : null;
  if (wanted !== null && offered.includes(wanted)) return { isOffered: true, value: wanted };
  return { isOffered: false, value: nearestOf(offered, wanted ?? atFirst) };
}

/** The number that it begins with, at most the price; nothing below zero. */
function nearestDeposit(typed: string, priceCents: number): string {
  const [begin = ''] = /^[\d\s.,]*/.exec(typed.replace(/^\s*(R|N\$)/i, '')) ?? [];
  return String(Math.min(Number(nearestDigits(begin)), Math.floor(priceCents / 100)));
}
