import type { CollectionConfig, Field, NumberField } from 'payload';
import {
  highestInitiationFee,
  highestMonthlyFee,
  highestRatePercent,
  type RegulatedCaps,
} from '@/domain/finance/regulated';
import { accessFor } from '../access/access-for';
import { noteEditor } from '../hooks/note-editor';
import { highestInitiationFeeRule, highestMonthlyFeeRule, highestRateRule } from '../regulated-words';

type Options = Partial<Pick<NumberField, 'admin' | 'validate'>>;

function amount(name: string, options: Options = {}): Field {
  return { name, type: 'number', required: true, min: 0, ...options } as NumberField;
}

function numbers(name: string, options: Options = {}): Field {
  return { name, type: 'number', hasMany: true, required: true, min: 0, minRows: 1, ...options } as NumberField;
}

function group(name: string, label: string, fields: Field[]): Field {
  return { name, label, type: 'group', fields };
}

/**
 * Refuses what is above a cap and says the rule. `highest` is asked with the caps of the table as it is about to be
 * saved; while they are incomplete, their own fields say so.
 */
function upTo(highest: (caps: RegulatedCaps) => number, rule: (caps: RegulatedCaps, most: number) => string) {
  return (value: unknown, { data }: { data: unknown }): true | string => {
    const caps = (data as { regulated?: Partial<RegulatedCaps> }).regulated;
    const given = [value].flat();
    if (given.some((one) => typeof one !== 'number' || !Number.isFinite(one) || one < 0))
      return 'A number of at least 0.';
    if (!caps || Object.values(caps).some((one) => one === null || one === undefined)) return true;
    const most = highest(caps as RegulatedCaps);
    return given.every((one) => Number(one) <= most) || rule(caps as RegulatedCaps, most);
  };
}

const upToHighestRate = upTo(highestRatePercent, highestRateRule);

const upToHighestMonthlyFee = upTo(highestMonthlyFee, highestMonthlyFeeRule);

const upToHighestInitiationFee = upTo((caps) => highestInitiationFee(caps), highestInitiationFeeRule);

const months = { admin: { description: 'Months.' } };

const terms = [numbers('termMonths', months), amount('defaultTermMonths', months)];

const balloons = [
  numbers('balloonPercents', { admin: { description: 'Percent of the price.' } }),
  amount('defaultBalloonPercent'),
];

const defaultRate = amount('defaultRatePercent', { validate: upToHighestRate });

/** Rates to choose from, one by one. */
const rateList = [numbers('ratePercents', { validate: upToHighestRate }), defaultRate];

/** Rates to choose from on a slider. */
const rateSlider = [
  amount('lowestRatePercent', { validate: upToHighestRate }),
  amount('highestRatePercent', { validate: upToHighestRate }),
  amount('rateStepPercent'),
  defaultRate,
];

const deposit: Field[] = [
  {
    name: 'depositCap',
    type: 'select',
    required: true,
    options: [
      { value: 'amount', label: 'An amount' },
      { value: 'percent', label: 'Percent of the price' },
      { value: 'price', label: 'The price' },
    ],
  },
  {
    name: 'depositCapValue',
    type: 'number',
    min: 0,
    admin: { description: 'In rand or percent.', condition: (_, { depositCap }) => depositCap !== 'price' },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      (siblingData as { depositCap?: string }).depositCap === 'price' ||
      (typeof value === 'number' && value >= 0) ||
      'A number of at least 0.',
  } as NumberField,
  amount('defaultDeposit'),
];

const fees = [
  amount('monthlyFee', { validate: upToHighestMonthlyFee }),
  amount('initiationFee', { validate: upToHighestInitiationFee }),
];

/**
 * What the calculators may offer from a day on: rates, fees, caps, terms and what stands chosen at first (T§9). The
 * latest table that has begun holds. Every change is kept, with who made it. Rand with VAT; percent of the price; percent
 * a year.
 */
export const FinanceTables: CollectionConfig = {
  slug: 'finance-tables',
  labels: { singular: 'Finance table', plural: 'Finance tables' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'validFrom', 'updatedAt', 'changedBy'],
    group: 'Vehicles',
    description: 'The calculators use the latest one that has begun.',
  },
  access: { ...accessFor('finance-tables'), readVersions: accessFor('finance-tables').update },
  versions: { drafts: false, maxPerDoc: 0 },
  hooks: { beforeChange: [noteEditor] },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true },
    { name: 'validFrom', type: 'date', required: true, index: true },
    {
      name: 'changedBy',
      type: 'relationship',
      relationTo: 'users',
      access: { read: ({ req }) => req.user !== null, create: () => false, update: () => false },
      admin: { readOnly: true, position: 'sidebar' },
    },
    group('regulated', 'What the National Credit Act allows, in rand without VAT', [
      amount('repoRatePercent'),
      { name: 'repoRateDate', type: 'date', required: true },
      amount('pointsAboveRepo'),
      amount('initiationFee'),
      amount('initiationFeePercent'),
      amount('monthlyFee'),
      amount('vatPercent'),
    ]),
    group('instalment', 'Instalment finance', [...terms, ...balloons, ...rateList, ...deposit, ...fees]),
    group('futureDrive', 'Future Drive', [
      ...terms,
      numbers('annualKilometres'),
      amount('defaultAnnualKilometres'),
      ...rateList,
      ...deposit,
      ...fees,
    ]),
    group('traditional', 'Traditional finance, compared', [...terms, ...balloons, ...rateSlider, ...deposit, ...fees]),
    group('lease', 'Lease', [...terms, ...balloons, ...rateSlider, ...deposit, ...fees]),
    group('used', 'Used vehicles', [
      ...terms,
      ...balloons,
      ...rateSlider,
      ...deposit,
      ...fees,
      amount('monthlyFeeNamibia', { admin: { description: 'In Namibian dollar; the cap for rand does not apply.' } }),
    ]),
    group('subscription', 'KINTO', [
      ...terms,
      amount('lowestMonthlyKilometres'),
      amount('highestMonthlyKilometres'),
      amount('monthlyKilometresStep'),
      amount('defaultMonthlyKilometres'),
      amount('protectAmount', { admin: { description: 'A month, where no quote says another.' } }),
    ]),
  ],
};
