import { describe, expect, it } from 'vitest';
import { toFinanceEnquiryUrl, toSubscriptionEnquiryUrl } from './enquiry-link';

const enquiry = {
  calculator: 'instalment',
  asked: { modelCode: 'C18', deposit: '0', termMonths: '72', balloonPercent: '30', annualRatePercent: '12' },
  modelName: 'Corolla 1.8 Hybrid XS',
  instalments: 72,
  monthlyCents: 674_309,
  carImage: '/api/media/file/corolla.avif',
  dealerSlug: null,
  path: '/vehicles/corolla',
} as const;

const partsOf = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://example.test');
  return { pathname, query: Object.fromEntries(searchParams) };
};

describe('Enquire Now of a calculator', () => {
  it('T-033 T-035 T-036: leads to the form of the main site with the figures', () => {
    const { pathname, query } = partsOf(toFinanceEnquiryUrl(enquiry));
    expect(pathname).toBe('/enquiry/finance-offers');
    expect(query).toMatchObject({
      modelName: 'Corolla 1.8 Hybrid XS',
      instalments: '72',
      offerType: 'Traditional',
      monthlyInstallment: '6743.09',
      carImage: '/api/media/file/corolla.avif',
      calc: 'true',
      ...enquiry.asked,
    });
  });

  it('T-034: leads to the form of a dealer on its site', () => {
    expect(partsOf(toFinanceEnquiryUrl({ ...enquiry, dealerSlug: 'highveld-crest' })).pathname).toBe(
      '/dealers/highveld-crest/finance-offers',
    );
  });

  it('T-037: Future Drive is a GFV offer', () => {
    expect(partsOf(toFinanceEnquiryUrl({ ...enquiry, calculator: 'future-drive' })).query.offerType).toBe('GFV');
  });

  it.each([
    ['T-038', '/payment-options/toyota-financial-services/future-drive-business'],
    ['T-039', '/payment-options/toyota-financial-services/instalment-business'],
  ])('%s: pages for businesses say so', (_, path) => {
    expect(partsOf(toFinanceEnquiryUrl({ ...enquiry, path })).query.calc).toBe('true-b');
  });

  it('T-040: a lease has a form of its own', () => {
    expect(partsOf(toFinanceEnquiryUrl({ ...enquiry, calculator: 'lease' })).pathname).toBe(
      '/enquiry/finance/finance-query/',
    );
  });
});

describe('Enquire Now of a subscription', () => {
  const subscription = {
    vehicleRange: 'Corolla',
    vehicleModel: '1.8 Hybrid XS',
    rentalTerm: 60,
    affordability: 9_876,
    mileage: 1_000,
    modelCode: 'C18',
    quoteReference: 'K1-C18-60-1000',
    imgCar: '',
  };

  it('T-030 T-032: leads to the form of the main site with the quote', () => {
    const { pathname, query } = partsOf(toSubscriptionEnquiryUrl(subscription, null));
    expect(pathname).toBe('/enquiry/kinto');
    expect(query).toEqual({
      vehicleRange: 'Corolla',
      vehicleModel: '1.8 Hybrid XS',
      rentalTerm: '60',
      affordability: '9876',
      mileage: '1000',
      modelCode: 'C18',
      quoteReference: 'K1-C18-60-1000',
      imgCar: '',
    });
  });

  it('T-031: leads to the form of a dealer on its site', () => {
    expect(partsOf(toSubscriptionEnquiryUrl(subscription, 'highveld-crest')).pathname).toBe(
      '/dealers/highveld-crest/kinto-offers',
    );
  });
});
