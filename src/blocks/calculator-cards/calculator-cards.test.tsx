import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type CalculatorCard, CalculatorCardsView } from './view';

const card = (product: string, changes: Partial<CalculatorCard> = {}): CalculatorCard => ({
  product,
  name: `The ${product}`,
  teaser: 'In short.',
  pageUrl: `/payment-options/toyota-financial-services/${product}`,
  modelCode: 'C18',
  contentUrl: `/calculator-cards/corolla/${product}`,
  labels: { open: `Open ${product}`, close: `Close ${product}`, loading: 'Opening' },
  onlyFor: null,
  isShownAtFirst: true,
  ...changes,
});

const head = { heading: { text: 'What would it cost a month?' }, intro: null };
const html = renderToStaticMarkup(
  <CalculatorCardsView
    head={head}
    cards={[card('instalment'), card('future-drive', { onlyFor: ['C18'] }), card('subscription')]}
  />,
);

describe('the calculator cards', () => {
  it('T-020 T-021: are three, each closed and opened by a plus button', () => {
    expect([...html.matchAll(/data-card="([\w-]+)"/g)].map(([, product]) => product)).toEqual([
      'instalment',
      'future-drive',
      'subscription',
    ]);
    expect(html.match(/<button[^>]*aria-expanded="false"[^>]*aria-label="Open /g)).toHaveLength(3);
    expect(html.match(/data-card-panel="" hidden=""/g)).toHaveLength(3);
    const controls = [...html.matchAll(/aria-controls="([\w-]+)"/g)].map(([, id]) => id);
    expect(controls).toHaveLength(3);
    for (const id of controls) expect(html).toContain(`id="${id}" data-card-panel=""`);
  });

  it('issue-5 §2: without JavaScript the plus leads to the whole page of the calculator', () => {
    expect(html).toMatch(/<form[^>]*action="\/payment-options\/toyota-financial-services\/instalment"/);
    expect(html).toContain('<input type="hidden" name="modelCode" value="C18"/>');
  });

  it('T-024: the Future Drive card is shown for the models that have a guaranteed value', () => {
    expect(html).toContain('[data-model-code="C18"]');
    expect(html.match(/display:contents/g)?.length).toBeGreaterThan(0);
  });
});
