import type { Metadata } from 'next';
import {
  type FinanceEnquiryProps,
  FinanceEnquiryRoute,
  financeEnquiryMetadata,
} from '../finance/finance-enquiry-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: FinanceEnquiryProps): Promise<Metadata> {
  return financeEnquiryMetadata({ ...props, kind: 'kinto-offers' });
}

/** An enquiry about a subscription (T-030, T-032). */
export default async function Page(props: FinanceEnquiryProps) {
  return <FinanceEnquiryRoute {...props} kind="kinto-offers" />;
}
