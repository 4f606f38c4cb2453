import { toRoute } from '@/api/answer';
import { dealerAds } from '@/api/dealer-ads';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(dealerAds);
