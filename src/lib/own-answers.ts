import { logger } from './logger';
import { ownAddress } from './own-address';

export function seeOther(location: string): Response {
  const headers = noStoreHeaders();
  headers.set('Location', location);
  return new Response(null, { status: 303, headers });
}

export function plain(status: number, words: string, headers = noStoreHeaders()): Response {
  headers.set('Content-Type', 'text/plain; charset=utf-8');
  return new Response(words, { status, headers });
}

/** With when to try again, in seconds. */
export function noStoreHeaders(retryAfterSeconds?: number): Headers {
  // What is said to one visitor is nobody else's.
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (retryAfterSeconds) headers.set('Retry-After', String(retryAfterSeconds));
  return headers;
}

type OwnPage = {
  /** With its language and its query. */
  path: string;
  status: number;
  retryAfterSeconds?: number;
  /** Of the request for it. */
  sent?: Record<string, string>;
  /** Said instead when the page cannot be shown. */
  words: string;
};

/** A page of ours as the answer to a form: asked from ourselves, because a page cannot be rendered within a route handler. */
export async function showOwnPage({ path, status, retryAfterSeconds, sent = {}, words }: OwnPage): Promise<Response> {
  const headers = noStoreHeaders(retryAfterSeconds);
  try {
    const page = await fetch(`${ownAddress()}${path}`, {
      headers: sent,
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
    });
    if (!page.ok) throw new Error(`the page answers ${page.status}`);
    headers.set('Content-Type', page.headers.get('content-type') ?? 'text/html; charset=utf-8');
    return new Response(await page.text(), { status, headers });
  } catch (error) {
    logger.error({ status, code: error instanceof Error ? error.name : 'unknown' }, 'a page could not be shown again');
    return plain(status, words, headers);
  }
}

type Unavailable = {
  request: Request;
  /** The page of a private link, with its language; it is shown again with what happened. */
  path: string;
  /** What happened and how to go on. */
  words: string;
};

/** 503: nothing was stored. A script gets JSON as from any form, a browser the page of its link. */
export function answerUnavailable(error: unknown, { request, path, words }: Unavailable): Promise<Response> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  logger.error({ code }, 'what a private link asked for could not be done');
  if (request.headers.get('accept')?.includes('application/json')) {
    const body = { errors: [{ field: null, message: words }] };
    return Promise.resolve(Response.json(body, { status: 503, headers: noStoreHeaders(30) }));
  }
  return showOwnPage({ path: `${path}?problem=unavailable`, status: 503, retryAfterSeconds: 30, words });
}
