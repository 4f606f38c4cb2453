import type { Metadata } from 'next';
import {
  type FinanceEnquiryProps,
  FinanceEnquiryThanks,
  financeEnquiryThanksMetadata,
} from '../../../../enquiry/finance/finance-enquiry-route';

export const dynamic = 'force-dynamic';

export async function generateMetadata(props: FinanceEnquiryProps): Promise<Metadata> {
  return financeEnquiryThanksMetadata({ ...props, kind: 'kinto-offers' });
}

export default async function Page(props: FinanceEnquiryProps) {
  return <FinanceEnquiryThanks {...props} kind="kinto-offers" />;
}
