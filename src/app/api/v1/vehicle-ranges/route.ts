import { toRoute } from '@/api/answer';
import { vehicleRanges } from '@/api/vehicle-ranges';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(vehicleRanges);
