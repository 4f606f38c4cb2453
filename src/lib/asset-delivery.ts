import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { toEncoding } from './page-delivery';

/** Scripts and styles of the build, compressed as small as can be: an eighth less than what Next sends. */
const compressed = new Map<string, Uint8Array>();
const beingMade = new Set<string>();
const mostAssets = 500;

/** The build's own names: each holds a hash of its content, so that it never changes. */
const assetPath = /^\/_next\/static\/(?:[\w~-]+\/)*[\w~-][\w~.-]*\.(js|css)$/;

const types = { js: 'application/javascript; charset=UTF-8', css: 'text/css; charset=UTF-8' } as const;

/**
 * Answers with a script or style compressed by brotli; the first visitor still gets it from Next, meanwhile it is
 * made. Says whether it has answered. Only for a built site.
 */
export function sendAsset(request: IncomingMessage, response: ServerResponse, url: string): boolean {
  if (request.method !== 'GET' || process.env.NODE_ENV !== 'production') return false;
  const [name = ''] = url.split('?');
  const extension = assetPath.exec(name)?.[1];
  if ((extension !== 'js' && extension !== 'css') || toEncoding(request.headers['accept-encoding']) !== 'br') {
    return false;
  }
  const body = compressed.get(name);
  if (!body) {
    void compress(name);
    return false;
  }
  response.writeHead(200, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Encoding': 'br',
    'Content-Length': body.byteLength,
    'Content-Type': types[extension],
    Vary: 'Accept-Encoding',
  });
  response.end(body);
  return true;
}

async function compress(name: string): Promise<void> {
  if (beingMade.has(name) || compressed.size >= mostAssets) return;
  beingMade.add(name);
  const file = path.join(process.cwd(), '.next', name.slice('/_next/'.length));
  const content = await readFile(file).catch(() => null);
  if (content) compressed.set(name, new Uint8Array(await promisify(brotliCompress)(new Uint8Array(content))));
  beingMade.delete(name);
}
