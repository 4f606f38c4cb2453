import { type Asked, type CalculatedVehicle, type Calculation, readCalculation } from '../finance/calculation';
import type { CalculatorOffer } from '../finance/calculator-offer';
import { toCents } from '../finance/exact';
import { southAfricanProvinces, toProvince } from '../province/province';
import { type KeptVehicle, type StoredOwnershipCosts, toAssumptions } from './assumptions';
import type { KeepingInput } from './keeping-cost';
import { type NumberRange, readNumber } from './read-number';

/** What is chosen first: the names are those of the fields and of the address. */
export const choiceFields = [
  'modelCode',
  'deposit',
  'termMonths',
  'balloonPercent',
  'monthlyKilometres',
  'province',
] as const;

/** What is assumed and may be typed anew. Rand, kilometres, litres, percent. */
export const assumptionFields = [
  'litresPer100Kilometres',
  'pumpPrice',
  'insurance',
  'licence',
  'serviceCost',
  'serviceKilometres',
  'plannedServices',
  'tyreSet',
  'tyreKilometres',
  'worthPercent',
  'annualRatePercent',
] as const;

export type ChoiceField = (typeof choiceFields)[number];
export type AssumptionField = (typeof assumptionFields)[number];
export type KeepingField = ChoiceField | AssumptionField;

/** For what the assumptions were stated that stood in the form: 'C18.Gauteng.72'. */
export const statedForField = 'statedFor';

/** A vehicle that can be paid off and kept. */
export type KeepableVehicle = CalculatedVehicle & { kept: KeptVehicle };

export type KeepingProblem = {
  field: KeepingField;
  kind: 'unknown-model' | 'unknown-province' | 'not-digits' | 'not-offered' | 'not-a-number' | 'out-of-range';
  /** The nearest that would do, as it is typed; null where there is none. */
  nearest: string | null;
  /** Where it must lie. */
  range: NumberRange | null;
};

export type KeepingAsked = {
  vehicle: KeepableVehicle | null;
  /** What every field holds: what was asked, or what stands there at first ('' for what is not known). */
  typed: Readonly<Record<KeepingField, string>>;
  /** What is stated of every assumption, as it is typed; '' for what is not known. */
  stated: Readonly<Record<AssumptionField, string>>;
  /** The assumptions that are the visitor's own. */
  own: readonly AssumptionField[];
  problems: readonly KeepingProblem[];
  statedFor: string;
  /** Both null while something is wrong. */
  input: KeepingInput | null;
  request: Calculation['request'];
};

export const kilometresRange: NumberRange = { lowest: 100, highest: 10_000, places: 0 };

/** The ranges of the assumptions; the rate has its own, which the finance desk sets. */
const assumptionRanges: Readonly<Record<Exclude<AssumptionField, 'annualRatePercent'>, NumberRange>> = {
  litresPer100Kilometres: { lowest: 1, highest: 40, places: 2 },
  pumpPrice: { lowest: 1, highest: 200, places: 2 },
  insurance: { lowest: 0, highest: 50_000, places: 2 },
  licence: { lowest: 0, highest: 50_000, places: 2 },
  serviceCost: { lowest: 0, highest: 100_000, places: 2 },
  serviceKilometres: { lowest: 1_000, highest: 100_000, places: 0 },
  plannedServices: { lowest: 0, highest: 50, places: 0 },
  tyreSet: { lowest: 0, highest: 200_000, places: 2 },
  tyreKilometres: { lowest: 1_000, highest: 200_000, places: 0 },
  worthPercent: { lowest: 0, highest: 100, places: 2 },
};

type KeepingQuestion = {
  asked: ReadonlyMap<string, string>;
  offer: CalculatorOffer;
  vehicles: readonly KeepableVehicle[];
  costs: StoredOwnershipCosts & { kilometresAMonth: number };
  /** What stands chosen at first. */
  atFirst: { modelCode: string; province: string };
};

/**
 * Reads what a visitor asks of the cost of keeping a vehicle (issue 5 §3.3, §4). An assumption that is empty, or still
 * as it was stated for the vehicle, province and term that the form was made for, follows what is stated for those
 * chosen now; everything else typed is the visitor's own. Whatever is not offered is a problem of its field.
 */
export function readKeeping(question: KeepingQuestion): KeepingAsked {
  const { asked, offer, vehicles, costs } = question;
  const stands = standing(question);
  const rate = stands('annualRatePercent');
  const calculation = readCalculation({ asked: toLoan(question, rate), offer, vehicles });
  const problems: KeepingProblem[] = calculation.problems.flatMap(({ field, ...problem }) =>
    field === 'annualKilometres' ? [] : [{ field, ...problem, range: null }],
  );
  const use = readUse(question, problems);
  const vehicle = vehicles.find(({ code }) => code === calculation.vehicle?.code) ?? null;
  const termMonths =
    offer.termMonths.find((months) => months === Number(calculation.typed.termMonths)) ?? offer.defaultTermMonths;
  const stated = vehicle && toAssumptions({ costs, vehicle: vehicle.kept, termMonths, ...use });
  const written = stated ? toTyped(stated) : nothingStated;
  const own = ownFields.filter((field) => (stands(field) ?? written[field]) !== written[field]);
  const typed = Object.fromEntries(ownFields.map((field) => [field, stands(field) ?? written[field]])) as Typed;
  const values = readAssumptions({ typed, own, stated: written, problems });
  const isRight = problems.length === 0;
  return {
    vehicle,
    typed: {
      ...calculation.typed,
      ...typed,
      monthlyKilometres: asked.get('monthlyKilometres') ?? String(costs.kilometresAMonth),
      province: asked.get('province') ?? question.atFirst.province,
    },
    stated: { ...written, annualRatePercent: String(offer.defaultRatePercent) },
    own: rate === undefined ? own : [...own, 'annualRatePercent'],
    problems,
    statedFor: vehicle ? [vehicle.code, use.province, termMonths].join('.') : '',
    input: stated && isRight ? toInput(stated, values) : null,
    request: isRight ? calculation.request : null,
  };
}

/** Where and how far it is driven; what stands at first in place of what is refused. */
function readUse(
  { asked, costs, atFirst }: KeepingQuestion,
  problems: KeepingProblem[],
): { province: string; monthlyKilometres: number } {
  const kilometres = readNumber(asked.get('monthlyKilometres') ?? String(costs.kilometresAMonth), kilometresRange);
  if (!kilometres.ok) {
    const nearest = String(kilometres.nearest ?? costs.kilometresAMonth);
    problems.push(
      toRangeProblem({ field: 'monthlyKilometres', found: kilometres.nearest, range: kilometresRange, nearest }),
    );
  }
  const province = readProvince(asked.get('province') ?? atFirst.province);
  if (!province) problems.push({ field: 'province', kind: 'unknown-province', nearest: atFirst.province, range: null });
  return {
    province: province ?? atFirst.province,
    monthlyKilometres: kilometres.ok ? kilometres.value : costs.kilometresAMonth,
  };
}

type OwnField = keyof typeof assumptionRanges;
type Typed = Record<OwnField, string>;

const ownFields = assumptionFields.filter((field): field is OwnField => field !== 'annualRatePercent');

const nothingStated = Object.fromEntries(ownFields.map((field) => [field, ''])) as Typed;

/** Without a balloon asked for it is the least that is offered: the page is about the whole cost. */
function toLoan({ asked, offer, atFirst }: KeepingQuestion, rate: string | undefined): Asked {
  const leastBalloon = String(Math.min(...offer.balloonPercents));
  return {
    modelCode: asked.get('modelCode') ?? atFirst.modelCode,
    deposit: asked.get('deposit'),
    termMonths: asked.get('termMonths'),
    balloonPercent: asked.get('balloonPercent') ?? (offer.balloonPercents.length > 0 ? leastBalloon : undefined),
    annualRatePercent: rate,
  };
}

/** What stands typed of an assumption; undefined where it is as it was stated when the form was made. */
function standing({ asked, offer, vehicles, costs }: KeepingQuestion): (field: AssumptionField) => string | undefined {
  const [code, province = '', months] = (asked.get(statedForField) ?? '').split('.');
  const vehicle = vehicles.find((one) => one.code === code);
  const termMonths = Number(months);
  const isKnown = vehicle && readProvince(province) && offer.termMonths.includes(termMonths);
  const before = isKnown
    ? toTyped(toAssumptions({ costs, vehicle: vehicle.kept, province, termMonths, monthlyKilometres: 0 }))
    : null;
  const isBack = asked.get('assumptions') === 'stated';
  return (field) => {
    const typed = asked.get(field);
    if (isBack || typed === undefined || typed.trim() === '') return undefined;
    const stated = field === 'annualRatePercent' ? String(offer.defaultRatePercent) : before?.[field];
    return typed.trim() === stated ? undefined : typed;
  };
}

function readProvince(typed: string): string | null {
  const province = toProvince(typed);
  return southAfricanProvinces.find((one) => one === province) ?? null;
}

/** `found` null: nothing like a number was typed. */
function toRangeProblem({
  field,
  found,
  range,
  nearest,
}: {
  field: KeepingField;
  found: number | null;
  range: NumberRange;
  nearest: string | null;
}): KeepingProblem {
  return { field, kind: found === null ? 'not-a-number' : 'out-of-range', nearest, range };
}

type Values = Record<OwnField, number | null>;

/** Null: not known. A problem offers the nearest, or else what is stated. */
function readAssumptions({
  typed,
  own,
  stated,
  problems,
}: {
  typed: Typed;
  own: readonly AssumptionField[];
  stated: Typed;
  problems: KeepingProblem[];
}): Values {
  const read = (field: OwnField): number | null => {
    if (typed[field] === '') return null;
    if (!own.includes(field)) return Number(typed[field]);
    const range = assumptionRanges[field];
    const found = readNumber(typed[field], range);
    if (found.ok) return found.value;
    const nearest = found.nearest === null ? stated[field] || null : String(found.nearest);
    problems.push(toRangeProblem({ field, found: found.nearest, range, nearest }));
    return null;
  };
  return Object.fromEntries(ownFields.map((field) => [field, read(field)])) as Values;
}

/** What is stated, as it stands in the fields: '' for what is not known. */
function toTyped(stated: KeepingInput): Typed {
  const { litresPer100Kilometres, centsPerLitre, service, tyres } = stated;
  return {
    litresPer100Kilometres: write(litresPer100Kilometres),
    pumpPrice: writeRand(centsPerLitre),
    insurance: writeRand(stated.insuranceCentsPerMonth),
    licence: writeRand(stated.licenceCentsPerYear),
    serviceCost: service ? writeRand(service.costCents) : '',
    serviceKilometres: write(service?.intervalKilometres),
    plannedServices: write(service?.plannedServices),
    tyreSet: tyres ? writeRand(tyres.setCents) : '',
    tyreKilometres: write(tyres?.lifeKilometres),
    worthPercent: write(stated.worthAtEndPercent),
  };
}

function write(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function writeRand(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** A service and a set of tyres are known when both of their figures are. */
function toInput(stated: KeepingInput, values: Values): KeepingInput {
  const { serviceCost, serviceKilometres, tyreSet, tyreKilometres } = values;
  return {
    ...stated,
    litresPer100Kilometres: values.litresPer100Kilometres,
    centsPerLitre: centsOf(values.pumpPrice, stated.centsPerLitre),
    insuranceCentsPerMonth: centsOf(values.insurance, stated.insuranceCentsPerMonth),
    licenceCentsPerYear: centsOf(values.licence, stated.licenceCentsPerYear),
    service:
      serviceCost !== null && serviceKilometres !== null
        ? {
            costCents: toCents(serviceCost),
            intervalKilometres: serviceKilometres,
            plannedServices: values.plannedServices,
          }
        : null,
    tyres:
      tyreSet !== null && tyreKilometres !== null
        ? { setCents: toCents(tyreSet), lifeKilometres: tyreKilometres }
        : null,
    worthAtEndPercent: values.worthPercent ?? stated.worthAtEndPercent,
  };
}

function centsOf(rand: number | null, stated: number): number {
  return rand === null ? stated : toCents(rand);
}
