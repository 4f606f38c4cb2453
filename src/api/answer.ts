import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { isDatabaseFailure } from '@/lib/database-failure';
import { logger } from '@/lib/logger';

import { type Fault, filterBounds, type LoopbackFilter, parseLoopbackFilter } from './loopback-filter';
import type { Operation } from './operation';
import { type Problem, toProblemResponse } from './problem';
import { readParameters, singleParameters } from './read-parameters';

type Handler = (request: Request, context: { params: Promise<PathParameters> }) => Promise<Response>;
type PathParameters = Record<string, string | string[] | undefined>;

/** Anybody may read the public data from any page; it shows a change on the next request. */
const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, X-Total-Count',
};

/** The handlers of an operation's route file: it is read with GET, any other method is refused. */
export function toRoute(operation: Operation) {
  return toReadRoute(async (request, { params }) => answer(operation, request, await params));
}

/** The handlers of an address that is read with `GET`. */
export function toReadRoute(GET: Handler) {
  const refuse = async () => {
    const detail = 'Use GET.';
    return toProblemResponse({ kind: 'method-not-allowed', detail }, { ...openHeaders, Allow: 'GET, HEAD, OPTIONS' });
  };
  const OPTIONS = async () =>
    new Response(null, {
      status: 204,
      headers: {
        ...openHeaders,
        Allow: 'GET, HEAD, OPTIONS',
        'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, Ocp-Apim-Subscription-Key',
        'Access-Control-Max-Age': '86400',
      },
    });
  return { GET, OPTIONS, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

/**
 * Answers one request to an operation: reads its parameters, asks it, and writes JSON with an ETag. Every refusal is
 * `application/problem+json`; 503 with Retry-After while the database cannot be used.
 */
export async function answer(operation: Operation, request: Request, path: PathParameters): Promise<Response> {
  const asked = readRequest(operation, request.url, path);
  if (!asked.ok) {
    const detail = asked.error.map(({ location, message }) => `${location} ${message}.`).join(' ');
    return refusal({ kind: 'invalid-request', detail, errors: asked.error });
  }
  try {
    const outcome = await operation.handle(asked.value);
    if (!outcome.ok) return refusal(outcome.error);
    return toAnswer(request, {
      body: JSON.stringify(outcome.value),
      headers: {
        'Content-Type': 'application/json',
        ...(outcome.total === undefined ? {} : { 'X-Total-Count': String(outcome.total) }),
      },
    });
  } catch (error) {
    logger.error({ err: error, path: operation.path }, 'an API answer failed');
    if (!isDatabaseFailure(error)) return refusal({ kind: 'failed', detail: 'The fault is ours and was recorded.' });
    return refusal({ kind: 'unavailable', detail: 'Try again in a few seconds.' });
  }
}

/** A public answer that clients keep and ask about: 304 when they have it already. */
export function toAnswer(
  request: Request,
  { body, headers }: { body: string; headers: Record<string, string> },
): Response {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const known = request.headers.get('If-None-Match')?.split(/\s*,\s*/) ?? [];
  const common = { ...openHeaders, ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' };
  if (known.includes(etag) || known.includes('*')) return new Response(null, { status: 304, headers: common });
  return new Response(body, { headers: { ...common, ...headers } });
}

/** The refusal of an address below /api/v1 that is none. */
export function refuseUnknownAddress(): Response {
  return refusal({ kind: 'not-found', detail: 'The addresses are listed at /api/v1/docs.' });
}

function refusal(problem: Problem): Response {
  return toProblemResponse(problem, openHeaders);
}

type Asked =
  | { ok: true; value: { parameters: Record<string, unknown>; filter: LoopbackFilter } }
  | { ok: false; error: Fault[] };

function readRequest(operation: Operation, url: string, path: PathParameters): Asked {
  const query = readParameters(url);
  if (!query.ok) return query;
  const single = singleParameters(query.value, Object.keys(operation.parameters.entries));
  const parameters = v.safeParse(operation.parameters, { ...single.values, ...path });
  const filter = readFilter(operation, query.value);
  const faults = [
    ...single.faults,
    ...(parameters.success ? [] : parameters.issues.map(toFault)),
    ...(filter.ok ? [] : filter.error),
  ];
  if (!parameters.success || !filter.ok || faults.length > 0) return { ok: false, error: faults };
  return { ok: true, value: { parameters: parameters.output, filter: filter.value } };
}

function readFilter({ filterFields }: Operation, parameters: readonly (readonly [string, string])[]) {
  if (filterFields) {
    const types = Object.entries(filterFields).map(([name, { type }]) => [name, type] as const);
    return parseLoopbackFilter(parameters, Object.fromEntries(types));
  }
  const given = parameters.find(([name]) => /^filter\b/.test(name));
  if (given)
    return {
      ok: false,
      error: [{ location: given[0].slice(0, 80), message: 'is unknown: this takes no filter' }],
    } as const;
  return { ok: true, value: { where: [], order: [], limit: filterBounds.limit, skip: 0 } } as const;
}

function toFault(issue: v.BaseIssue<unknown>): Fault {
  return { location: v.getDotPath(issue) ?? 'query', message: issue.message };
}
