import { describe, expect, it } from 'vitest';
import { toBuyingLink, toRangeBuyingLink, toRequestLink, withDealerCode } from './buying-link';

describe('toBuyingLink', () => {
  it('T-009 T-010: a site of ours is addressed as one elsewhere', () => {
    const derivative = { buyingSite: '/af/buying-site', modelCode: 'HDC28', dealerCode: 'D7' };
    expect(toBuyingLink({ ...derivative, step: 'quote' })).toBe(
      '/af/buying-site/toyota?deriv_code=HDC28&dealercode=D7',
    );
    expect(toBuyingLink({ ...derivative, step: 'test-drive' })).toBe(
      '/af/buying-site/toyota/test-drive?deriv_code=HDC28&dealercode=D7',
    );
  });
});

describe('toRangeBuyingLink', () => {
  const site = { buyingSite: 'https://buy.example/', rangeCode: '64O', dealerCode: 'D 7' };

  it('C-401 X-27: on a dealer’s vehicle page the embedded site is told range and dealer', () => {
    expect(toRangeBuyingLink({ ...site, step: 'quote' })).toBe(
      'https://buy.example/toyota?range_code=64O&dealercode=D+7',
    );
    expect(toRangeBuyingLink({ ...site, step: 'test-drive' })).toBe(
      'https://buy.example/toyota/test-drive?range_code=64O&dealercode=D+7',
    );
  });

  it('C-399 C-400: elsewhere it is told what there is to tell', () => {
    expect(toRangeBuyingLink({ ...site, step: 'quote', dealerCode: null })).toBe(
      'https://buy.example/toyota?range_code=64O',
    );
    expect(toRangeBuyingLink({ ...site, step: 'test-drive', rangeCode: null, dealerCode: null })).toBe(
      'https://buy.example/toyota/test-drive',
    );
  });
});

describe('withDealerCode', () => {
  const on = (url: string, buyingSite: string | null = 'https://buy.example/shop', dealerCode: string | null = 'D 7') =>
    withDealerCode(url, { buyingSite, dealerCode });

  it('C-402: a link to the buying site names the dealer, with & behind a query', () => {
    expect(on('https://buy.example/shop')).toBe('https://buy.example/shop?dealercode=D%207');
    expect(on('https://buy.example/shop/toyota?deriv_code=A')).toBe(
      'https://buy.example/shop/toyota?deriv_code=A&dealercode=D%207',
    );
    expect(on('https://buy.example/shop/toyota?#top')).toBe('https://buy.example/shop/toyota?dealercode=D%207#top');
    expect(on('/buying-site/toyota', '/buying-site/')).toBe('/buying-site/toyota?dealercode=D%207');
  });

  it('C-402: never twice', () => {
    const once = on('https://buy.example/shop/toyota');
    expect(on(once)).toBe(once);
    expect(on('https://buy.example/shop?dealercode=OTHER')).toBe('https://buy.example/shop?dealercode=OTHER');
  });

  it.each([
    'https://buy.example/shopping',
    'https://elsewhere.example/shop',
    '/shop',
    'tel:+27110000120',
    '#shop',
    'https://',
  ])('C-402: %s leads elsewhere and stays as it is', (url) => {
    expect(on(url)).toBe(url);
  });

  it('C-402: nothing to add without a dealer or without a buying site', () => {
    expect(on('https://buy.example/shop', 'https://buy.example/shop', null)).toBe('https://buy.example/shop');
    expect(on('https://buy.example/shop', null)).toBe('https://buy.example/shop');
  });
});

describe('toRequestLink', () => {
  const asked = {
    buyingSite: 'https://buy.example',
    enquiryPath: '/zu/enquiry/vehicle',
    dealer: { slug: 'roses', supplierCode: 'D7' },
    showsPrices: true,
    step: 'test-drive',
    modelCode: 'HDC28',
    paintCode: null,
  } as const;

  it('T-009 D-391: leads to the buying site with the dealer where its prices apply', () => {
    expect(toRequestLink(asked)).toBe('https://buy.example/toyota/test-drive?deriv_code=HDC28&dealercode=D7');
  });

  it('T-013: without a buying site our own form is told what is asked for, and which dealer', () => {
    const own = { ...asked, buyingSite: null };
    expect(toRequestLink(own)).toBe('/zu/enquiry/vehicle?model=HDC28&type=test-drive&dealer=roses');
    expect(toRequestLink({ ...own, dealer: null })).toBe('/zu/enquiry/vehicle?model=HDC28&type=test-drive');
  });

  it('T-010 D-369: where dealer pricing does not apply our own form carries the request to the dealer', () => {
    const hidden = { ...asked, showsPrices: false, step: 'quote', paintCode: '040' } as const;
    expect(toRequestLink(hidden)).toBe('/zu/enquiry/vehicle?model=HDC28&colour=040&dealer=roses');
  });
});
