import { toRoute } from '@/api/answer';
import { gfvValues } from '@/api/gfv-values';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(gfvValues);
