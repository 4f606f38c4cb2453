import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { dealerAdSchema } from './dealer-ads';
import { dealerGroupSchema, dealerSchema } from './dealer-by-slug';
import { storedFilesSchema } from './files';
import { quoteSchema } from './finance';
import { gfvValueSchema } from './gfv-values';
import { imageSchema } from './images';
import { filterBounds, operators } from './loopback-filter';
import { consentReceiptSchema } from './marketing-consent';
import { productSchema } from './merchandise';
import type { Operation } from './operation';
import { operations } from './operations';
import { problemKinds, problemSchema } from './problem';
import { promotionSchema } from './promotions';
import { ratebookQuoteSchema } from './ratebook-quotes';
import { acceptedSchema } from './send-email';
import { subscribeReplySchema } from './subscribe-user';
import { colourSelectorSchema, vehicleModelSchema } from './vehicle-models';
import { vehicleRangeSchema } from './vehicle-ranges';
import { vehicleSchema } from './vehicles';

export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
  explode?: boolean;
};

export type OpenApiOperation = {
  operationId: string;
  summary: string;
  description: string;
  parameters: OpenApiParameter[];
  /** Of one media type. */
  requestBody?: { required: true; content: Record<string, OpenApiBody> };
  responses: Record<string, unknown>;
};

type OpenApiBody = { schema: JsonSchema; example?: unknown; encoding?: Record<string, { contentType: string }> };

export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, { get: OpenApiOperation } | { post: OpenApiOperation }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, unknown> };
};

export type DescribedOperation = { path: string; method: 'GET' | 'POST'; operation: OpenApiOperation };

/** The operations of a document, one for each address. */
export function operationsOf({ paths }: OpenApiDocument): DescribedOperation[] {
  return Object.entries(paths).map(([path, item]) => ({
    path,
    ...('get' in item ? { method: 'GET', operation: item.get } : { method: 'POST', operation: item.post }),
  }));
}

/** The description of the public data API in OpenAPI 3.1, made from the operations. `serverUrl` has no path. */
export function toOpenApiDocument(serverUrl: string): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt data API',
      version: '1',
      description:
        'Vehicles, dealers, promotions and enquiries for partner apps. Open to read from anywhere; what is stored is sent from a server. A published change shows in the next answer. A field is always there; what is not known is null.',
    },
    servers: [{ url: serverUrl }],
    paths: Object.fromEntries(
      operations.map((operation) => {
        const described = toOpenApiOperation(operation);
        return [operation.path, operation.method === 'GET' ? { get: described } : { post: described }];
      }),
    ),
    components: {
      schemas: toJsonSchemaDefs(entities, conversion),
      responses: Object.fromEntries(
        Object.entries(problemKinds).map(([kind, { title }]) => [
          kind,
          { description: title, content: { 'application/problem+json': { schema: refTo('Problem') } } },
        ]),
      ),
    },
  };
}

const entities = {
  VehicleRange: vehicleRangeSchema,
  VehicleModel: vehicleModelSchema,
  ColourSelector: colourSelectorSchema,
  Vehicle: vehicleSchema,
  Dealer: dealerSchema,
  DealerGroup: dealerGroupSchema,
  Promotion: promotionSchema,
  GfvValue: gfvValueSchema,
  RatebookQuote: ratebookQuoteSchema,
  Quote: quoteSchema,
  Product: productSchema,
  DealerAd: dealerAdSchema,
  AcceptedEnquiry: acceptedSchema,
  SubscribeReply: subscribeReplySchema,
  ConsentReceipt: consentReceiptSchema,
  StoredFiles: storedFilesSchema,
  Image: imageSchema,
  Problem: problemSchema,
};

const conversion = {
  target: 'draft-2020-12' as const,
  // what a schema asks of several fields together is said in their descriptions
  ignoreActions: ['check'],
  overrideRef: ({ referenceId }: { referenceId: string }) => refTo(referenceId).$ref,
};

function refTo(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

/** A schema without what only a document of its own needs. */
function schemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...conversion, definitions: entities, typeMode });
  return rest;
}

function toOpenApiOperation(operation: Operation): OpenApiOperation {
  const isList = operation.filterFields !== undefined;
  const isRead = operation.method === 'GET';
  return {
    operationId: operation.path
      .replace(/^\/api\/(v1\/)?/, '')
      .replaceAll(/[^a-zA-Z]+([a-z]?)/g, (_, letter) => letter.toUpperCase()),
    summary: operation.summary,
    description: `Example: ${operation.example}`,
    parameters: [...parametersOf(operation), ...filterParametersOf(operation), ...keyParameterOf(operation)],
    ...requestBodyOf(operation),
    responses: {
      200: {
        description: operation.summary,
        headers: isRead && {
          ETag: { description: 'Send it as If-None-Match to be answered 304.', schema: { type: 'string' } },
          ...(isList && {
            'X-Total-Count': { description: 'How many match without the limit.', schema: { type: 'integer' } },
          }),
        },
        content: { 'application/json': { schema: schemaOf(operation.answer, 'output') } },
      },
      ...(isRead ? { 304: { description: 'The same as the answer that If-None-Match names.' } } : {}),
      400: refToResponse('invalid-request'),
      ...(isRead ? {} : refusalsOfSending(operation)),
      ...(isList || !isRead ? {} : { 404: refToResponse('not-found') }),
      405: refToResponse('method-not-allowed'),
      500: refToResponse('failed'),
      503: refToResponse('unavailable'),
    },
  };
}

function requestBodyOf({ body, bodyDescription, upload, example }: Operation): Pick<OpenApiOperation, 'requestBody'> {
  if (upload) {
    const { field, description, accepts } = upload;
    const properties = {
      [field]: { type: 'string', contentMediaType: 'application/octet-stream', description } as const,
    };
    const schema: JsonSchema = { type: 'object', properties, required: [field] };
    const encoding = { [field]: { contentType: accepts } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } };
  }
  if (!body) return {};
  const json = { schema: bodyDescription ?? schemaOf(body, 'input'), example: JSON.parse(example) };
  return { requestBody: { required: true, content: { 'application/json': json } } };
}

type ResponseOf = { $ref: string };

/** What a POST may be refused for. */
function refusalsOfSending({ budget, takesKey }: Operation): Record<string, unknown> {
  if (!budget) return { 403: refToResponse('forbidden'), 422: refToResponse('cannot-be-computed') };
  return {
    403: refToResponse('forbidden'),
    ...(takesKey ? { 409: refToResponse('conflict') } : {}),
    413: refToResponse('too-large'),
    422: refToResponse('not-accepted'),
    429: refToResponse('too-many'),
  };
}

function refToResponse(kind: keyof typeof problemKinds): ResponseOf {
  return { $ref: `#/components/responses/${kind}` };
}

function keyParameterOf({ takesKey }: Operation): OpenApiParameter[] {
  if (!takesKey) return [];
  const schema: JsonSchema = { type: 'string', minLength: 1, maxLength: 200 };
  const description =
    'Made once for what is sent. Sent again with it, the same content is answered as the first time and stored once; other content is refused.';
  return [{ name: 'Idempotency-Key', in: 'header', required: false, description, schema }];
}

function parametersOf({ path, parameters }: Operation): OpenApiParameter[] {
  return Object.entries(parameters.entries).map(([name, entry]) => {
    const { description = '', ...schema } = schemaOf(entry, 'input');
    const isInPath = path.includes(`{${name}}`);
    return { name, in: isInPath ? 'path' : 'query', required: isInPath, description, schema };
  });
}

function filterParametersOf({ filterFields }: Operation): OpenApiParameter[] {
  if (!filterFields) return [];
  const names = Object.keys(filterFields);
  const where = Object.entries(filterFields).flatMap(([name, { type, description }]) => {
    const value: JsonSchema = { type: type === 'number' ? 'number' : 'string' };
    const list: JsonSchema = { type: 'array', items: value, maxItems: filterBounds.values };
    return [
      query(`filter[where][${name}]`, description, value),
      { ...query(`filter[where][${name}][inq]`, `One of several: ${description}`, list), explode: true },
    ];
  });
  const order: JsonSchema = {
    type: 'array',
    items: { type: 'string', examples: [`${names[0]} DESC`] },
    maxItems: filterBounds.orders,
  };
  return [
    ...where,
    { ...query('filter[order]', 'A field and ASC or DESC; several: the first counts most.', order), explode: true },
    query('filter[limit]', 'How many at most.', {
      type: 'integer',
      minimum: 1,
      maximum: filterBounds.limit,
      default: filterBounds.limit,
    }),
    query('filter[skip]', 'How many to leave out at the start.', {
      type: 'integer',
      minimum: 0,
      maximum: filterBounds.skip,
      default: 0,
    }),
    query('filter', `The whole filter as JSON. Operators of where: ${operators.join(', ')}.`, {
      type: 'string',
      contentMediaType: 'application/json',
      examples: [JSON.stringify({ where: { [names[0] ?? 'id']: 2 }, order: [`${names[0]} DESC`], limit: 10 })],
    }),
  ];
}

function query(name: string, description: string, schema: JsonSchema): OpenApiParameter {
  return { name, in: 'query', required: false, description, schema };
}
