import { toWriteRoute } from '@/api/answer';
import { sendEmail } from '@/api/send-email';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toWriteRoute(sendEmail);
