import { anyFormRoutes } from '../../send-form';

export const { GET, POST } = anyFormRoutes();
