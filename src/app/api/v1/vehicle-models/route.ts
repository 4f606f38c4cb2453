import { toRoute } from '@/api/answer';
import { vehicleModels } from '@/api/vehicle-models';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(vehicleModels);
