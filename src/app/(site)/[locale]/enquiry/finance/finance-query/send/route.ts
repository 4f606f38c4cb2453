import { financeEnquiryForm } from '@/features/enquiry/finance-enquiry';
import { formRoutes } from '@/features/enquiry/receive-form';

export const { GET, POST } = formRoutes(financeEnquiryForm({ kind: 'finance-query', dealerSlug: null }));
