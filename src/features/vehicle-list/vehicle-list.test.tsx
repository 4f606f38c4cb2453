import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { everything, type ListedRange, type ListFilter } from '@/domain/vehicle-filter/list-filter';
import { systemsOf } from '@/domain/vehicle-filter/systems';
import { formatRand } from '@/i18n/format';
import { type Locale, locales } from '@/i18n/locales';
import { toCounterStyle } from './compare-bar';
import { FilterSentence } from './filter-sentence';
import { toHeading, toSlots } from './list-words';
import { RangeList } from './range-list';

const hybrid = systemsOf({ fuelSystem: 'Hybrid', transmissionType: 'CVT', driveSystem: 'Front' });
const diesel = systemsOf({ fuelSystem: 'Diesel', transmissionType: 'Manual', driveSystem: 'Rear' });
const ranges: ListedRange[] = [
  { name: 'Hilux', bodyType: 'bakkie', models: [{ code: 'H1', price: 620_000, seats: 5, systems: diesel }] },
  { name: 'Cross', bodyType: 'suv', models: [{ code: 'X1', price: 450_000, seats: 5, systems: hybrid }] },
  { name: 'Fortuner', bodyType: 'suv', models: [{ code: 'F1', price: 750_000, seats: 7, systems: diesel }] },
];
const writePrice = (rand: number) => formatRand(rand);
const asked = (fields: Partial<ListFilter>): ListFilter => ({ ...everything, ...fields });

function sentence(locale: Locale, filter: ListFilter, write: typeof writePrice | null = writePrice) {
  return renderToStaticMarkup(
    <FilterSentence
      locale={locale}
      slots={toSlots({ locale, filter, ranges, writePrice: write })}
      home="/vehicles"
      isAsking={filter !== everything}
      selectorUrl="/vehicles/derivatives"
    />,
  );
}

/** The sentence as it reads: each gap says what is chosen. */
function read(html: string) {
  const [first = ''] = /<p class="sentence">.*?<\/p>/s.exec(html) ?? [];
  return first
    .replace(/<select.*?<\/select>/gs, (select) => /<option[^>]* selected=""[^>]*>([^<]*)/.exec(select)?.[1] ?? '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');
}

describe('the filters', () => {
  it.each([
    ['en', 'Show me SUVs under R600 000 that run on hybrid power, with 5 seats or more.'],
    ['af', 'Wys my SUV’s onder R600 000 wat op hibriedkrag loop en 5 sitplekke of meer het.'],
    [
      'zu',
      'Ngikhombise izimoto ezingama-SUV ezingaphansi kuka-R600 000, ezihamba nge-hybrid, ezinezihlalo ezi-5 nangaphezulu.',
    ],
  ] as const)('issue-3 §1: read as a sentence, in the order of %s', (locale, words) => {
    expect(read(sentence(locale, asked({ body: 'suv', max: 600_000, fuel: 'hybrid', seats: 5 })))).toBe(words);
  });

  it('issue-3 §1: are a form whose gaps live in the address', () => {
    const html = sentence('en', everything);
    expect(html).toMatch(/<form[^>]* action="\/vehicles"/);
    expect([...html.matchAll(/<select[^>]* name="(\w+)"/g)].map(([, name]) => name).sort()).toEqual(
      ['body', 'drive', 'fuel', 'grade', 'max', 'seats', 'sort', 'transmission'].sort(),
    );
  });

  it('issue-3 §1: tell beside each option how many vehicles it would leave, none too', () => {
    const html = sentence('en', asked({ body: 'suv' }));
    expect(html).toContain('hybrid power (1)');
    expect(html).toContain('petrol (0)');
    expect(html).toContain('bakkies (1)');
    expect(html).not.toContain('vans');
  });

  it('issue-3 §1: can be cleared when anything is asked', () => {
    expect(sentence('en', asked({ seats: 7 }))).toContain('Clear all');
    expect(sentence('en', everything)).not.toContain('Clear all');
  });

  it('X-03 D-369: where no prices are shown none are asked for', () => {
    const html = sentence('en', everything, null);
    expect(html).not.toContain('name="max"');
    expect(html).not.toContain('lowest price');
  });
});

describe('the heading', () => {
  const heading = (locale: Locale, filter: ListFilter, count: number) =>
    toHeading({ locale, filter, count, writePrice }).replaceAll('\u00a0', ' ');

  it('issue-3 §1: tells the result as a sentence with its count', () => {
    const filter = asked({ body: 'suv', max: 600_000, fuel: 'hybrid' });
    expect(heading('en', filter, 4)).toBe('4 SUVs under R600 000, hybrid');
    expect(heading('en', filter, 1)).toBe('1 SUV under R600 000, hybrid');
    expect(heading('af', filter, 4)).toBe('4 SUV’s onder R600 000, hibried');
    expect(heading('zu', filter, 4)).toBe('Ama-SUV angu-4, intengo engaphansi kuka-R600 000, i-hybrid');
  });

  it.each(locales)('issue-3 §1: says in %s when there is none', (locale) => {
    expect(heading(locale, asked({ body: 'van' }), 0)).toMatch(/^(No vans|Geen paneelwaens|Awekho amaveni)$/);
  });
});

describe('the list', () => {
  const labels = {
    from: 'From',
    noPicture: 'Picture to follow',
    compare: { button: 'Compare', what: ['1 vehicle', '2 vehicles'], most: 'the first four' },
  };
  const card = {
    id: 1,
    name: 'Cross',
    url: '/vehicles/cross/X1',
    picture: null,
    isSideView: false,
    fromPrice: 'R450 000',
    fact: null,
  };
  const render = (fields: Partial<Parameters<typeof RangeList>[0]>) =>
    renderToStaticMarkup(
      <RangeList
        heading="1 SUV"
        lead={null}
        filters={null}
        downloads={null}
        ranges={[]}
        compareUrl="/vehicles/cross/compare"
        empty={{ sentence: 'Nothing.', ways: [] }}
        bodyTypes={{ label: 'Body types', links: [] }}
        labels={labels}
        {...fields}
      />,
    );

  it('D-404 issue-3 §1: what is ticked goes to the comparison, by its code', () => {
    const html = render({ ranges: [{ ...card, tick: { code: 'X1', label: 'Compare Cross' } }] });
    expect(html).toMatch(/<form[^>]* action="\/vehicles\/cross\/compare"/);
    expect(html).toMatch(/<input[^>]* type="checkbox" name="code" value="X1"/);
    expect(html).toMatch(/<button[^>]* type="submit"/);
  });

  it('issue-4 §1: side views stand side by side to one scale, the longest as wide as its stage', () => {
    const picture = { sources: { avif: [], webp: [] }, fallbackUrl: '/side.webp', height: 500, alt: '' };
    const side = (id: number, width: number) => ({
      ...card,
      id,
      picture: { ...picture, width },
      isSideView: true,
      tick: null,
    });
    const html = render({ ranges: [side(1, 1000), side(2, 800), { ...side(3, 4000), isSideView: false }] });
    expect([...html.matchAll(/inline-size:([\d.]+)%/g)].map(([, share]) => share)).toEqual(['100', '80']);
  });

  it('issue-3 §1: a range without models can not be ticked', () => {
    expect(render({ ranges: [{ ...card, tick: null }] })).not.toContain('type="checkbox"');
  });

  it('issue-3 §1: nothing fits: which wish to drop, and how many there would be', () => {
    const ways = [{ key: 'fuel', url: '/vehicles?seats=7', label: 'Without “hybrid”', count: '6 vehicles' }];
    const html = render({ empty: { sentence: 'Let go of one wish:', ways } });
    expect(html).toMatch(/href="\/vehicles\?seats=7".*Without “hybrid”.*6 vehicles/s);
  });

  it('issue-3 §1: the words of the ticks’ count can not end their style sheet', () => {
    const css = toCounterStyle({ what: ['a "b" \\', '</style>'], most: 'x' });
    expect(css).not.toContain('</style>');
    expect(css).toContain('"a \\22 b\\22  \\5c "');
  });
});
