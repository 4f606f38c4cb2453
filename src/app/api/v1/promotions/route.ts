import { toRoute } from '@/api/answer';
import { promotions } from '@/api/promotions';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(promotions);
