import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { SiteSetting, VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { toPriceListCsv } from './price-list-csv';
import { toPriceList } from './price-list-model';
import { toPriceListPdf } from './price-list-pdf';

const now = new Date('2026-11-21T10:00:00+02:00');
const settings = {
  brandName: 'Toyota',
  priceDisclaimer: 'Prices include VAT.',
  demonstrationNotice: 'Demonstration data.',
} as SiteSetting;
const range = { id: 7, name: 'Hilux Double Cab', rangeSlug: 'hilux-double-cab' } as VehicleRange;

function modelOf(code: string, fields: Partial<VehicleModel>): VehicleModel {
  const stamp = { updatedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' };
  return { id: code.length, name: `2.8 ${code}`, code, range: 7, category: 3, ...stamp, ...fields };
}

const models = [
  modelOf('CHEAP', { price: 600_000, fuelSystem: 'Petrol', transmissionType: 'Manual', driveSystem: 'Rear' }),
  modelOf('DEAR', { price: 900_000, specialPrice: 950_000, name: '2.8 "Legend", RS' }),
  modelOf('ASK', { price: null, name: '=1+2' }),
];

type Options = Partial<Parameters<typeof toPriceList>[0]> & { locale?: Locale };

const listOf = (options: Options = {}) =>
  toPriceList({
    ranges: [{ range, models }],
    only: null,
    format: { prefix: 'R' },
    settings,
    locale: 'en',
    now,
    ...options,
  });

const rowsOf = (csv: string) =>
  parse(csv, { bom: true, relax_column_count: true, skip_empty_lines: false }) as string[][];

describe('the price list as CSV', () => {
  it('issue-3 §1: every derivative with range, code, price, former price, fuel, transmission, drive; dearest first', () => {
    const [head, first, second, third] = rowsOf(toPriceListCsv(listOf()));
    expect(head).toHaveLength(8);
    expect(first?.slice(0, 5)).toEqual(['Hilux Double Cab', '2.8 "Legend", RS', 'DEAR', '900000', '950000']);
    expect(second).toEqual(['Hilux Double Cab', '2.8 CHEAP', 'CHEAP', '600000', '', 'Petrol', 'Manual', 'Rear']);
    expect(third?.slice(2, 4)).toEqual(['ASK', 'On request']);
  });

  it('issue-3 §1: UTF-8 with a byte order mark, lines ended by CRLF, formulas made harmless', () => {
    const csv = toPriceListCsv(listOf());
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(rowsOf(csv)[3]?.[1]).toBe("'=1+2");
  });

  it('issue-3 §1: says when it was issued, the disclaimer and that it is a demonstration', () => {
    const csv = toPriceListCsv(listOf());
    expect(csv).toContain('Date of issue: 21 November 2026');
    expect(csv).toContain('Prices include VAT.');
    expect(csv).toContain('Demonstration data.');
  });

  it('X-03: where prices are hidden it has none', () => {
    const csv = toPriceListCsv(listOf({ format: null }));
    expect(csv).not.toMatch(/00000/);
    expect(csv).toContain('Ask a dealer');
  });

  it('issue-3 §1: the list of one range is named after it', () => {
    const list = listOf({ only: range, locale: 'af' });
    expect(list.title).toBe('Pryslys: Hilux Double Cab');
    expect(list.fileName).toBe('toyota-pryslys-hilux-double-cab');
  });
});

describe('the price list as PDF', () => {
  const read = async (options: Options = {}) => Buffer.from(await toPriceListPdf(listOf(options))).toString('latin1');
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

  it('issue-3 §1: is tagged, says its language and title, and shows the title', async () => {
    const pdf = await read({ locale: 'zu' });
    expect(pdf.startsWith('%PDF-1.7')).toBe(true);
    const [, marks] = /\/MarkInfo (\d+) 0 R/.exec(pdf) ?? [];
    expect(pdf).toMatch(new RegExp(`\n${marks} 0 obj\n<<\n/Marked true`));
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toMatch(/\/Lang \(zu-ZA\)/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toContain('pdfuaid:part');
  });

  it('issue-3 §1: a heading and a table for each range, with header cells for columns and rows', async () => {
    const pdf = await read({ ranges: [1, 2].map((id) => ({ range: { ...range, id }, models })) });
    expect(count(pdf, /\/S \/H1\b/g)).toBe(1);
    expect(count(pdf, /\/S \/H2\b/g)).toBe(2);
    expect(count(pdf, /\/S \/Table\b/g)).toBe(2);
    expect(count(pdf, /\/Scope \/Row\b/g)).toBe(2 * models.length);
    expect(count(pdf, /\/Scope \/Column\b/g)).toBe(2 * 7);
    expect(count(pdf, /\/S \/TD\b/g)).toBe(2 * models.length * 6);
    expect(pdf).toContain('/Outlines');
  });

  it('issue-3 §1: brings its typeface along', async () => {
    const pdf = await read();
    expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Archivo-Regular/);
    expect(count(pdf, /\/FontFile2/g)).toBe(2);
    expect(pdf).not.toContain('Helvetica');
  });

  it('issue-3 §1: a long table goes on over the page, its head said once to assistive technology', async () => {
    const many = Array.from({ length: 60 }, (_, index) => modelOf(`M${index}`, { price: 900_000 - index }));
    const pdf = await read({ ranges: [{ range, models: many }] });
    expect(count(pdf, /\/Type \/Page\b/g)).toBeGreaterThan(1);
    expect(count(pdf, /\/Scope \/Row\b/g)).toBe(60);
    expect(count(pdf, /\/Scope \/Column\b/g)).toBe(6);
  });
});
