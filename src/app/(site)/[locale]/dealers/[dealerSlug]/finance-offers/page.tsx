import type { Metadata } from 'next';
import {
  type FinanceEnquiryProps,
  FinanceEnquiryRoute,
  financeEnquiryMetadata,
} from '../../../enquiry/finance/finance-enquiry-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: FinanceEnquiryProps): Promise<Metadata> {
  return financeEnquiryMetadata({ ...props, kind: 'finance-offers' });
}

/** An enquiry about a calculator's offer on a dealer's site (T-034). */
export default async function Page(props: FinanceEnquiryProps) {
  return <FinanceEnquiryRoute {...props} kind="finance-offers" />;
}
