import { toRoute } from '@/api/answer';
import { dealerBySlug } from '@/api/dealer-by-slug';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(dealerBySlug);
