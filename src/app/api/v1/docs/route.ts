import { toAnswer, toReadRoute } from '@/api/answer';
import { toDocsPage } from '@/api/docs-page';
import { toOpenApiDocument } from '@/api/openapi-document';
import { getEnv } from '@/lib/env';

/** The description of the public data API for people. */
export const { GET, OPTIONS, POST, PUT, PATCH, DELETE } = toReadRoute(async (request) =>
  toAnswer(request, {
    body: toDocsPage(toOpenApiDocument(getEnv().siteUrl)),
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  }),
);
