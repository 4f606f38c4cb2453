import { describe, expect, it } from 'vitest';
import type { SitePlace } from '@/domain/site/site-place';
import { type CompareRecords, toComparison } from './compare-model';
import { toComparisonCsv } from './comparison-csv';
import { hatch, large, modelOf, records, small, specification } from './fixture';

const dealer: SitePlace = { kind: 'dealer', slug: 'karoo', supplierCode: 'D7', province: 'Gauteng', name: 'Karoo' };
const compare = (fields: Partial<CompareRecords> = {}) => toComparison(records(fields), 'en');
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const first = (fields: Partial<CompareRecords>) => compare(fields).vehicles[0];

describe('toComparison', () => {
  it('D-401 D-404: the page’s address names range and derivatives, as do the ways to change the choice', () => {
    const { path, links, vehicles, add } = compare();
    expect(path).toBe('/vehicles/hatch/compare?code=SM1&code=LG1');
    expect(links).toEqual({
      everything: '/vehicles/hatch/compare?code=SM1&code=LG1',
      differences: '/vehicles/hatch/compare?code=SM1&code=LG1&only=differences',
      csv: '/vehicles/hatch/compare.csv?code=SM1&code=LG1',
    });
    expect(vehicles[1]?.links).toEqual({
      view: '/vehicles/bakkie/LG1',
      quote: '/enquiry/vehicle?model=LG1',
      remove: '/vehicles/hatch/compare?code=SM1',
      change: '/vehicles/bakkie/derivatives?code=SM1',
    });
    expect(add.action).toBe('/vehicles/hatch/compare');
    expect(add.kept).toEqual([
      { name: 'code', value: 'SM1' },
      { name: 'code', value: 'LG1' },
    ]);
  });

  it('D-402: on a dealer’s site every way stays there, and requests go to him', () => {
    const { path, links, vehicles, add, range } = compare({ place: dealer });
    expect(path).toBe('/dealers/karoo/new-vehicles/hatch/compare?code=SM1&code=LG1');
    expect(vehicles[0]?.links.quote).toBe('/enquiry/vehicle?model=SM1&dealer=karoo');
    const own = [links.differences, links.csv, add.action, add.listUrl, range.url, vehicles[1]?.links.view];
    for (const url of own) expect(url).toMatch(/^\/dealers\/karoo\/new-vehicles\//);
  });

  it('D-391: the buying site is told derivative and dealer', () => {
    const settings = { ...records().settings, buyingSite: 'https://buy.example' };
    expect(first({ settings, place: dealer })?.links.quote).toBe(
      'https://buy.example/toyota?deriv_code=SM1&dealercode=D7',
    );
  });

  it('X-03: where a market shows no prices, words stand for them, and nothing else tells them', () => {
    const { vehicles, terms } = compare({ place: dealer, priceFormat: null });
    expect(
      vehicles.map(({ price, hasPrice, formerPrice, difference }) => [price, hasPrice, formerPrice, difference]),
    ).toEqual([
      ['Ask the dealer for the price', false, null, null],
      ['Ask the dealer for the price', false, null, null],
    ]);
    expect(terms).toEqual([]);
  });

  it('X-38: a special price is struck through beside the price, and the asterisk is explained', () => {
    const { vehicles, terms } = compare();
    expect(plain(vehicles[1]?.formerPrice)).toBe('R520 000');
    expect(terms.map(({ text }) => text)).toEqual([
      'Prices on 21 November 2026.',
      '* This price stands in place of the one struck through.',
      'Prices include VAT.',
    ]);
  });

  it('D-404: says how a price stands to the first one’s', () => {
    const told = compare().vehicles.map(
      ({ difference }) => difference && plain(`${difference.text} ${difference.than}`),
    );
    expect(told).toEqual([null, 'R100 000 more than Hatch 1.2 SM1']);
    const cheaper = compare({ vehicles: [large, small] }).vehicles[1]?.difference;
    expect(plain(cheaper?.text)).toBe('R100 000 less');
  });

  it('a vehicle without a price has words for it, and no difference', () => {
    const asked = modelOf('ASK', hatch, { price: null });
    expect(compare({ vehicles: [small, asked] }).vehicles[1]).toMatchObject({
      price: 'Price on request',
      hasPrice: false,
      difference: null,
    });
  });

  it('says availability when it is known, with its month while that is ahead', () => {
    const told = (fields: Parameters<typeof modelOf>[2]) =>
      first({ vehicles: [modelOf('AV1', hatch, fields)] })?.availability;
    expect(told({})).toBeNull();
    expect(told({ availability: 'in-stock', availableFrom: '2027-03-01T10:00:00Z' })).toBe('In stock');
    expect(told({ availability: 'coming-soon', availableFrom: '2027-03-01T10:00:00Z' })).toBe(
      'Coming soon, from March 2027',
    );
    expect(told({ availability: 'on-order', availableFrom: '2026-03-01T10:00:00Z' })).toBe('On order');
  });

  it('D-404: vehicles stand to scale by their lengths, whatever language names them', () => {
    const written = specification({ Lengte: '4 000 mm' });
    const [half] = toComparison(
      records({ vehicles: [modelOf('AF1', hatch, { sideImage: 7, specificationGroups: [written] }), large] }),
      'af',
    ).vehicles;
    expect(half?.picture?.stance.width).toBe(80);
  });

  it('a plan written as a dash is currently unavailable', () => {
    const { groups } = compare({ vehicles: [modelOf('PL1', hatch, { servicePlan: '-', warranty: '3 years' })] });
    const rows = groups[0]?.rows.map(({ label, values }) => [label.text, values[0]?.text]);
    expect(rows).toContainEqual(['Service plan', 'Currently unavailable']);
    expect(rows).toContainEqual(['Warranty', '3 years']);
  });

  it('offers every other derivative by range, and none once four stand side by side', () => {
    expect(compare({ vehicles: [small] }).add.options.map(({ label, options }) => [label, options.length])).toEqual([
      ['Hatch', 1],
      ['Bakkie', 1],
    ]);
    const four = ['A1', 'A2', 'A3', 'A4'].map((code) => modelOf(code, hatch));
    expect(compare({ vehicles: four }).add.options).toEqual([]);
  });

  it('a vehicle alone is neither removed nor changed', () => {
    expect(first({ vehicles: [small] })?.links).toMatchObject({ remove: null, change: null });
  });

  it('says what it left out', () => {
    expect(compare({ unknown: ['ZZZ'], isCut: true }).notices).toEqual([
      'The code ZZZ belongs to no vehicle and was left out.',
      'Four vehicles fit side by side: these are the first four.',
    ]);
    expect(compare({ vehicles: [small], unknown: ['X1', 'X2'], isInstead: true }).notices).toEqual([
      'The codes X1, X2 belong to no vehicle and were left out.',
      'Here is the Hatch 1.2 SM1 in its place.',
    ]);
    expect(compare({ vehicles: [] }).notices).toHaveLength(1);
  });
});

describe('toComparisonCsv', () => {
  const rows = (fields: Partial<CompareRecords>, locale: 'en' | 'zu' = 'en') =>
    toComparisonCsv(toComparison(records(fields), locale), locale)
      .slice(1)
      .split('\r\n')
      .map(plain);

  it('D-404: has a column for each vehicle and the rows of the page', () => {
    const lines = rows({});
    expect(lines[0]).toBe('Group,Specification,Hatch 1.2 SM1,Bakkie 2.8 Raider');
    expect(lines).toContain('Body,Airbags,7,7');
    expect(lines).toContain('Body,Length,4 000 mm,5 000 mm');
    expect(lines).toContain(',Recommended retail price,R400 000,R500 000');
  });

  it('D-404: with differences only it holds those', () => {
    const lines = rows({ isOnlyDifferences: true });
    expect(lines).toContain('Body,Length,4 000 mm,5 000 mm');
    expect(lines.join('\n')).not.toContain('Airbags');
  });

  it('speaks the language of its page and calculates nothing', () => {
    const risky = modelOf('EV1', hatch, { specificationGroups: [specification({ Link: '=HYPERLINK("x")' })] });
    const lines = rows({ vehicles: [risky] }, 'zu');
    expect(lines[0]).toMatch(/^Iqembu,/);
    expect(lines).toContain('Body,Link,"\'=HYPERLINK(""x"")"');
  });
});
