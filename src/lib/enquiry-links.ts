import { proofFor } from './private-link';

/** The visitor's page about what became of an enquiry, without language. Whoever has the link may see it. */
export function statusPathOf(reference: string): string {
  return `/enquiries/${reference}/${proofFor('enquiry', reference)}`;
}

/** Where a dealer says that an enquiry was opened and answered, without language. It goes with the dealer's mail only. */
export function dealerLinkPathOf(reference: string): string {
  return `/enquiries/open/${reference}/${proofFor('dealer-enquiry', reference)}`;
}
