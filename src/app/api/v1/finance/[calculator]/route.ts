import { toPostRoute } from '@/api/answer';
import { financeOperations } from '@/api/finance';

/** Each answer is computed; Next need not watch what of the request is read. */
export const dynamic = 'force-dynamic';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toPostRoute(financeOperations, 'calculator');
