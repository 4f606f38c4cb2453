import { toAnswer, toReadRoute } from '@/api/answer';
import { toOpenApiDocument } from '@/api/openapi-document';
import { getEnv } from '@/lib/env';

/** The description of the public data API for machines. */
export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toReadRoute(async (request) =>
  toAnswer(request, {
    body: JSON.stringify(toOpenApiDocument(getEnv().siteUrl)),
    headers: { 'Content-Type': 'application/json' },
  }),
);
