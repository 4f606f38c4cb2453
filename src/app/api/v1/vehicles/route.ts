import { toRoute } from '@/api/answer';
import { vehicles } from '@/api/vehicles';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(vehicles);
