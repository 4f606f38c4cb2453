import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toCompareQuery } from '@/domain/comparison/choice';
import { readSelectorFilter } from '@/domain/vehicle-filter/selector-filter';
import { categories, modelOf, pictureOf, range } from '@/features/vehicle/fixture';
import { formatRand } from '@/i18n/format';
import { type Locale, locales } from '@/i18n/locales';
import { toCounted, toSelectorLabels } from './selector-labels';
import { pictureIdOf, type SelectorRecord, toSelectorResults } from './selector-model';
import { SelectorView, type SelectorViewProps } from './selector-view';

const corolla = { ...range, id: 8, name: 'Corolla', rangeSlug: 'corolla' };
const hybrid = { fuelSystem: 'Hybrid', transmissionType: 'CVT', driveSystem: 'Front', trim: 'Standard' } as const;
const diesel = { fuelSystem: 'Diesel', transmissionType: 'Manual', driveSystem: 'All Wheel', trim: 'GR' } as const;
const records: SelectorRecord[] = [
  { range, model: modelOf('CHEAP', { price: 600_000, ...diesel }) },
  { range, model: modelOf('DEAR', { price: 900_000, ...diesel, transmissionType: 'Automatic' }) },
  { range: corolla, model: modelOf('HYB', { range: 8, price: null, seats: null, ...hybrid }) },
];

function resultsOf(query: string, { locale = 'en' as Locale, all = records, hasPrices = true } = {}) {
  return toSelectorResults({
    locale,
    records: all,
    categories,
    pictures: new Map([[11, pictureOf('white')]]),
    filter: readSelectorFilter(new URLSearchParams(query)),
    writePrice: hasPrices ? (rand) => formatRand(rand) : null,
    noPrice: 'Ask a dealer for the price',
  });
}

function render(query = '', fields: Partial<SelectorViewProps> = {}, locale: Locale = 'en') {
  const results = resultsOf(query, { locale });
  return renderToStaticMarkup(
    <SelectorView
      title="Derivative Selector"
      results={results}
      words=""
      url="/vehicles/derivatives"
      vehiclesUrl="/vehicles"
      everyRangeUrl={null}
      comparison={null}
      counted={toCounted(locale, results.total)}
      labels={toSelectorLabels(locale)}
      {...fields}
    />,
  );
}

const shown = (html: string) =>
  [...html.matchAll(/<li[^>]* data-code="(\w+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('hidden='))
    .map(([, code]) => code);

describe('what the selector shows', () => {
  it('D-151: a derivative has name, range, code, price, category, picture, four columns and colours', () => {
    const [group] = resultsOf('').groups;
    expect(group?.models[0]).toMatchObject({
      name: '2.8 DEAR',
      rangeName: 'Hilux Double Cab',
      code: 'DEAR',
      category: { text: 'Raider' },
      heroModel: { alt: 'white' },
      columns: [{ text: '2.8' }, { text: 'Automatic' }, { text: 'Diesel' }, { text: '5' }],
    });
    expect(group?.models[0]?.price.replaceAll('\u00a0', ' ')).toBe('R900 000');
    expect(group?.models[0]?.colourSelectors.map(({ paintCode }) => paintCode)).toEqual(['040', '4R8']);
    expect(group?.columns.map(({ heading }) => heading)).toEqual(['Engine', 'Transmission', 'Fuel', 'Seats']);
  });

  it('D-151: a column that no derivative of a range fills is hidden', () => {
    const [hilux, corollas] = resultsOf('').groups;
    expect(hilux?.columns.map(({ isHidden }) => isHidden)).toEqual([false, false, false, false]);
    expect(corollas?.columns[3]?.isHidden).toBe(true);
  });

  it('D-379: the Hiace 2.7 PWD keeps its fixed picture', () => {
    const model = modelOf('PWD', { name: '2.7 PWD', sideImage: 44 });
    expect(pictureIdOf({ model, range: { ...range, name: 'Hiace' } })).toBe(44);
    expect(pictureIdOf({ model, range })).toBe(11);
  });

  it('X-03 D-369: without prices a dealer is to be asked', () => {
    expect(resultsOf('', { hasPrices: false }).groups[0]?.models[0]?.price).toBe('Ask a dealer for the price');
  });

  it('D-155 D-409 D-410 D-411 D-412: four filters, each with title, name and values; trim reads Grade', () => {
    expect(
      resultsOf('').filters.map(({ title, filterName, values }) => [
        title,
        filterName,
        values.map(({ label }) => label),
      ]),
    ).toEqual([
      ['Fuel System', 'fuel', ['Hybrid', 'Petrol', 'Diesel']],
      ['Transmission', 'transmission', ['Manual', 'Automatic', 'CVT']],
      ['Drive System', 'drive', ['All Wheel', 'Front', 'Rear']],
      ['Grade', 'grade', ['Standard', 'GR']],
    ]);
  });

  it('D-413: nothing but the search and the filters stands in its address', () => {
    const html = render('fuel=diesel&q=hilux');
    expect(new Set([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name))).toEqual(
      new Set(['q', 'fuel', 'transmission', 'drive', 'grade']),
    );
  });
});

describe('the selector without JavaScript', () => {
  it('D-405 D-406: is a page with a search and a form', () => {
    const html = render();
    expect(html).toMatch(/<h1[^>]*>Derivative Selector<\/h1>/);
    expect(html).toMatch(/<label[^>]* for="q">Search for a model<\/label>/);
    expect(html).toMatch(/<form[^>]* action="\/vehicles\/derivatives"/);
    expect(shown(html)).toEqual(['DEAR', 'CHEAP', 'HYB']);
    expect(html).toContain('href="/vehicles/corolla/HYB"');
  });

  it('D-408: on a phone the filters are a panel of the browser’s own', () => {
    const html = render();
    expect(html).toMatch(/<button[^>]* popoverTarget="selector-filters"[^>]*>.*?Advanced Vehicle Filters/is);
    expect(html).toMatch(/<div id="selector-filters" popover="auto"/);
  });

  it('D-409 D-412: shows what fits, with the counts of the options', () => {
    const html = render('fuel=diesel&transmission=manual');
    expect(shown(html)).toEqual(['CHEAP']);
    expect(html).toMatch(/role="status"[^>]*>1 model</);
    expect(html).toMatch(/value="diesel"[^>]*>.*?data-option-count="">1</s);
    expect(html).toMatch(/value="automatic"[^>]*>.*?data-option-count="">1</s);
    expect(html).toMatch(/value="hybrid"[^>]*>.*?data-option-count="">0</s);
  });

  it.each(locales)('D-405: says in %s when nothing is found, and leads on', (locale) => {
    const html = render('q=tractor', {}, locale);
    expect(shown(html)).toEqual([]);
    expect(html).not.toMatch(/hidden=""[^>]*data-selector-empty/);
    expect(html).toMatch(/data-selector-empty="">.*href="\/vehicles\/derivatives"/s);
  });

  it('D-405: a range whose models are still to come says so', () => {
    const html = render('', { results: { groups: [], filters: [], count: 0, total: 0 }, counted: [''] });
    expect(html).not.toContain('<form');
    expect(html).toContain('href="/vehicles"');
  });
});

describe('adding to a comparison', () => {
  const url = '/vehicles/corolla/compare';
  const comparison = {
    codes: ['HYB'],
    url: `${url}?code=HYB`,
    urlWith: (code: string) => url + toCompareQuery(['HYB', code]),
  };

  it('D-401 D-404: each result leads to the comparison with itself added; those in it are marked', () => {
    const html = render('', { comparison });
    expect(html).toContain('href="/vehicles/corolla/compare?code=HYB&amp;code=DEAR"');
    expect(html).toContain('In your comparison');
    expect(html).not.toContain('code=HYB&amp;code=HYB');
    expect(html).toContain('<input type="hidden" name="code" value="HYB"/>');
  });

  it('D-404: a full comparison takes no more', () => {
    const html = render('', { comparison: { ...comparison, urlWith: null } });
    expect(html).toContain('holds four models');
    expect(html).not.toContain('code=DEAR');
  });
});

describe('the counts in words', () => {
  it.each(locales)('D-405: there is one in %s for every number of results', (locale) => {
    const counted = toCounted(locale, 3);
    expect(counted).toHaveLength(4);
    expect(counted[3]).toContain('3');
    expect(new Set(counted).size).toBe(4);
  });
});
