import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ModelCard, RangeTab } from './model';
import { RangeSliderView } from './view';

const model: ModelCard = {
  key: 'hilux',
  name: { text: 'Hilux' },
  subtitle: null,
  href: '/vehicles/hilux',
  picture: null,
  price: 'R679\u00a0900',
  buttons: [],
};

const work: RangeTab = { key: 'work', name: { text: 'Work' }, background: null, models: [model] };

function show(tabs: RangeTab[], locale: 'en' | 'af' | 'zu' = 'en') {
  return renderToStaticMarkup(
    <RangeSliderView slider={{ heading: { text: 'Ranges' }, tabs }} id="x" locale={locale} isOpening={false} />,
  );
}

describe('range slider', () => {
  it('C-253 C-254 C-334: each tab leads to its panel, which holds a carousel', () => {
    const html = show([work, { ...work, key: 'play', name: { text: 'Play' } }]);
    expect(html).toContain('href="#range-x-work"');
    expect(html).toContain('id="range-x-play"');
    expect(html.split('aria-roledescription="carousel"')).toHaveLength(3);
  });

  it('C-255 C-045: Browse {model} leads to the model, in three languages', () => {
    expect(show([work])).toMatch(/href="\/vehicles\/hilux"[^>]*><span>Browse Hilux<\/span>/);
    expect(show([work], 'af')).toContain('<span>Bekyk Hilux</span>');
    expect(show([work], 'zu')).toContain('<span>Bheka i-Hilux</span>');
  });

  it('C-043: Browse full range leads to /vehicles', () => {
    expect(show([work])).toMatch(/href="\/vehicles"[^>]*><span>Browse full range<\/span>/);
    expect(show([work], 'af')).toContain('href="/af/vehicles"');
  });

  it('C-260: shows the lowest price, and nothing where there is none', () => {
    expect(show([work])).toContain('From R679\u00a0900');
    expect(show([{ ...work, models: [{ ...model, price: null }] }])).not.toContain('From');
  });

  it('one group alone needs no tabs, no group at all is nothing', () => {
    expect(show([work])).not.toContain('role="tab"');
    expect(show([])).toBe('');
  });
});
