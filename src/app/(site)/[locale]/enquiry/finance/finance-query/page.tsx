import type { Metadata } from 'next';
import { type FinanceEnquiryProps, FinanceEnquiryRoute, financeEnquiryMetadata } from '../finance-enquiry-route';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(props: FinanceEnquiryProps): Promise<Metadata> {
  return financeEnquiryMetadata({ ...props, kind: 'finance-query' });
}

/** An enquiry about a lease (T-040). */
export default async function Page(props: FinanceEnquiryProps) {
  return <FinanceEnquiryRoute {...props} kind="finance-query" />;
}
