import { toCsv } from '@/domain/table/csv';
import type { PriceList } from './price-list-model';

/** A price list for spreadsheets: prices as plain numbers in whole rand; date and notes below the table. */
export function toPriceListCsv({ ranges, labels, title, issued, notes }: PriceList): string {
  const { range, model, code, price, former, fuel, transmission, drive } = labels;
  return toCsv([
    [range, model, code, price, former, fuel, transmission, drive],
    ...ranges.flatMap(({ name, rows }) =>
      rows.map((row) => [
        name,
        row.name,
        row.code,
        row.priceRand === null ? row.price : String(row.priceRand),
        row.formerRand === null ? '' : String(row.formerRand),
        row.fuel,
        row.transmission,
        row.drive,
      ]),
    ),
    [],
    [title],
    [issued],
    ...notes.map(({ text }) => [text]),
  ]);
}
