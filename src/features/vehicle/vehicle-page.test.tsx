import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toAvailability } from '@/i18n/availability';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { FinanceRow } from './finance-row';
import { dealerSite, manyModels, modelOf, range, records, settings } from './fixture';
import { toLabels } from './labels';
import { toVehicleChoices, type VehicleRecords } from './vehicle-model';
import { VehiclePage } from './vehicle-page';

type Shown = Partial<VehicleRecords> & { locale?: Locale };

function render(address: string[], { locale = 'en', ...fields }: Shown = {}) {
  const t = getWords(locale, 'vehicle');
  return renderToStaticMarkup(
    <VehiclePage
      choices={toVehicleChoices(records(fields), locale, {
        onRequest: 'Price on request',
        atDealer: 'Ask a dealer',
        seats: (count) => `${count} seats`,
        availability: (model) => toAvailability(model, locale, new Date('2026-11-20T12:00:00Z')),
      })}
      address={address}
      chooserLabels={toLabels(locale)}
      labels={{
        back: t('labels.back'),
        from: t('from'),
        noModels: t('labels.noModels'),
        toAllVehicles: t('labels.toAllVehicles'),
      }}
      facts={[{ key: '1', value: { text: '3 500' }, unit: { text: 'kg' }, label: { text: 'on the hook' } }]}
      sections={{
        label: 'On this page',
        models: 'Models',
        highlights: 'At a glance',
        specifications: 'Specs',
        more: 'More',
      }}
      offersTile={<p>Offers tile</p>}
      financeRow={<FinanceRow url="/payment-options/toyota-financial-services" name="Financing" text="Ways to pay" />}
      layout={null}
    />,
  );
}

/** The part of the markup from one mark to the next. */
function between(html: string, from: string, to: string) {
  const start = html.indexOf(from);
  return html.slice(start, html.indexOf(to, start));
}

const html = render([]);

describe('VehiclePage', () => {
  it('D-347: shows tabs, models, a large picture, swatches, specification summary and action', () => {
    expect(html).toContain(
      'data-block="vehicle-model-selector" data-category-code="raider" data-model-code="DEAR" data-colour-code="2TT"',
    );
    expect(html).toContain('aria-label="Categories"');
    expect(html).toContain('Specification Summary');
    expect(html).toMatch(/href="\/enquiry\/vehicle\?model=DEAR&amp;colour=2TT"[^>]*><span>Request A Quote/);
  });

  it('D-347: without JavaScript every category, model and colour is a link of its own', () => {
    expect(html).toContain('href="/vehicles/hilux-double-cab/raider"');
    expect(html).toContain('href="/vehicles/hilux-double-cab/MID"');
    expect(html).toContain('href="/vehicles/hilux-double-cab/DEAR/040"');
  });

  it('D-354: the address says which colour is chosen', () => {
    expect(render(['DEAR', '040'])).toContain('data-model-code="DEAR" data-colour-code="040"');
  });

  it('D-356 D-357 D-358: the carousel has at most three dots, arrows among several models, and no way past its ends', () => {
    const carousel = (address: string[]) => between(render(address), 'aria-roledescription="carousel"', '</section>');
    expect(carousel([]).match(/class="dot"/g)).toHaveLength(3);
    expect(carousel([])).toContain('aria-label="Next model: 2.8 MID"');
    expect(carousel([])).not.toContain('Previous model');
    expect(carousel(['ASK'])).toContain('aria-label="Previous model: 2.8 CHEAP"');
    expect(carousel(['ASK'])).not.toContain('Next model');
    expect(carousel(['gr-s'])).not.toMatch(/class="(arrow|dot)"/);
  });

  it('D-359: View All Models opens an overlay with every model of the range', () => {
    expect(html).toContain('href="#all-models"');
    const overlay = between(html, '<dialog', '</dialog>');
    expect(overlay.match(/data-code=/g)).toHaveLength(6);
  });

  it('D-360: a list of more than three models scrolls, one of three does not', () => {
    expect(html).toContain('data-scrolls=""');
    expect(render(['gr-s'])).not.toContain('data-scrolls');
  });

  it('D-361: more than four categories take more room', () => {
    expect(render([], manyModels())).toContain('data-wide');
    expect(html).not.toContain('data-wide');
  });

  it('D-356 D-360: of seven models in a tab the list scrolls, and the carousel still has three dots', () => {
    const many = render(['raider'], manyModels());
    expect(between(many, '<ul class="list"', '</ul>').match(/data-code=/g)).toHaveLength(7);
    expect(many).toContain('data-scrolls=""');
    expect(between(many, 'aria-roledescription="carousel"', '</section>').match(/class="dot"/g)).toHaveLength(3);
  });

  it('D-362 D-366: a navigator leads to the sections that are there', () => {
    const navigator = between(html, 'aria-label="On this page"', '</nav>');
    expect(navigator.match(/href="#[^"]+"/g)).toEqual([
      'href="#models"',
      'href="#highlights"',
      'href="#specifications"',
    ]);
    for (const id of ['models', 'highlights', 'specifications']) expect(html).toContain(`id="${id}"`);
  });

  it('D-376 D-377 X-38: the struck price stands beside one with an asterisk, which is explained', () => {
    expect(html).toContain('<s>R950\u00a0000</s>');
    expect(html).toContain('900\u00a0000*');
    expect(html).toContain(`* ${toLabels('en').asterisk}`);
    expect(render(['MID'])).not.toContain('000*');
  });

  it('D-380 D-381: the chosen swatch is marked in black on a light colour, in white on a dark one', () => {
    expect(render(['MID', '040'])).toMatch(/class="[^"]*check black/);
    expect(render(['MID', '4R8'])).not.toMatch(/class="[^"]*check black/);
  });

  it('D-382: a second tone shows on its swatch', () => {
    expect(html).toContain('--tone:#b4702a;--second-tone:#101010');
  });

  it('D-383 D-384 D-385: Hybrid is an icon with a tooltip that leads on, but a word on the Hilux Double Cab', () => {
    expect(html).not.toContain('/discover/hybrid-electric');
    const other = render([], { range: { ...range, rangeSlug: 'corolla' } });
    expect(other).toContain('href="/discover/hybrid-electric"');
    expect(other).toMatch(/aria-label="Hybrid"[^>]*><svg/);
  });

  it('D-386: GR-S shows GR Sport’s lettering', () => {
    expect(html).toMatch(/data-look="gr-sport"[^>]*><span class="lettering">GR SPORT/);
  });

  it('D-388: the colour picture is 960 by 840', () => {
    expect(html).toContain('width="960" height="840"');
  });

  it('D-392 T-013 T-014: with a buying site quote and test drive lead there', () => {
    const bought = render([], { settings: { ...settings, buyingSite: 'https://buy.example' } });
    expect(bought).toContain('href="https://buy.example/toyota?deriv_code=DEAR&amp;type=quote"');
    expect(bought).toContain('href="https://buy.example/toyota/test-drive?deriv_code=DEAR&amp;type=test-drive"');
    expect(bought).not.toContain('/enquiry/vehicle');
  });

  it('D-401 D-402 D-403: Compare and View Full Specifications open the comparison of the chosen model', () => {
    const hrefs = (of: string) => [...of.matchAll(/href="([^"]+\/compare\?code=[^"]+)"/g)].map(([, href]) => href);
    expect(hrefs(html)).toEqual(Array(2).fill('/vehicles/hilux-double-cab/compare?code=DEAR'));
    expect(hrefs(render(['MID'], { place: dealerSite }))).toEqual(
      Array(2).fill('/dealers/roses/new-vehicles/hilux-double-cab/compare?code=MID'),
    );
    expect(html).toMatch(/compare\?code=DEAR"><span>View Full Specifications/);
  });

  it('D-367 D-402: no link of a dealer’s vehicle page leads to the vehicles of the main site', () => {
    expect(render(['MID', '040'], { place: dealerSite })).not.toMatch(/href="\/vehicles/);
  });

  it('T-005 D-370: offers and ways to pay stand on the stage, below price and actions', () => {
    expect(between(html, 'Request A Quote', 'role="status"')).toMatch(/Offers tile.*toyota-financial-services/);
  });

  it('says how soon a model can be had where that is known', () => {
    const soon = modelOf('SOON', { availability: 'on-order', availableFrom: '2027-03-01T00:00:00Z' });
    expect(render([], { models: [soon] })).toContain('On order, expected March 2027');
    expect(render([], { models: [soon], locale: 'af' })).toContain('Maart 2027');
    expect(html).not.toMatch(/class="availability"/);
  });

  it('T-027 T-028 T-029: Your Toyota Summary shows picture, name, code and price, and a way to change', () => {
    const summary = between(html, 'Your Toyota Summary', '</aside>');
    expect(summary).toContain('car-12');
    expect(summary).toContain('2.8 DEAR');
    expect(summary).toMatch(/Model code<\/dt><dd[^>]*>DEAR/);
    expect(summary).toMatch(/Recommended retail price<\/dt><dd[^>]*>R900\u00a0000/);
    expect(summary).toMatch(
      /href="\/vehicles\/hilux-double-cab\/derivatives"[^>]*data-derivative-selector[^>]*><span>Change/,
    );
    expect(render([], { models: [modelOf('ONE')] })).not.toContain('Change Derivative');
  });

  it('D-346 D-347: an empty range, a model without colours and a missing picture leave the page standing', () => {
    expect(render([], { models: [] })).toContain(getWords('en', 'vehicle')('labels.noModels'));
    expect(render(['CHEAP'])).toContain(toLabels('en').noColours);
    expect(render([], { pictures: new Map() })).toContain(toLabels('en').noPicture);
  });

  it('D-369 X-03: where prices are hidden none is on the page', () => {
    expect(render([], { priceFormat: null })).not.toMatch(/R\d{3}\u00a0000/);
  });
});

describe('the words of a vehicle page', () => {
  const from = (locale: Locale) => getWords(locale, 'vehicle')('from');

  it('D-338: From is Vanaf in Afrikaans and Kusuka in isiZulu', () => {
    expect([from('en'), from('af'), from('zu')]).toEqual(['From', 'Vanaf', 'Kusuka']);
    expect(render([], { locale: 'zu' })).toContain('Kusuka');
  });

  it.each([
    ['D-339', 'compare', 'Compare'],
    ['D-340', 'colour', 'Colour'],
    ['D-341', 'requestQuote', 'Request A Quote'],
    ['D-342', 'viewAllModels', 'View All Models'],
    ['D-343', 'viewFullSpecifications', 'View Full Specifications'],
    ['D-344', 'specificationSummary', 'Specification Summary'],
    ['D-345', 'specificationsMayVary', 'Specifications may vary.'],
  ] as const)('%s: the label %s is translated', (_, label, english) => {
    const words = (['en', 'af', 'zu'] as const).map((locale) => getWords(locale, 'vehicle')(`labels.${label}`));
    expect(words[0]).toBe(english);
    expect(new Set(words).size).toBe(3);
  });

  it('D-336 D-337 T-042 X-06: the Hilux Double Cab is labelled in all three languages', () => {
    for (const locale of ['en', 'af', 'zu'] as const) {
      const { colour, requestQuote, specificationSummary, specificationsMayVary } = toLabels(locale);
      const page = render([], { locale });
      for (const label of [colour, requestQuote, specificationSummary, specificationsMayVary])
        expect(page).toContain(label);
    }
  });

  it('D-346: the page comes whole; what is still loading then is called Loading vehicle data', () => {
    expect(toLabels('en').loading).toBe('Loading vehicle data');
    expect(html).toContain('2.8 DEAR');
    expect(html).not.toContain('<p class="loading">');
  });
});
