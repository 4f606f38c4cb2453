import { dealerFormRoutes } from '../../../../enquiry/finance/send-finance-enquiry';

export const { GET, POST } = dealerFormRoutes('finance-offers');
