import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { clientAddressOf } from '@/lib/client-address';
import { isDatabaseFailure } from '@/lib/database-failure';
import { isRecord } from '@/lib/is-record';
import { logger } from '@/lib/logger';
import { countSending } from '@/lib/rate-limit';
import { isFromOurPages } from '@/lib/same-origin';
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

/** What stores something answers no other site's page. */
const ownHeaders = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** A computed answer is nobody's to keep; made once, for it is the same with each. */
const computedHeaders = new Headers({
  'Content-Type': 'application/json',
  'Access-Control-Allow-Origin': '*',
  'Cache-Control': 'no-store',
});

/** The handlers of an operation's route file: it is read with GET, any other method is refused. */
export function toRoute(operation: Operation) {
  return toReadRoute(async (request, { params }) => answer(operation, request, await params));
}

/** The handlers of an address that is read with `GET`. */
export function toReadRoute(GET: Handler) {
  const { refuse, options } = othersThan('GET, HEAD, OPTIONS');
  return { GET, OPTIONS: options, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

/** The handlers of operations that are asked with `POST`; the last part of the address names one of them. */
export function toPostRoute(operations: ReadonlyMap<string, Operation>, part: string) {
  const { refuse, options } = othersThan('POST, OPTIONS');
  const compute: Handler = async (request, { params }) => {
    const path = await params;
    const operation = operations.get(String(path[part]));
    if (!operation) return refuseUnknownAddress();
    if (!isFromOurPages(request.headers))
      return refusal({ kind: 'forbidden', detail: 'Send it from your own server.' });
    return answer(operation, request, {});
  };
  return { GET: refuse, OPTIONS: options, POST: compute, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

/** The handlers of an operation that stores what is sent with `POST`. */
export function toWriteRoute(operation: Operation) {
  const { refuse, options } = othersThan('POST, OPTIONS', {});
  const write: Handler = async (request, { params }) => answer(operation, request, (await params) ?? {});
  return { GET: refuse, OPTIONS: options, POST: write, PUT: refuse, PATCH: refuse, DELETE: refuse };
}

/** What answers the methods that an address does not take. */
function othersThan(allowed: string, shared: Record<string, string> = openHeaders) {
  const refuse = async () => {
    const detail = `Use ${allowed.split(',')[0]}.`;
    return toProblemResponse({ kind: 'method-not-allowed', detail }, { ...shared, Allow: allowed });
  };
  const options = async () =>
    new Response(null, {
      status: 204,
      headers: {
        ...shared,
        Allow: allowed,
        'Access-Control-Allow-Methods': allowed,
        'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match, Ocp-Apim-Subscription-Key',
        'Access-Control-Max-Age': '86400',
      },
    });
  return { refuse, options };
}

/**
 * Answers one request to an operation: reads its parameters, asks it, and writes JSON with an ETag. Every refusal is
 * `application/problem+json`; 503 with Retry-After while the database cannot be used.
 */
export async function answer(operation: Operation, request: Request, path: PathParameters): Promise<Response> {
  const guarded = guard(operation, request);
  if (guarded) return refusal(guarded, operation);
  const asked = readRequest(operation, request.url, path);
  if (!asked.ok) {
    const detail = asked.error.map(({ location, message }) => `${location} ${message}.`).join(' ');
    return refusal({ kind: 'invalid-request', detail, errors: asked.error }, operation);
  }
  try {
    const body = await readBody(operation, request);
    if (!body.ok) return refusal(body.error, operation);
    const outcome = await operation.handle({ ...asked.value, body: body.value, request });
    if (!outcome.ok) return refusal(outcome.error, operation);
    if (operation.method === 'POST') {
      return new Response(JSON.stringify(outcome.value), {
        headers: operation.budget ? ownHeaders : computedHeaders,
      });
    }
    return toAnswer(request, {
      body: JSON.stringify(outcome.value),
      headers: {
        'Content-Type': 'application/json',
        ...(outcome.total === undefined ? {} : { 'X-Total-Count': String(outcome.total) }),
      },
    });
  } catch (error) {
    logFailure(error, operation);
    if (!isDatabaseFailure(error))
      return refusal({ kind: 'failed', detail: 'The fault is ours and was recorded.' }, operation);
    return refusal({ kind: 'unavailable', detail: 'Try again in a few seconds.' }, operation);
  }
}

/** What may not be stored: by another site's page, or too often from one address. */
function guard({ budget }: Operation, { headers }: Request): Problem | null {
  if (!budget) return null;
  if (!isFromOurPages(headers)) return { kind: 'forbidden', detail: 'Send it from your own server.' };
  const retryAfterSeconds = countSending(clientAddressOf(headers), Date.now(), budget);
  if (retryAfterSeconds === 0) return null;
  return { kind: 'too-many', detail: `Try again in ${retryAfterSeconds} seconds.`, retryAfterSeconds };
}

/** A failed write's message may hold what somebody typed: its code alone is noted. */
function logFailure(error: unknown, { budget, path }: Operation): void {
  if (!budget) logger.error({ err: error, path }, 'an API answer failed');
  else {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.error({ code, path }, 'an API answer failed');
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

function refusal(problem: Problem, operation?: Operation): Response {
  return toProblemResponse(problem, operation?.budget ? {} : openHeaders);
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

/**
 * The body of a POST as its schema gives it: 422 names each field that is wrong, 400 says that it is no JSON. Whatever
 * the client calls it in Content-Type.
 */
async function readBody(
  { body: schema, budget }: Operation,
  request: Request,
): Promise<{ ok: true; value: unknown } | { ok: false; error: Problem }> {
  if (!schema) return { ok: true, value: undefined };
  const most = budget ? longestSending : longestBody;
  const sent = await readText(request, most);
  if (!sent.ok) {
    const { message, detail } = sent.error;
    const kind = budget && message === tooLong ? 'too-large' : 'invalid-request';
    return { ok: false, error: { kind, detail, errors: [{ location: 'body', message }] } };
  }
  const parsed = parseJson(sent.value);
  if (!isRecord(parsed)) {
    const errors = [{ location: 'body', message: 'is not an object in JSON' }];
    return { ok: false, error: { kind: 'invalid-request', detail: 'Send one object as JSON.', errors } };
  }
  const read = v.safeParse(schema, parsed);
  if (read.success) return { ok: true, value: read.output };
  const errors = read.issues.map(toFault);
  const detail = errors.map(({ location, message }) => `${location} ${message}.`).join(' ');
  return { ok: false, error: { kind: budget ? 'not-accepted' : 'cannot-be-computed', detail, errors } };
}

/** The longest body that is read, in bytes: a calculator's has some two hundred. */
const longestBody = 8_000;

/** That of what is stored: as much as an HTML form may send. */
const longestSending = 64 * 1024;

type ReadText = { ok: true; value: string } | { ok: false; error: { message: string; detail: string } };

/** No more is read than needed to know that it is too long. By its reader, which is the quickest way to a few bytes. */
async function readText({ body }: Request, most: number): Promise<ReadText> {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      bytes += read.value.byteLength;
      if (bytes > most)
        return { ok: false, error: { message: tooLong, detail: `The body is longer than ${most} bytes.` } };
      chunks.push(read.value);
    }
  } catch {
    return { ok: false, error: cutOff };
  }
  return { ok: true, value: decoder.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)) };
}

const decoder = new TextDecoder();
const tooLong = 'is too long';
const cutOff = { message: 'has no end', detail: 'The body was not sent whole.' };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
