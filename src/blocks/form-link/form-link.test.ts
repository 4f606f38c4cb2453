import { expect, it } from 'vitest';
import { fixtures } from './fixture';
import { toFormLink } from './model';

it('issue-6 §1: leads to the form with its subject, in the visitor’s language', () => {
  expect(toFormLink({ block: fixtures.parts, locale: 'zu' }).link.url).toBe(
    '/zu/enquiry/general?subject=Parts+Enquiry',
  );
});

const place = { kind: 'dealer', slug: 'sandton', supplierCode: 'ZA1', province: 'Gauteng', name: 'Sandton' } as const;

it('issue-6 §1: on a dealer’s site to the dealer’s own form', () => {
  expect(toFormLink({ block: fixtures.tradeIn, locale: 'en', place }).link.url).toBe(
    '/dealers/sandton/enquiry/trade-in',
  );
});

it('issue-6 §4: leads to the page for requests about data, which is the same on every site', () => {
  const block = { ...fixtures.tradeIn, form: 'privacy-request' } as const;
  expect(toFormLink({ block, locale: 'af', place }).link.url).toBe('/af/privacy/request');
});
