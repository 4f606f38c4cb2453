import { formRoutes } from '@/features/enquiry/receive-form';
import { vehicleEnquiryForm } from '@/features/enquiry/vehicle-enquiry';

export const { GET, POST } = formRoutes(vehicleEnquiryForm);
