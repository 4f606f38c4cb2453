import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { findPage } from './page-cache.mjs';

type Encoding = 'br' | 'gzip';

/** One page's HTML as it goes over the wire: its name for `If-None-Match`, and its compressed bodies. */
type Finished = { etag: string; bodies: Partial<Record<Encoding, Uint8Array>>; timesSent: number; bytes: number };

/**
 * Answers with a kept page, if there is one: without Next, and in a compressed form that is made once per rendering,
 * by brotli's best for a visitor's dear data. Says whether it has answered; what is missing or due is Next's to make.
 */
export function sendKeptPage(request: IncomingMessage, response: ServerResponse, url: string): boolean {
  if (request.method !== 'GET' || request.headers.rsc !== undefined || isBypassed(request)) return false;
  const [path = '/'] = url.split('?');
  const kept = findPage(path);
  if (kept?.value?.kind !== 'APP_PAGE' || !kept.value.html || isDue(kept)) return false;
  const { html, status = 200 } = kept.value;
  if (status !== 200 && status !== 404) return false;

  const page = finish(html);
  response.setHeader('ETag', page.etag);
  response.appendHeader('Vary', 'Accept-Encoding');
  response.setHeader('X-Cache', 'HIT');
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(page.etag)) {
    response.writeHead(304).end();
    return true;
  }
  const encoding = toEncoding(request.headers['accept-encoding']);
  const body = encoding ? bodyOf(page, html, encoding) : html;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.writeHead(status).end(body);
  return true;
}

/** The best encoding that a browser takes: brotli, gzip, or none. */
export function toEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
    });
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : null;
}

/** Next's draft mode. */
function isBypassed(request: IncomingMessage): boolean {
  return request.headers.cookie?.includes('__prerender_bypass') ?? false;
}

function isDue({ lastModified, cacheControl }: NonNullable<ReturnType<typeof findPage>>): boolean {
  const seconds = cacheControl?.revalidate;
  return typeof seconds !== 'number' || Date.now() > lastModified + seconds * 1000;
}

/** What was sent last, by its HTML: the page cache hands out the same string each time, so that this is quick. */
const finished = new Map<string, Finished>();
const mostBytes = 96 * 1024 * 1024;
let keptBytes = 0;

function finish(html: string): Finished {
  let page = finished.get(html);
  if (page) {
    finished.delete(html);
  } else {
    const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
    page = { etag, bodies: {}, timesSent: 0, bytes: html.length };
    keptBytes += page.bytes;
  }
  finished.set(html, page);
  for (const [oldest, { bytes }] of finished) {
    if (keptBytes <= mostBytes) break;
    finished.delete(oldest);
    keptBytes -= bytes;
  }
  page.timesSent += 1;
  return page;
}

/** Compressed quickly for the first visitor, and once more, as small as can be, when there is a second. */
function bodyOf(page: Finished, html: string, encoding: Encoding): Uint8Array {
  const made =
    page.bodies[encoding] ?? new Uint8Array(encoding === 'br' ? brotliCompressSync(html, quality(4)) : gzipSync(html));
  page.bodies[encoding] = made;
  if (encoding === 'br' && page.timesSent === 2) {
    brotliCompress(html, quality(11), (error, smallest) => {
      if (!error) page.bodies.br = new Uint8Array(smallest);
    });
  }
  return made;
}

function quality(level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}
