import { toWriteRoute } from '@/api/answer';
import { storeTradeInFile } from '@/api/files';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toWriteRoute(storeTradeInFile);
