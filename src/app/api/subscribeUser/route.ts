import { toWriteRoute } from '@/api/answer';
import { subscribeUser } from '@/api/subscribe-user';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toWriteRoute(subscribeUser);
