import { describe, expect, it } from 'vitest';
import { toBuyingLink, toEnquiryLink } from './buying-link';
import { toTabLook } from './category-tab';
import { hasFixedPicture, toFacts } from './facts';

const unknown = { engine: null, transmission: null, fuel: null, consumption: null, seats: null };
const text = (words: string) => ({ text: words });
const kindsOf = (model: Parameters<typeof toFacts>[0]) => toFacts(model).map(({ kind }) => kind);

describe('toFacts', () => {
  it('D-371: tells the fuel consumption', () => {
    expect(kindsOf({ ...unknown, consumption: text('7.4 l/100 km'), seats: text('5') })).toEqual(['consumption']);
  });

  it.each(['', '  ', 'Not Available', 'not available'])(
    'D-371 D-372: tells the seats where consumption is "%s"',
    (words) => {
      expect(kindsOf({ ...unknown, consumption: text(words), seats: text('5') })).toEqual(['seats']);
    },
  );

  it('D-372: tells the seats where consumption is missing', () => {
    expect(kindsOf({ ...unknown, seats: text('5') })).toEqual(['seats']);
  });

  it('D-373 D-374 D-375: tells engine, transmission and fuel only where they are known', () => {
    expect(kindsOf(unknown)).toEqual([]);
    expect(kindsOf({ ...unknown, engine: text('2.8'), fuel: text('Diesel') })).toEqual(['engine', 'fuel']);
    expect(kindsOf({ ...unknown, transmission: text('Automatic') })).toEqual(['transmission']);
  });
});

describe('hasFixedPicture', () => {
  it('D-379: the Hiace 2.7 PWD alone has a picture of its own for every colour', () => {
    expect(hasFixedPicture('Hiace', '2.7 PWD')).toBe(true);
    expect(hasFixedPicture('Hiace', 'Hiace 2.7 PWD')).toBe(true);
    expect(hasFixedPicture('Hiace', '2.7 Ses’fikile')).toBe(false);
    expect(hasFixedPicture('Quantum', '2.7 PWD')).toBe(false);
  });
});

describe('toTabLook', () => {
  it('D-383 D-384: hybrid is an icon, but stays a word on the Hilux Double Cab', () => {
    expect(toTabLook('hybrid', 'corolla')).toBe('hybrid');
    expect(toTabLook('hybrid', 'hilux-double-cab')).toBe('words');
    expect(toTabLook('mild-hybrid', 'corolla')).toBe('words');
  });

  it('D-386: GR-S is lettering on every range', () => {
    expect(toTabLook('gr-s', 'hilux-double-cab')).toBe('gr-sport');
    expect(toTabLook('gr', 'corolla')).toBe('words');
  });
});

describe('toBuyingLink', () => {
  const derivative = { buyingSite: 'https://buy.example/', modelCode: 'HDC28' };

  it('T-010 T-011 T-012 D-391: with a dealer the quote names derivative and dealer', () => {
    expect(toBuyingLink({ ...derivative, step: 'quote', dealerCode: 'D 7' })).toBe(
      'https://buy.example/toyota?deriv_code=HDC28&dealercode=D+7',
    );
  });

  it('T-009: with a dealer the test drive has its own address', () => {
    expect(toBuyingLink({ ...derivative, step: 'test-drive', dealerCode: 'D7' })).toBe(
      'https://buy.example/toyota/test-drive?deriv_code=HDC28&dealercode=D7',
    );
  });

  it('T-013 T-014 D-392: without a dealer the model code goes with the kind of request', () => {
    expect(toBuyingLink({ ...derivative, step: 'quote' })).toBe(
      'https://buy.example/toyota?deriv_code=HDC28&type=quote',
    );
    expect(toBuyingLink({ ...derivative, step: 'test-drive' })).toBe(
      'https://buy.example/toyota/test-drive?deriv_code=HDC28&type=test-drive',
    );
  });

  it('D-392: our own form is given the model code, and the colour where there is one', () => {
    const quote = { enquiryPath: '/af/enquiry/vehicle', step: 'quote', modelCode: 'HDC28', dealer: null } as const;
    expect(toEnquiryLink({ ...quote, paintCode: '040' })).toBe('/af/enquiry/vehicle?model=HDC28&colour=040');
    expect(toEnquiryLink({ ...quote, paintCode: null })).toBe('/af/enquiry/vehicle?model=HDC28');
  });
});
