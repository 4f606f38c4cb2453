import { formRoutes } from '@/features/enquiry/receive-form';
import { privacyRequestForm } from '@/features/privacy/privacy-request-form';

export const { GET, POST } = formRoutes(privacyRequestForm);
