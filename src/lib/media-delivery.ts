import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { getEnv } from './env';

/** Where the files of the media collection lie. */
export function mediaFolder(dataDir: string): string {
  return path.join(dataDir, 'media');
}

const picturePath = /^\/api\/media\/file\/([^/\\\0]+\.(avif|webp|png|jpe?g|svg))$/i;

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
};

/**
 * Answers with a picture of the media collection, which everybody may read, from the disk: a page's first picture waits
 * for no route, session or sniffing of types. Opened by itself a picture may run nothing: a drawing could hold a script.
 * `url` can be decoded (`toDecodable`). Says whether it has answered; videos, documents and what is not there are the
 * CMS's to answer.
 */
export function sendPicture(request: IncomingMessage, response: ServerResponse, url: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [address = ''] = url.split('?');
  // Decoded as a whole, as the CMS's route would: `/api/%6dedia/…` is the same picture.
  const [, name, extension] = picturePath.exec(decodeURIComponent(address)) ?? [];
  if (!name || !extension) return false;
  const file = path.join(mediaFolder(getEnv().dataDir), name);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return false;
  response.writeHead(200, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Length': found.size,
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'Content-Type': types[extension.toLowerCase()],
  });
  if (request.method === 'HEAD') response.end();
  // When the file or the visitor is gone half-way, the connection is closed: no picture is kept that is not whole.
  else pipeline(createReadStream(file), response, () => {});
  return true;
}
