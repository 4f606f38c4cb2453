import type { Asked } from './calculation';
import type { Calculator } from './finance-table';

/** Where the forms about finance are on the main site, without language. A dealer's site has two of its own. */
export const enquiryPaths = {
  finance: '/enquiry/finance-offers',
  subscription: '/enquiry/kinto',
  lease: '/enquiry/finance/finance-query/',
} as const;

type FinanceEnquiry = {
  calculator: Calculator;
  /** What the calculator was asked, so that the form can work the figures out again. */
  asked: Asked;
  modelName: string;
  instalments: number;
  monthlyCents: number;
  /** Address of the vehicle's picture; '' without one. */
  carImage: string;
  /** The dealer whose site it is; null on the main site. */
  dealerSlug: string | null;
  /** The page's public path without language: pages for businesses say so in the query (T-038, T-039). */
  path: string;
};

/** 'Enquire Now' of a calculator, without language: the stated query, then what it takes to check it (T-033 to T-040). */
export function toFinanceEnquiryUrl(enquiry: FinanceEnquiry): string {
  const { calculator, asked, dealerSlug, path } = enquiry;
  const query = new URLSearchParams({
    modelName: enquiry.modelName,
    instalments: String(enquiry.instalments),
    offerType: calculator === 'future-drive' ? 'GFV' : 'Traditional',
    monthlyInstallment: String(enquiry.monthlyCents / 100),
    carImage: enquiry.carImage,
    calc: /future-drive-business|instalment-business/.test(path) ? 'true-b' : 'true',
    calculator,
    ...asked,
  });
  if (calculator === 'lease') return `${enquiryPaths.lease}?${query}`;
  return `${dealerSlug ? `/dealers/${dealerSlug}/finance-offers` : enquiryPaths.finance}?${query}`;
}

type SubscriptionEnquiry = {
  vehicleRange: string;
  vehicleModel: string;
  /** Months. */
  rentalTerm: number;
  /** The quote's amount a month, in rand. */
  affordability: number;
  /** Kilometres a month. */
  mileage: number;
  modelCode: string;
  quoteReference: string;
  /** Address of the vehicle's picture; '' without one. */
  imgCar: string;
};

/** 'Enquire Now' of a subscription, without language (T-030 to T-032). */
export function toSubscriptionEnquiryUrl(enquiry: SubscriptionEnquiry, dealerSlug: string | null): string {
  const query = new URLSearchParams(Object.entries(enquiry).map(([name, value]) => [name, String(value)]));
  return `${dealerSlug ? `/dealers/${dealerSlug}/kinto-offers` : enquiryPaths.subscription}?${query}`;
}
