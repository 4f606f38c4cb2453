import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fixtures } from './fixture';
import { toFindDealer } from './model';
import { FindDealerView } from './view';

it('C-365 C-047: it leads to the dealers, under the heading that fits the page', () => {
  const asked = { block: fixtures.stated, locale: 'en', dealerCount: 212 } as const;
  const near = toFindDealer({ ...asked, rangeName: 'Fortuner' });
  expect(near?.heading.text).toBe('Find A Fortuner Near You');
  expect(near?.intro.text).toContain('212 dealers');
  expect(near && renderToStaticMarkup(<FindDealerView {...near} />)).toContain('href="/dealers"');
  expect(toFindDealer({ ...asked, rangeName: null })?.heading.text).toBe('Find A Dealer');
  expect(toFindDealer({ ...asked, block: fixtures.own, rangeName: 'Vitz' })?.heading.text).toBe(fixtures.own.heading);
});

it('is nothing without a dealer to find', () => {
  expect(toFindDealer({ block: fixtures.stated, locale: 'zu', rangeName: null, dealerCount: 0 })).toBeNull();
});
