import * as v from 'valibot';
import { nearestQuotes } from '@/domain/finance/nearest-quote';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { getBrands } from '@/queries/vehicles';
import { localeParameter, type Operation } from './operation';
import { readVehicleRows } from './vehicle-rows';

/** A lease or subscription quote (T-192, T-193). Rand a month, VAT included where nothing else is said. */
export const ratebookQuoteSchema = v.pipe(
  v.strictObject({
    id: v.number(),
    quoteReference: v.string(),
    make: v.string(),
    model: v.string(),
    series: v.pipe(v.string(), v.description('The name of the range.')),
    shortModelCode: v.string(),
    modelYear: v.number(),
    fuelType: v.nullable(v.string()),
    term: v.pipe(v.number(), v.description('Months.')),
    odometerReading: v.pipe(v.number(), v.description('Kilometres over the whole term.')),
    monthlyMileage: v.pipe(v.number(), v.description('Kilometres a month.')),
    leasePrice: v.pipe(v.number(), v.description('A month.')),
    vehiclePrice: v.number(),
    product: v.string(),
    kintoProtectExclVat: v.nullable(v.number()),
    kintoProtectInclVat: v.nullable(v.number()),
    excessKilometreCharge: v.pipe(v.number(), v.description('For each kilometre above those agreed.')),
    validUntil: v.pipe(v.string(), v.description('The last day on which it holds. ISO 8601.')),
  }),
  v.description('A quote for a vehicle that is paid by the month and given back.'),
);

const amount = (description: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be a number'),
    v.transform(Number),
    v.description(description),
  );

const parameters = v.object({
  make: v.pipe(v.string('is missing'), v.description('The brand, in any case: toyota.')),
  monthlyMileage: amount('Kilometres a month; the nearest quotes are answered.'),
  smc: v.optional(v.pipe(v.string(), v.maxLength(40, 'is too long'), v.description('The code of a model.'))),
  leasePrice: v.optional(amount('In rand a month: of equal kilometres the nearest comes first.')),
  locale: localeParameter,
});

/** T5, T6, T7: quotes that still hold, the nearest first. */
export const ratebookQuotes: Operation<typeof parameters, v.ArraySchema<typeof ratebookQuoteSchema, undefined>> = {
  method: 'GET',
  path: '/api/v1/ratebook/quotes/filter',
  summary: 'Lease and subscription quotes',
  example: '/api/v1/ratebook/quotes/filter?make=toyota&monthlyMileage=1000&smc=C18',
  parameters,
  answer: v.array(ratebookQuoteSchema),
  handle: async ({ parameters: { make, monthlyMileage, smc, leasePrice, locale } }) => {
    const [quotes, rows, brands] = await Promise.all([
      getValidLeaseQuotes(locale),
      readVehicleRows(locale),
      getBrands(locale),
    ]);
    const vehicles = new Map(rows.map((row) => [row.model.id, row]));
    const found = quotes.flatMap((quote) => {
      const row = vehicles.get(Number(quote.vehicleModel));
      const brand = brands.find(({ value }) => value === row?.brand)?.name ?? '';
      const isMeant = brand.toLowerCase() === make.toLowerCase() && (smc === undefined || row?.model.code === smc);
      return row && isMeant ? [{ ...quote, row, brand }] : [];
    });
    const nearest = nearestQuotes(found, { monthlyKilometres: monthlyMileage, leasePrice: leasePrice ?? null });
    return {
      ok: true,
      value: nearest.map(({ row, brand, ...quote }) => ({
        id: quote.id,
        quoteReference: quote.quoteReference,
        make: brand,
        model: row.model.name,
        series: row.range.name,
        shortModelCode: row.model.code,
        modelYear: quote.modelYear,
        fuelType: row.model.fuelType ?? null,
        term: quote.term,
        odometerReading: quote.odometerReading,
        monthlyMileage: quote.monthlyKilometres,
        leasePrice: quote.leasePrice,
        vehiclePrice: quote.vehiclePrice,
        product: quote.product,
        kintoProtectExclVat: quote.kintoProtectExclVat ?? null,
        kintoProtectInclVat: quote.kintoProtectInclVat ?? null,
        excessKilometreCharge: quote.excessKilometreCharge,
        validUntil: quote.validUntil,
      })),
    };
  },
};
