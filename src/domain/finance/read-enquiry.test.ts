import { describe, expect, it } from 'vitest';
import { type SubscriptionPrice, toSubscriptionPrice } from '../monthly-price/monthly-price';
import type { CalculatedVehicle } from './calculation';
import type { CalculatorOffer } from './calculator-offer';
import { toFinanceEnquiryUrl, toSubscriptionEnquiryUrl } from './enquiry-link';
import { checkFinance, checkSubscription, readFinanceEnquiry, readSubscriptionEnquiry } from './read-enquiry';

const corolla: CalculatedVehicle = {
  code: 'C18',
  priceCents: 49_830_000,
  residuals: [{ termMonths: 48, annualKilometres: null, factor: 0.4233 }],
};

const instalment: CalculatorOffer = {
  calculator: 'instalment',
  termMonths: [60, 72],
  defaultTermMonths: 72,
  balloonPercents: [0, 15, 50],
  defaultBalloonPercent: 0,
  rates: { kind: 'slider', lowest: 9, highest: 17, step: 0.25 },
  defaultRatePercent: 12,
  annualKilometres: [],
  defaultAnnualKilometres: 0,
  defaultDepositCents: 0,
  terms: { depositCap: { kind: 'amount', cents: 30_000_000 }, monthlyFeeCents: 6_900, initiationFeeCents: 120_750 },
};
/** A card's rates are a list, and 9.9 is on no step of the slider. */
const card: CalculatorOffer = { ...instalment, rates: { kind: 'list', percents: [9.9, 12] } };

/** R498 300 less R50 300 at 9.9% over 72 months, 15% left: R7 512.70 and R69 a month. */
const link = {
  calculator: 'instalment',
  asked: { modelCode: 'C18', deposit: '50300', termMonths: '72', balloonPercent: '15', annualRatePercent: '9.9' },
  modelName: 'Corolla 1.8 Hybrid XS',
  instalments: 72,
  monthlyCents: 758_170,
  carImage: '/api/media/file/corolla.avif?v=1',
  dealerSlug: null,
  path: '/vehicles/corolla',
} as const;

function queryOf(url: string): Record<string, string> {
  return Object.fromEntries(new URL(url, 'https://example.test').searchParams);
}
const query = queryOf(toFinanceEnquiryUrl(link));

function check(changes: Record<string, string | undefined> = {}, vehicles = [corolla]) {
  return checkFinance({ carried: readFinanceEnquiry({ ...query, ...changes }), offers: [instalment, card], vehicles });
}

describe('the link of a calculator', () => {
  it('T-035 T-036: is read as it was made', () => {
    expect(readFinanceEnquiry(query)).toEqual({
      texts: query,
      modelName: 'Corolla 1.8 Hybrid XS',
      instalments: 72,
      monthlyCents: 758_170,
      offerType: 'Traditional',
      listedCents: null,
      isVatIncluded: false,
      image: '/api/media/file/corolla.avif?v=1',
      isBusiness: false,
      calculator: 'instalment',
      asked: link.asked,
    });
  });

  it('T-037 T-038 T-039: says Future Drive, and that a business asks', () => {
    const url = toFinanceEnquiryUrl({
      ...link,
      calculator: 'future-drive',
      path: '/payment-options/toyota-financial-services/future-drive-business',
    });
    expect(readFinanceEnquiry(queryOf(url))).toMatchObject({ offerType: 'GFV', isBusiness: true });
  });

  it('issue-5 §4: figures that are none are none, texts are cleaned and cut, other names are left out', () => {
    const carried = readFinanceEnquiry({
      modelName: `Corolla\u0000\r\n\u202e${'x'.repeat(5_000)}`,
      instalments: '7e1',
      monthlyInstallment: 'NaN',
      offerType: 'constructor',
      calculator: '__proto__',
      recipients: 'thief@evil.example',
    });
    expect(carried).toMatchObject({ instalments: null, monthlyCents: null, offerType: null, calculator: null });
    expect(carried.modelName).toMatch(/^Corolla x{112}$/);
    expect(Object.keys(carried.texts)).not.toContain('recipients');
  });

  it.each([
    'https://evil.example/car.png',
    '//evil.example/car.png',
    '/api/media/file/../../admin/car.png',
    '/api/media/file/car.svg',
    'javascript:alert(1)',
    '',
  ])('issue-5 §2: "%s" is no picture of this site', (carImage) => {
    expect(readFinanceEnquiry({ ...query, carImage }).image).toBeNull();
  });
});

describe('the figures of a calculator’s link', () => {
  it('issue-5 §2: agree with the quote worked out again, at a card’s rate as at a page’s', () => {
    expect(check()).toMatchObject({
      outcome: 'agrees',
      vehicle: { code: 'C18' },
      // 72 × R7 581.70, 15% of R498 300
      quote: { monthlyCents: 758_170, totalOfInstalmentsCents: 54_588_240, balloonCents: 7_474_500 },
    });
  });

  it('issue-5 §2: agree where the link carries none', () => {
    expect(check({ monthlyInstallment: undefined, instalments: undefined })).toMatchObject({ outcome: 'agrees' });
  });

  it('issue-5 §2: differ by a cent, by an instalment, and when the price has changed', () => {
    expect(check({ monthlyInstallment: '7581.69' })).toMatchObject({
      outcome: 'differs',
      quote: { monthlyCents: 758_170 },
    });
    expect(check({ instalments: '60' })).toMatchObject({ outcome: 'differs', quote: { instalments: 72 } });
    expect(check({}, [{ ...corolla, priceCents: 50_000_000 }])).toMatchObject({ outcome: 'differs' });
  });

  it.each([
    ['no-inputs', { calculator: undefined }],
    ['no-inputs', { calculator: 'magic' }],
    ['no-inputs', { modelCode: '' }],
    ['no-inputs', { balloonPercent: undefined }],
    ['unknown-model', { modelCode: 'NONE' }],
    ['not-offered', { termMonths: '71' }],
    ['not-offered', { annualRatePercent: '0.01' }],
    ['not-offered', { deposit: '-5' }],
    // 50% of the price is R249 150, and R198 300 is financed: no offer
    ['not-offered', { deposit: '300000', balloonPercent: '50' }],
  ])('issue-5 §2: %s: cannot be checked with %o', (reason, changes) => {
    expect(check(changes)).toMatchObject({ outcome: 'unchecked', reason });
  });

  it('issue-5 §2: Future Drive is held against the guaranteed value of its term', () => {
    const offer: CalculatorOffer = {
      ...card,
      calculator: 'future-drive',
      termMonths: [36, 48],
      balloonPercents: [],
      annualKilometres: [20_000],
      defaultAnnualKilometres: 20_000,
    };
    const asked = { calculator: 'future-drive', termMonths: '48', annualKilometres: '20000', annualRatePercent: '12' };
    const carried = readFinanceEnquiry({ ...query, ...asked, balloonPercent: undefined, instalments: '48' });
    const checked = checkFinance({ carried, offers: [offer], vehicles: [corolla] });
    // 498 300 × 0.4233
    expect(checked).toMatchObject({ outcome: 'differs', quote: { balloonCents: 21_093_039, instalments: 48 } });
    const shorter = readFinanceEnquiry({ ...query, ...asked, termMonths: '36' });
    expect(checkFinance({ carried: shorter, offers: [offer], vehicles: [corolla] })).toMatchObject({
      reason: 'not-offered',
    });
  });

  it('issue-5 §2: of a used vehicle are held against its listed price', () => {
    const used: CalculatedVehicle = { ...corolla, code: '' };
    const asked = { ...query, calculator: 'used', modelCode: 'C18' };
    const checkUsed = (more: Record<string, string>, vehicles: CalculatedVehicle[]) =>
      checkFinance({ carried: readFinanceEnquiry({ ...asked, ...more }), offers: [card], vehicles });
    // The caller makes R498 300 of it
    expect(checkUsed({ listedPrice: '433305' }, [used])).toMatchObject({ outcome: 'agrees', vehicle: { code: '' } });
    expect(checkUsed({}, [used])).toMatchObject({ outcome: 'unchecked', reason: 'no-inputs' });
    expect(checkUsed({ listedPrice: 'much' }, [used])).toMatchObject({ reason: 'no-inputs' });
    expect(checkUsed({ listedPrice: '433305' }, [corolla])).toMatchObject({ reason: 'unknown-model' });
  });
});

describe('the link of a subscription', () => {
  const price: SubscriptionPrice = toSubscriptionPrice({
    quoteReference: 'K1-C18-60-1000',
    product: 'KINTO ONE',
    modelYear: 2026,
    term: 60,
    odometerReading: 60_000,
    monthlyKilometres: 1_000,
    leasePrice: 9_876.5,
    vehiclePrice: 498_300,
    kintoProtectInclVat: 1_150,
    excessKilometreCharge: 1.85,
  });
  const dearer = { ...price, quoteReference: 'K1-C18-60-2000', monthlyKilometres: 2_000, monthlyCents: 1_050_000 };
  const quotes = [
    { modelCode: 'C18', price },
    { modelCode: 'C18', price: dearer },
  ];
  const subscription = queryOf(
    toSubscriptionEnquiryUrl(
      {
        vehicleRange: 'Corolla',
        vehicleModel: '1.8 Hybrid XS',
        rentalTerm: 60,
        affordability: 9_876.5,
        mileage: 1_000,
        modelCode: 'C18',
        quoteReference: 'K1-C18-60-1000',
        imgCar: '/api/media/file/corolla.avif',
      },
      null,
    ),
  );
  const checkWith = (changes: Record<string, string | undefined> = {}) =>
    checkSubscription({
      carried: readSubscriptionEnquiry({ ...subscription, ...changes }),
      quotes,
      modelCodes: ['C18', 'S16'],
    });

  it('T-032: is read as it was made', () => {
    expect(readSubscriptionEnquiry(subscription)).toEqual({
      texts: subscription,
      vehicleRange: 'Corolla',
      vehicleModel: '1.8 Hybrid XS',
      termMonths: 60,
      monthlyCents: 987_650,
      monthlyKilometres: 1_000,
      modelCode: 'C18',
      quoteReference: 'K1-C18-60-1000',
      image: '/api/media/file/corolla.avif',
    });
  });

  it('issue-5 §2: agrees with the quote of its reference, also in the whole rand of T-273', () => {
    expect(checkWith()).toMatchObject({ outcome: 'agrees', modelCode: 'C18', price: { monthlyCents: 987_650 } });
    expect(checkWith({ affordability: '9877' })).toMatchObject({ outcome: 'agrees' });
  });

  it('issue-5 §2: differs in its price, term or kilometres, and where its quote holds no longer', () => {
    // 60 000 km over 60 months, whatever the quote itself says of a month
    const odd = { modelCode: 'C18', price: { ...price, monthlyKilometres: 1_001 } };
    expect(
      checkSubscription({ carried: readSubscriptionEnquiry(subscription), quotes: [odd], modelCodes: ['C18'] }),
    ).toMatchObject({ outcome: 'agrees' });
    for (const changes of [{ affordability: '9000' }, { rentalTerm: '48' }, { mileage: '500' }]) {
      expect(checkWith(changes)).toMatchObject({ outcome: 'differs', price: { quoteReference: 'K1-C18-60-1000' } });
    }
    expect(checkWith({ quoteReference: 'K1-OLD', mileage: '2000' })).toMatchObject({
      outcome: 'differs',
      price: { quoteReference: 'K1-C18-60-2000' },
    });
  });

  it.each([
    ['no-inputs', { modelCode: '', quoteReference: '' }],
    ['unknown-model', { modelCode: 'NONE' }],
    ['not-offered', { modelCode: 'S16' }],
    ['not-offered', { quoteReference: 'K1-OLD', rentalTerm: '72' }],
    ['not-offered', { modelCode: '', quoteReference: 'K1-OLD' }],
  ])('issue-5 §2: %s: cannot be checked with %o', (reason, changes) => {
    expect(checkWith(changes)).toEqual({ outcome: 'unchecked', reason });
  });
});
