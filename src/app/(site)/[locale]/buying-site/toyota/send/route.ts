import { formRoutes } from '@/features/enquiry/receive-form';
import { buyingSiteForms } from '@/features/enquiry/vehicle-enquiry';

export const { GET, POST } = formRoutes(buyingSiteForms.quote);
