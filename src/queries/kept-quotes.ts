import 'server-only';
import * as v from 'valibot';
import { type KeptCalculator, type KeptFigures, keptCalculators } from '@/domain/finance/kept-quote';
import { findByCode } from './find-by-code';

/** A kept quote as it was stored. */
export type StoredQuote = {
  code: string;
  calculator: KeptCalculator;
  modelCode: string;
  tableName: string;
  keptAt: Date;
  validUntil: Date;
  /** What was asked, by the names of the address. */
  asked: Readonly<Record<string, string>>;
  figures: KeptFigures;
};

/** The quote of a code; null where there is none. Read anew each time: its link alone opens it, no list has it. */
export async function getKeptQuote(code: string): Promise<StoredQuote | null> {
  const stored = await findByCode('kept-quotes', code);
  if (!stored) return null;
  const { calculator, asked, figures } = v.parse(storedSchema, stored);
  return {
    code: stored.code,
    calculator,
    modelCode: stored.modelCode,
    tableName: stored.tableName,
    keptAt: new Date(stored.createdAt),
    validUntil: new Date(stored.validUntil),
    asked,
    figures,
  };
}

const cents = v.pipe(v.number(), v.integer());

const quoteSchema = v.object({
  priceCents: cents,
  depositCents: cents,
  depositCapCents: cents,
  financedCents: cents,
  paymentCents: cents,
  monthlyFeeCents: cents,
  monthlyCents: cents,
  instalments: cents,
  lastInstalmentCents: cents,
  totalOfInstalmentsCents: cents,
  balloonCents: cents,
  initiationFeeCents: cents,
  totalRepayableCents: cents,
  costOfCreditCents: cents,
  noOffer: v.null(),
});

const creditSchema = v.object({
  kind: v.literal('credit'),
  vehicleName: v.string(),
  market: v.picklist(['ZA', 'NA']),
  annualRatePercent: v.number(),
  end: v.variant('kind', [
    v.object({ kind: v.literal('balloon'), percent: v.number() }),
    v.object({ kind: v.literal('residual'), factor: v.number() }),
  ]),
  annualKilometres: v.nullable(v.number()),
  quote: quoteSchema,
});

const subscriptionSchema = v.object({
  kind: v.literal('subscription'),
  vehicleName: v.string(),
  price: v.object({
    kind: v.literal('subscription'),
    product: v.picklist(['KINTO ONE', 'Lease']),
    quoteReference: v.string(),
    monthlyCents: cents,
    termMonths: v.number(),
    totalCents: cents,
    kilometres: v.number(),
    monthlyKilometres: v.number(),
    excessKilometreCents: cents,
    protectCents: v.nullable(cents),
    vehicleCents: cents,
    modelYear: v.number(),
  }),
});

const storedSchema = v.object({
  calculator: v.picklist(keptCalculators),
  asked: v.record(v.string(), v.string()),
  figures: v.variant('kind', [creditSchema, subscriptionSchema]),
});
