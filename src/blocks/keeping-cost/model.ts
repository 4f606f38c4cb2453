import type { FinanceTable, KeepingCostBlock, OwnershipCost, VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { CalculatedVehicle } from '@/domain/finance/calculation';
import { type CalculatorOffer, toCalculatorOffer } from '@/domain/finance/calculator-offer';
import { toQuote } from '@/domain/finance/quote';
import { hasStatedCosts } from '@/domain/ownership/assumptions';
import {
  assumptionFields,
  choiceFields,
  type KeepingAsked,
  type KeepingField,
  type KeepingProblem,
  kilometresRange,
  readKeeping,
} from '@/domain/ownership/read-keeping';
import { askedOf } from '@/features/keeping/asked-of';
import { toProvinceOptions, toVehicleOptions } from '@/features/keeping/choice-options';
import { toNearestAddress } from '@/features/keeping/nearest-address';
import { toStartingChoice } from '@/features/keeping/starting-choice';
import { formatRand, formatRandExact } from '@/i18n/format';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { SelectOption } from '@/ui/field';
import { pumpNote } from './pump-note';
import { type KeepingResult, toKeepingResult } from './result';

/** The name by which the form asks, and the place that it comes back to. */
export const calculator = 'keeping-cost';

type Vehicle = CalculatedVehicle & { name: string; model: VehicleModel; range: VehicleRange };

export type FieldView = { value: string; hint: string | null; error: string | null };

export type Keeping = {
  /** Where the form asks, with the place to come back to. */
  action: string;
  /** For what the assumptions in the form are stated. */
  statedFor: string;
  fields: Record<KeepingField, FieldView>;
  options: {
    vehicles: { label: string; options: SelectOption[] }[];
    provinces: SelectOption[];
    terms: SelectOption[];
    balloons: SelectOption[];
  };
  errors: { field: KeepingField; message: string }[];
  nearestUrl: string | null;
  /** How many assumptions are the visitor's own; null where none is. */
  own: string | null;
  /** The assumptions stand open: something in them is the visitor's, or wrong. */
  isOpen: boolean;
  result: KeepingResult | null;
  pumpNote: string;
};

type KeepingSource = {
  locale: Locale;
  path: string;
  query: string;
  /** The dealer's. */
  province: string | null;
  range: KeepingCostBlock['range'];
  table: FinanceTable | null;
  vehicles: readonly Vehicle[];
  costs: OwnershipCost;
};

/** What is asked and what comes of it, in finished words; null where the figures for it are missing. */
export function toKeeping(source: KeepingSource): Keeping | null {
  const { locale, path, query, province, range, table, costs } = source;
  const vehicles = source.vehicles.map((one) => ({ ...one, kept: toKept(one) }));
  if (!table || vehicles.length === 0 || !hasStatedCosts(costs)) return null;
  const t = getWords(locale, 'keeping');
  const action = `${localePath(locale, path)}#${calculator}`;
  const asked = askedOf(query, calculator);
  const offer = toCalculatorOffer(table, { calculator: 'instalment' });
  const atFirst = toStartingChoice({ vehicles, range, path, province });
  const found = readKeeping({ asked, offer, vehicles, costs, atFirst });
  const quote = found.request && toQuote(found.request, offer.terms);
  const isCapped = quote !== null && found.request !== null && found.request.depositCents > quote.depositCents;
  const errors = found.problems.map((problem) => ({
    field: problem.field,
    message: toMessage(locale, problem, found.typed[problem.field]),
  }));
  const vehicle = vehicles.find(({ code }) => code === found.vehicle?.code);
  return {
    action,
    statedFor: found.statedFor,
    fields: toFields({ locale, found, offer, errors, costs, capCents: isCapped ? quote.depositCapCents : null }),
    options: {
      vehicles: toVehicleOptions(vehicles),
      provinces: toProvinceOptions(locale),
      terms: offer.termMonths.map((count) => ({ value: String(count), label: t('months', { count }) })),
      balloons: offer.balloonPercents.map((percent) => ({
        value: String(percent),
        label: percent === 0 ? t('options.noBalloon') : t('options.balloon', { percent: `${percent}%` }),
      })),
    },
    errors,
    nearestUrl: toNearestAddress({ action, calculator, asked, problems: found.problems }),
    own: found.own.length > 0 ? t('form.own', { count: found.own.length }) : null,
    isOpen: found.own.length > 0 || errors.some(({ field }) => assumptionFields.some((one) => one === field)),
    result:
      quote && found.request && found.input && vehicle
        ? toKeepingResult({
            locale,
            vehicle,
            province: found.typed.province,
            own: found.own,
            insurancePercent: costs.insurancePercent,
            input: found.input,
            request: found.request,
            quote,
          })
        : null,
    pumpNote: pumpNote(locale, costs),
  };
}

function toKept({ model, range, priceCents }: Vehicle) {
  const { litresPer100Kilometres, pumpFuel, plannedServices } = model;
  return { bodyType: range.bodyType, priceCents, litresPer100Kilometres, pumpFuel, plannedServices };
}

/** In the field there stands what was typed; a list shows the nearest where it lacks that. */
function toFields({
  locale,
  found,
  offer,
  errors,
  costs,
  capCents,
}: {
  locale: Locale;
  found: KeepingAsked;
  offer: CalculatorOffer;
  errors: Keeping['errors'];
  costs: OwnershipCost;
  capCents: number | null;
}): Keeping['fields'] {
  const t = getWords(locale, 'keeping');
  const hints: Partial<Record<KeepingField, string>> = {
    monthlyKilometres: t('hints.kilometres', {
      lowest: count(kilometresRange.lowest),
      highest: count(kilometresRange.highest),
    }),
    pumpPrice: pumpNote(locale, costs),
    annualRatePercent: rateHint(locale, offer) ?? undefined,
    ...(capCents === null ? {} : { deposit: t('hints.depositCap', { amount: formatRandExact(capCents / 100) }) }),
  };
  for (const field of assumptionFields) {
    const stated = found.stated[field];
    if (found.own.includes(field)) hints[field] = stated && t('hints.stated', { value: stated });
    else if (stated === '') hints[field] = t('hints.notKnown');
  }
  const toField = (field: KeepingField): FieldView => {
    const problem = found.problems.find((one) => one.field === field);
    const isChosen = problem?.kind === 'not-offered' && field !== 'annualRatePercent';
    return {
      value:
        problem && (isChosen || problem.kind === 'unknown-province') ? (problem.nearest ?? '') : found.typed[field],
      hint: hints[field] || null,
      error: errors.find((one) => one.field === field)?.message ?? null,
    };
  };
  return Object.fromEntries(
    [...choiceFields, ...assumptionFields].map((field) => [field, toField(field)]),
  ) as Keeping['fields'];
}

function rateHint(locale: Locale, { rates }: CalculatorOffer): string | null {
  if (rates.kind === 'list') return null;
  const { lowest, highest, step } = rates;
  return getWords(locale, 'keeping')('hints.rate', {
    lowest: `${lowest}%`,
    highest: `${highest}%`,
    step: `${step}%`,
  });
}

function toMessage(locale: Locale, { kind, nearest, range }: KeepingProblem, typed: string): string {
  const t = getWords(locale, 'keeping');
  const offered = nearest ?? '';
  if (kind === 'unknown-model') return t('problems.unknownModel', { typed });
  if (kind === 'unknown-province') return t('problems.unknownProvince', { typed });
  if (kind === 'not-digits') return t('problems.notDigits', { nearest: offered });
  if (kind === 'not-offered' || !range) return t('problems.notOffered', { typed, nearest: offered });
  const ends = { lowest: count(range.lowest), highest: count(range.highest) };
  if (kind === 'not-a-number' && nearest === null) return t('problems.notANumber', ends);
  const offer = { ...ends, nearest: count(Number(offered)) };
  if (kind === 'not-a-number') return t('problems.notANumberSuch', offer);
  return t('problems.outOfRange', { ...offer, places: range.places });
}

/** Grouped as amounts are, with the decimals that there are. */
function count(value: number): string {
  return Number.isInteger(value) ? formatRand(value, '') : String(value);
}
