import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { type CompareRecords, toComparison } from './compare-model';
import { CompareView } from './compare-view';
import { hatch, large, modelOf, records, small, specification } from './fixture';
import { toLabels } from './labels';

function render(fields: Partial<CompareRecords> = {}, locale: Locale = 'en') {
  const comparison = toComparison(records(fields), locale);
  return renderToStaticMarkup(
    <CompareView comparison={comparison} labels={toLabels(locale, { first: 'Hatch 1.2 SM1', range: 'Hatch' })} />,
  );
}

const countOf = (html: string, part: string) => html.split(part).length - 1;

describe('CompareView', () => {
  it('D-404: shows each vehicle with its name, price and links, and one table of all', () => {
    const html = render();
    expect(html).toContain('data-comparison="SM1 LG1"');
    expect(countOf(html, '<table')).toBe(1);
    expect(html).toMatch(/<th scope="col" role="columnheader">Bakkie 2.8 Raider/);
    expect(html).toMatch(/<th scope="rowgroup"[^>]*><span[^>]*>Body/);
    expect(html).toMatch(/<th scope="row"[^>]*><span[^>]*>Length/);
    expect(html).toContain('href="/vehicles/bakkie/LG1"');
  });

  it('D-404: marks what differs in words, too, and folds what is the same', () => {
    const html = render();
    expect(html).toMatch(/data-marked="true"[^>]*><span>5 000 mm<\/span><span class="visually-hidden"> \(differs\)/);
    const [, folded = ''] = /<details[^>]*>(.*?)<\/details>/.exec(html.slice(html.indexOf('>Body<'))) ?? [];
    expect(folded).toContain('Airbags');
    expect(folded).not.toContain('Length');
  });

  it('D-404: with differences only, what is the same is not there', () => {
    const html = render({ isOnlyDifferences: true });
    expect(html).not.toContain('Airbags');
    expect(html).toContain('5 000 mm');
    expect(html).toMatch(/<a[^>]*only=differences[^>]*aria-current="page"/);
  });

  it('says so when nothing differs', () => {
    const twin = modelOf('SM9', hatch, { name: small.model.name });
    expect(render({ vehicles: [small, twin], isOnlyDifferences: true })).toContain('these vehicles are the same');
  });

  it('a missing value is a dash, and words for whoever hears the page', () => {
    const wordless = modelOf('NO1', hatch, { specificationGroups: [specification({ Airbags: '7' })] });
    expect(render({ vehicles: [large, wordless] })).toContain(
      '<span aria-hidden="true">–</span><span class="visually-hidden">not known</span>',
    );
  });

  it('a vehicle alone shows all that is known, and the way to a second one', () => {
    const html = render({ vehicles: [small] });
    expect(html).not.toContain('class="same"');
    expect(html).toContain('Airbags');
    expect(html).not.toContain('Differences only');
    expect(html).toMatch(/<form[^>]*action="\/vehicles\/hatch\/compare" method="get"/);
    expect(html).toContain('Add a second vehicle');
  });

  it('D-404: four are the most: there is no way to add a fifth', () => {
    const four = ['A1', 'A2', 'A3', 'A4'].map((code) => modelOf(code, hatch));
    const html = render({ vehicles: four });
    expect(html).not.toContain('<form');
    expect(html).toContain('Remove one to add another');
  });

  it('marks words that fell back to English', () => {
    const fallen = modelOf('FB1', hatch, { engine: '1.2', _en: ['engine'] } as object);
    expect(render({ vehicles: [fallen] }, 'zu')).toContain('<span lang="en">1.2</span>');
  });

  it('a range without models keeps its page and the way on', () => {
    const html = render({ vehicles: [] });
    expect(html).not.toContain('<table');
    expect(html).toContain('<form');
  });
});
