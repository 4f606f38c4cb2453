import { anyFormRoutes } from '../../../../../enquiry/send-form';

export const { GET, POST } = anyFormRoutes();
