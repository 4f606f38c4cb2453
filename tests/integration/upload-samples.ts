import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Payload } from 'payload';
import { readRows, sql } from '@/cms/atomic-write';
import { getEnv } from '@/lib/env';

export const mostBytes = 5_242_880;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes and Latin text, one behind the other. */
export function join(...pieces: (string | Uint8Array)[]): Bytes {
  const all = pieces.map((piece) =>
    typeof piece === 'string' ? Uint8Array.from(piece, (sign) => sign.charCodeAt(0)) : piece,
  );
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of all) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function deflated(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(deflateSync(bytes));
}

const pngMagic = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A grey PNG. `said` is the size that its header states. */
export function pngOf(width = 8, height = 8, said = { width, height }): Bytes {
  const kind = new Uint8Array([8, 0, 0, 0, 0]);
  // Each line begins with the number of its filter: none.
  const lines = new Uint8Array((width + 1) * height).map((_, at) => (at % (width + 1) === 0 ? 0 : 0x88));
  return join(
    pngMagic,
    chunk('IHDR', join(word(said.width), word(said.height), kind)),
    chunk('IDAT', deflated(lines)),
    chunk('IEND', new Uint8Array(0)),
  );
}

/** The same picture with as many bytes as wanted: what is too few is filled into a chunk that no decoder reads. */
export function pngOfBytes(bytes: number): Bytes {
  const plain = pngOf();
  const end = plain.length - 12;
  return join(plain.subarray(0, end), chunk('fiLl', new Uint8Array(bytes - plain.length - 12)), plain.subarray(end));
}

function chunk(type: string, content: Uint8Array): Bytes {
  const body = join(type, content);
  return join(word(content.length), body, word(checksum(body)));
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** CRC-32, as PNG and ZIP have it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A PDF of one empty page; `objects` stand behind its own. */
export function pdfOf(...objects: (string | Uint8Array)[]): Bytes {
  const page = [
    '1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj\n',
    '3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>>\nendobj\n',
  ];
  return join('%PDF-1.7\n', ...page, ...objects, 'trailer\n<</Root 1 0 R /Size 9>>\nstartxref\n0\n%%EOF\n');
}

/** An object with a stream. */
export function streamOf(keys: string, content: string | Uint8Array): Bytes {
  return join(`8 0 obj\n<<${keys} /Length ${content.length}>>\nstream\n`, content, '\nendstream\nendobj\n');
}

/** A stream of compressed objects. */
export function objectStreamOf(objects: string, keys = '/Filter /FlateDecode'): Bytes {
  return streamOf(`/Type /ObjStm /N 1 /First 4 ${keys}`, deflated(join(`5 0 ${objects}`)));
}

export const boundary = 'the-boundary';

/** A part of a form: text, or a file when it has a name. */
export type Part = { name: string; fileName?: string; content: string | Uint8Array; type?: string };

export function bodyOf(parts: readonly Part[], end = `--${boundary}--\r\n`): Bytes {
  const written = parts.flatMap(({ name, fileName, content, type }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"`,
    type === undefined ? '' : `\r\nContent-Type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  return join(...written, end);
}

/** A request that arrives in pieces, as from a network. */
export function requestOf(
  body: Uint8Array,
  { headers = {}, pieceBytes = 64 * 1024 }: { headers?: Record<string, string>; pieceBytes?: number } = {},
): Request {
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at < body.length) controller.enqueue(new Uint8Array(body.subarray(at, at + pieceBytes)));
      else controller.close();
      at += pieceBytes;
    },
  });
  return new Request('http://localhost/', {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}`, ...headers },
    body: stream,
    duplex: 'half',
  } as RequestInit);
}

/** Every file below the private folder. */
export function filesOnDisk(): string[] {
  const root = path.join(getEnv().dataDir, 'private');
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(root, name))
    .filter((file) => statSync(file).isFile());
}

export function fileRows(cms: Payload) {
  return readRows(cms, sql`SELECT * FROM enquiry_files ORDER BY id`);
}
