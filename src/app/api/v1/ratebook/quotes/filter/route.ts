import { toRoute } from '@/api/answer';
import { ratebookQuotes } from '@/api/ratebook-quotes';

export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toRoute(ratebookQuotes);
