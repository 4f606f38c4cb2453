import { toWriteRoute } from '@/api/answer';
import { storeJuniorAcademyFile } from '@/api/files';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toWriteRoute(storeJuniorAcademyFile);
