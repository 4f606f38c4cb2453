import type { Metadata } from 'next';
import {
  type FinanceEnquiryProps,
  FinanceEnquiryRoute,
  financeEnquiryMetadata,
} from '../finance/finance-enquiry-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: FinanceEnquiryProps): Promise<Metadata> {
  return financeEnquiryMetadata({ ...props, kind: 'finance-offers' });
}

/** An enquiry about a calculator's offer (T-033, T-035). */
export default async function Page(props: FinanceEnquiryProps) {
  return <FinanceEnquiryRoute {...props} kind="finance-offers" />;
}
