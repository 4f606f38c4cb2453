import { toPostRoute } from '@/api/answer';
import { financeOperations } from '@/api/finance';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toPostRoute(financeOperations, 'calculator');
