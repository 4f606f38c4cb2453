import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { dealerGroupSchema, dealerSchema } from './dealer-by-slug';
import { quoteSchema } from './finance';
import { gfvValueSchema } from './gfv-values';
import { imageSchema } from './images';
import { filterBounds, operators } from './loopback-filter';
import type { Operation } from './operation';
import { operations } from './operations';
import { problemKinds, problemSchema } from './problem';
import { promotionSchema } from './promotions';
import { ratebookQuoteSchema } from './ratebook-quotes';
import { colourSelectorSchema, vehicleModelSchema } from './vehicle-models';
import { vehicleRangeSchema } from './vehicle-ranges';
import { vehicleSchema } from './vehicles';

export type OpenApiParameter = {
  name: string;
  in: 'path' | 'query';
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
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema; example: unknown } } };
  responses: Record<string, unknown>;
};

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
        'Vehicles, dealers and promotions for partner apps. Open to read from anywhere. A published change shows in the next answer. A field is always there; what is not known is null.',
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
  const responseOf = (kind: keyof typeof problemKinds) => ({ $ref: `#/components/responses/${kind}` });
  return {
    operationId: operation.path
      .replace('/api/v1/', '')
      .replaceAll(/[^a-z]+([a-z]?)/g, (_, letter) => letter.toUpperCase()),
    summary: operation.summary,
    description: `Example: ${operation.example}`,
    parameters: [...parametersOf(operation), ...filterParametersOf(operation)],
    ...(operation.body && {
      requestBody: {
        required: true as const,
        content: {
          'application/json': { schema: schemaOf(operation.body, 'input'), example: JSON.parse(operation.example) },
        },
      },
    }),
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
      400: responseOf('invalid-request'),
      ...(isRead ? {} : { 403: responseOf('forbidden'), 422: responseOf('cannot-be-computed') }),
      ...(isList || !isRead ? {} : { 404: responseOf('not-found') }),
      405: responseOf('method-not-allowed'),
      500: responseOf('failed'),
      503: responseOf('unavailable'),
    },
  };
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
