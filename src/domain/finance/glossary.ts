/** The words of finance that pages explain, each by the name of its line in the glossary. */
export const glossaryKeys = [
  'admin-fee',
  'arrears',
  'balloon',
  'cash-price',
  'cost-of-credit',
  'deposit',
  'depreciation',
  'excess-kilometres',
  'fixed-rate',
  'future-drive',
  'guaranteed-future-value',
  'initiation-fee',
  'instalment',
  'instalment-sale',
  'interest-rate',
  'lease',
  'linked-rate',
  'on-the-road',
  'principal',
  'protect',
  'repo-rate',
  'residual',
  'service-plan',
  'subscription',
  'term',
  'total-repayable',
] as const;

export type GlossaryKey = (typeof glossaryKeys)[number];

/** The page that holds the glossary, without language. */
export const glossaryPath = '/payment-options/glossary';

/** Where a term's line is. */
export function glossaryUrl(key: GlossaryKey): string {
  return `${glossaryPath}#${key}`;
}
