import { toWriteRoute } from '@/api/answer';
import { marketingConsent } from '@/api/marketing-consent';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toWriteRoute(marketingConsent);
