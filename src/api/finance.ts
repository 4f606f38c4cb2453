import * as v from 'valibot';
import type { FinanceTable } from '@/cms/payload-types';
import { addMonths, toMonth } from '@/domain/calendar/south-african-time';
import { toCents } from '@/domain/finance/exact';
import { type Calculator, toQuoteTerms } from '@/domain/finance/finance-table';
import { type Quote, type QuoteRequest, type QuoteTerms, toQuote, usedPriceCents } from '@/domain/finance/quote';
import { residualFactorOf } from '@/domain/finance/residual';
import { defaultLocale } from '@/i18n/locales';
import { cacheTag } from '@/lib/cache-tags';
import { heldRead } from '@/lib/held-read';
import { getMarkets } from '@/queries/dealers';
import { getFinanceTable, getGfvValues } from '@/queries/finance';
import type { Operation, Outcome } from './operation';
import type { Problem } from './problem';

const highestMoney = 100_000_000;

/** The ranges that are answered; pages offer the lists of the finance table (contract). */
const price = v.pipe(
  v.number('must be a number'),
  v.gtValue(0, 'must be above 0'),
  v.maxValue(highestMoney, `must be at most ${highestMoney}`),
  v.description('In rand, to the cent.'),
);
const deposit = between(0, highestMoney, 'In rand, to the cent.');
const termMonths = v.pipe(between(6, 96, 'Months.'), v.integer('must be a whole number'));
const annualRatePercent = between(0, 30, 'Percent a year.');
const balloonPercent = between(0, 50, 'Of the price, left at the end.');

const creditBody = v.object({ price, deposit, termMonths, balloonPercent, annualRatePercent }, 'is missing');

const usedBody = v.object(
  {
    listedPrice: price,
    deposit,
    termMonths,
    balloonPercent,
    annualRatePercent,
    market: v.picklist(['ZA', 'NA'], 'must be ZA or NA'),
  },
  'is missing',
);

const futureDriveBody = v.pipe(
  v.object(
    {
      price,
      deposit,
      termMonths,
      annualRatePercent,
      residualFactor: v.optional(
        between(0, 1, 'Of the price, guaranteed at the end. Or modelCode and annualKilometres.'),
      ),
      modelCode: v.optional(v.pipe(v.string('must be text'), v.maxLength(40, 'has at most 40 characters'))),
      annualKilometres: v.optional(between(0, 1_000_000, 'Kilometres a year.')),
    },
    'is missing',
  ),
  v.forward(
    v.check(
      ({ residualFactor, modelCode }) => residualFactor !== undefined || modelCode !== undefined,
      'is missing: give it, or modelCode and annualKilometres',
    ),
    ['residualFactor'],
  ),
  v.forward(
    v.check(
      ({ residualFactor, modelCode, annualKilometres }) =>
        residualFactor !== undefined || modelCode === undefined || annualKilometres !== undefined,
      'is missing: it goes with modelCode',
    ),
    ['annualKilometres'],
  ),
);

const rand = (description: string) => v.pipe(v.number(), v.description(`${description} In rand.`));

/** A quote as the contract names its fields. */
export const quoteSchema = v.pipe(
  v.strictObject({
    calculator: v.string(),
    price: rand('The price that was used; of a used vehicle the listed one with VAT, rounded down to R10.'),
    deposit: rand('The deposit that was used: the one asked for, the cap or the price, whichever is least.'),
    depositCap: rand('The highest deposit of this calculator at this price.'),
    financed: rand('Price less deposit; the initiation fee is not financed.'),
    payment: rand('By the formula, rounded once; below 0 where nothing can be offered.'),
    adminFee: rand('With each instalment.'),
    monthly: rand('Payment and monthly fee; never below 0.'),
    instalments: v.pipe(v.number(), v.description('How many.')),
    lastInstalment: rand('Takes what rounding left over.'),
    totalOfInstalments: rand('With the monthly fees, without the balloon.'),
    balloon: rand('Left to pay, or guaranteed, with the last instalment.'),
    balloonDue: v.pipe(
      v.nullable(v.string()),
      v.description('The month in which it falls due for a contract that is signed now: 2032-11; null without one.'),
    ),
    initiationFee: rand('Once.'),
    totalRepayable: rand('Instalments, balloon and initiation fee.'),
    costOfCredit: rand('Total repayable less what is financed.'),
    offerable: v.pipe(v.boolean(), v.description('False: these are figures, not an offer.')),
    reason: v.pipe(
      v.nullable(v.picklist(['balloon-above-financed', 'payment-below-zero'])),
      v.description('Why it is no offer.'),
    ),
    assumptions: v.pipe(v.array(v.string()), v.description('What the figures rest on.')),
    tableVersion: v.pipe(v.string(), v.description('Which finance table was used, and from which day it holds.')),
  }),
  v.description('A quote. Every amount is in rand to the cent (Namibian dollar for market NA).'),
);

const assumptions = [
  'Instalments are paid in arrears, the first a month after signing.',
  'The rate stays as it is for the whole term.',
  'The initiation fee is paid once and is not financed.',
  'Insurance, licence and delivery are not included.',
];

type Body<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

const credit = (calculator: 'instalment' | 'traditional' | 'lease', table: (stored: FinanceTable) => QuoteTerms) =>
  quoteOperation({
    calculator,
    body: creditBody,
    example: { price: 400_000, deposit: 0, termMonths: 72, balloonPercent: 30, annualRatePercent: 12 },
    read: async (body: Body<typeof creditBody>, stored) => ({
      ok: true,
      value: { request: toRequest(body, toCents(body.price), balloonOf(body)), terms: table(stored) },
    }),
  });

/** Every calculator by its name in the address. */
export const financeOperations: ReadonlyMap<string, Operation> = new Map<Calculator, Operation>([
  ['instalment', credit('instalment', ({ instalment }) => toQuoteTerms(instalment))],
  ['traditional', credit('traditional', ({ traditional }) => toQuoteTerms(traditional))],
  ['lease', credit('lease', ({ lease }) => toQuoteTerms(lease))],
  [
    'future-drive',
    quoteOperation({
      calculator: 'future-drive',
      body: futureDriveBody,
      example: { price: 400_000, deposit: 0, termMonths: 48, annualRatePercent: 12, residualFactor: 0.45 },
      read: async (body: Body<typeof futureDriveBody>, { futureDrive }) => {
        const factor = await factorOf(body);
        if (factor === null) return { ok: false, error: noResidual };
        const request = toRequest(body, toCents(body.price), { kind: 'residual', factor });
        return { ok: true, value: { request, terms: toQuoteTerms(futureDrive) } };
      },
    }),
  ],
  [
    'used',
    quoteOperation({
      calculator: 'used',
      body: usedBody,
      example: {
        listedPrice: 199_900,
        deposit: 10_000,
        termMonths: 60,
        balloonPercent: 0,
        annualRatePercent: 10,
        market: 'ZA',
      },
      read: async (body: Body<typeof usedBody>, { used }) => {
        const market = (await heldMarkets()).find(({ code }) => code === body.market);
        if (!market) return { ok: false, error: noTable };
        const priceCents = usedPriceCents(toCents(body.listedPrice), market.vatRate);
        const terms = toQuoteTerms(used, body.market === 'NA' ? { monthlyFee: used.monthlyFeeNamibia } : {});
        return { ok: true, value: { request: toRequest(body, priceCents, balloonOf(body)), terms } };
      },
    }),
  ],
]);

const heldTable = heldRead({ tags: [cacheTag.financeTables], read: getFinanceTable });
const heldValues = heldRead({ tags: [cacheTag.gfvValues, cacheTag.rangeList], read: getGfvValues });
const heldMarkets = heldRead({ tags: [cacheTag.markets], read: () => getMarkets(defaultLocale) });

const noTable: Problem = { kind: 'unavailable', detail: 'No finance table holds today.' };

const noResidual: Problem = {
  kind: 'cannot-be-computed',
  detail: 'modelCode has no guaranteed future value for this term and mileage.',
  errors: [{ location: 'modelCode', message: 'has no guaranteed future value for this term and mileage' }],
};

function quoteOperation<Schema extends v.GenericSchema<unknown, unknown>>({
  calculator,
  body,
  example,
  read,
}: {
  calculator: Calculator;
  body: Schema;
  example: v.InferInput<Schema>;
  read: (
    body: v.InferOutput<Schema>,
    table: FinanceTable,
  ) => Promise<Outcome<{ request: QuoteRequest; terms: QuoteTerms }>>;
}): Operation {
  return {
    method: 'POST',
    path: `/api/v1/finance/${calculator}`,
    summary: `A quote: ${calculator}`,
    example: JSON.stringify(example),
    parameters: v.object({}),
    body,
    answer: quoteSchema,
    handle: async (asked) => {
      const table = await heldTable();
      if (!table) return { ok: false, error: noTable };
      const outcome = await read(asked.body as v.InferOutput<Schema>, table);
      if (!outcome.ok) return outcome;
      const quote = toQuote(outcome.value.request, outcome.value.terms);
      return { ok: true, value: toAnswer({ calculator, quote, table, now: new Date() }) };
    },
  };
}

type Asked = { deposit: number; termMonths: number; annualRatePercent: number };

function toRequest(asked: Asked, priceCents: number, end: QuoteRequest['end']): QuoteRequest {
  const { deposit: depositRand, termMonths: months, annualRatePercent: rate } = asked;
  return { priceCents, depositCents: toCents(depositRand), termMonths: months, annualRatePercent: rate, end };
}

function balloonOf({ balloonPercent: percent }: { balloonPercent: number }): QuoteRequest['end'] {
  return { kind: 'balloon', percent };
}

/** The given one, 0 included; or that of the model, null where it has none. */
async function factorOf(body: Body<typeof futureDriveBody>): Promise<number | null> {
  const { residualFactor, modelCode = '', termMonths: months, annualKilometres = 0 } = body;
  return residualFactor ?? residualFactorOf(await heldValues(), { modelCode, termMonths: months, annualKilometres });
}

function toAnswer({
  calculator,
  quote,
  table,
  now,
}: {
  calculator: Calculator;
  quote: Quote;
  table: FinanceTable;
  now: Date;
}): v.InferOutput<typeof quoteSchema> {
  return {
    calculator,
    price: toRand(quote.priceCents),
    deposit: toRand(quote.depositCents),
    depositCap: toRand(quote.depositCapCents),
    financed: toRand(quote.financedCents),
    payment: toRand(quote.paymentCents),
    adminFee: toRand(quote.monthlyFeeCents),
    monthly: toRand(quote.monthlyCents),
    instalments: quote.instalments,
    lastInstalment: toRand(quote.lastInstalmentCents),
    totalOfInstalments: toRand(quote.totalOfInstalmentsCents),
    balloon: toRand(quote.balloonCents),
    balloonDue: quote.balloonCents > 0 ? monthIn(now, quote.instalments) : null,
    initiationFee: toRand(quote.initiationFeeCents),
    totalRepayable: toRand(quote.totalRepayableCents),
    costOfCredit: toRand(quote.costOfCreditCents),
    offerable: quote.noOffer === null,
    reason: quote.noOffer,
    assumptions,
    tableVersion: `${table.name}, ${table.validFrom.slice(0, 10)}`,
  };
}

/** The month so many months after the one of signing. */
function monthIn(now: Date, months: number): string {
  const { year, month } = addMonths(toMonth(now), months);
  return `${year}-${String(month).padStart(2, '0')}`;
}

function toRand(cents: number): number {
  return cents / 100;
}

function between(least: number, most: number, description: string) {
  return v.pipe(
    v.number('must be a number'),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
    v.description(description),
  );
}
