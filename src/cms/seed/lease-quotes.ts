import { daysAhead } from './days-ahead';
import { ranges } from './ranges/all-ranges';
import type { WrittenRecord } from './records';

type Leased = { code: string; product: 'KINTO ONE' | 'Lease'; validForDays: number };

/** Which derivatives can be had by the month; the last one's quotes have run out. */
const leased: Leased[] = [
  { code: 'S16', product: 'KINTO ONE', validForDays: 60 },
  { code: 'U18', product: 'KINTO ONE', validForDays: 60 },
  { code: 'C18', product: 'KINTO ONE', validForDays: 60 },
  { code: '66M', product: 'KINTO ONE', validForDays: 45 },
  { code: '49Y', product: 'KINTO ONE', validForDays: 45 },
  { code: 'A8H', product: 'KINTO ONE', validForDays: 60 },
  { code: 'M30', product: 'Lease', validForDays: 90 },
  { code: 'R16', product: 'KINTO ONE', validForDays: -10 },
];

/** What a vehicle is still worth after a term, as a share of its price, at 1 000 km a month. */
const residuals = { 36: 0.55, 48: 0.46, 60: 0.37, 72: 0.29 } as const;

/** 500 to 4 000 in steps of 500 (T§9). */
const monthlyKilometres = Array.from({ length: 8 }, (_, index) => (index + 1) * 500);

/** Every stored quote: each derivative, term and number of kilometres. */
export function leaseQuotes({
  modelId,
  now,
}: {
  modelId: (code: string) => number;
  now: Date;
}): WrittenRecord<'lease-quotes'>[] {
  return leased.flatMap(({ code, product, validForDays }) => {
    const price = priceOf(code);
    return Object.entries(residuals).flatMap(([months, residual]) =>
      monthlyKilometres.map((kilometres) => {
        const term = Number(months);
        return {
          quoteReference: `${product === 'Lease' ? 'L1' : 'K1'}-${code}-${term}-${kilometres}`,
          vehicleModel: modelId(code),
          product,
          modelYear: now.getFullYear(),
          term,
          odometerReading: term * kilometres,
          monthlyKilometres: kilometres,
          leasePrice: toLeasePrice({ price, term, kilometres, residual }),
          vehiclePrice: price,
          ...toProtect(price, kilometres),
          excessKilometreCharge: toWholeCents(price * 4.5e-6),
          validUntil: daysAhead(now, validForDays),
        };
      }),
    );
  });
}

/** Wear over the term, interest on what stands out meanwhile, and services by the kilometre; whole rand. */
function toLeasePrice({
  price,
  term,
  kilometres,
  residual,
}: {
  price: number;
  term: number;
  kilometres: number;
  residual: number;
}): number {
  const left = Math.max(0.12, residual - ((kilometres - 1000) / 500) * 0.018);
  const wear = (price * (1 - left)) / term;
  const interest = (price * (1 + left) * 0.1025) / 24;
  const services = 180 + kilometres * 0.28;
  return Math.round(wear + interest + services);
}

/** R1 896.84 a month for a small car at 1 000 km (T§9); more for a dearer one and for one that is driven more. */
function toProtect(price: number, kilometres: number) {
  const size = Math.max(1, 0.6 + price / 800_000);
  const kintoProtectInclVat = toWholeCents(1896.84 * size * (0.8 + kilometres / 5000));
  return { kintoProtectInclVat, kintoProtectExclVat: toWholeCents(kintoProtectInclVat / 1.15) };
}

function toWholeCents(rand: number): number {
  return Math.round(rand * 100) / 100;
}

function priceOf(code: string): number {
  const price = ranges.flatMap(({ derivatives }) => derivatives).find((model) => model.code === code)?.price;
  if (!price) throw new Error(`${code} cannot be leased: it has no price or is not there.`);
  return price;
}
