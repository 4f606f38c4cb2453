import { toRoute } from '@/api/answer';
import { merchandise } from '@/api/merchandise';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(merchandise);
