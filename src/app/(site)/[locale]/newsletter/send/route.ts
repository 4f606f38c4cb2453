import { formRoutes } from '@/features/enquiry/receive-form';
import { newsletterForm } from '../newsletter-form';

export const { GET, POST } = formRoutes(newsletterForm);
