import { rmSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { type ReceivedForm, receiveMultipart } from '@/commands/uploads/receive-multipart';
import { openCms } from './database';
import {
  bodyOf,
  boundary,
  fileRows,
  filesOnDisk,
  join,
  mostBytes,
  objectStreamOf,
  pdfOf,
  pngOf,
  pngOfBytes,
  requestOf,
} from './upload-samples';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});

/** The same numbers in every run, from 0 to below 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Drill = {
  body: Uint8Array;
  headers?: Record<string, string>;
  /** `kept`, or why the whole form or the file was refused. */
  answer: string;
};

type Random = (below: number) => number;

const largest = pngOfBytes(mostBytes);
const tooLarge = pngOfBytes(mostBytes + 1);
const manyParts = bodyOf(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, content: 'x' })));
const picture = pngOf(64, 64);
const script = objectStreamOf('<</S /JavaScript /JS (app.alert(1))>>');
const bomb = new Uint8Array(deflateSync(new Uint8Array(140 * 1024 * 1024)));

function filled(bytes: number, word: string): Uint8Array {
  return new Uint8Array(Buffer.alloc(bytes, word, 'latin1'));
}

/** 2 000 streams, each a deflated block that leads over the others into 4 MB of empty ones. */
const endlessStreams = join(
  ...Array.from({ length: 2_000 }, (_, index) => {
    const over = (1_999 - index) * 14;
    const sizes = [over, over >> 8, ~over, ~over >> 8].map((byte) => byte & 0xff);
    return join('stream\nx\x01\0', new Uint8Array(sizes));
  }),
  filled(4_000_000, '\0\0\0\xff\xff'),
);
const endless = cv(pdfOf(endlessStreams));

const words = ['stream', 'endstream', 'stream ', '/#4a'].map((word) => cv(pdfOf(filled(5_000_000, word))));

function wordy(turn: number): Uint8Array {
  return words[turn % words.length] ?? endless;
}

function photo(content: Uint8Array, fileName = 'car.png') {
  return bodyOf([
    { name: 'suburb', content: 'Sandton' },
    { name: 'attachment', fileName, content },
  ]);
}

function cv(content: Uint8Array) {
  return bodyOf([{ name: 'driverCV', fileName: 'cv.pdf', content }]);
}

function noise(random: Random, length: number): Uint8Array {
  return new Uint8Array(length).map(() => random(256));
}

/** Each makes one upload of its sort, and says what the right answer is. */
const sorts: ((random: Random, turn: number) => Drill)[] = [
  // Wrong magic: the first byte is neither that of a picture nor of a PDF.
  (random) => ({ body: photo(join('\0', noise(random, 1 + random(9_000)))), answer: 'wrongType' }),
  (random) => ({ body: cv(join('\0', noise(random, 1 + random(9_000)))), answer: 'wrongType' }),
  // Truncated: anywhere before the last boundary is whole.
  (random) => {
    const whole = photo(picture);
    return { body: whole.subarray(0, random(whole.length - 4)), answer: 'malformed' };
  },
  // Truncated within the file, in a form that is whole; the last chunk of a PNG holds no pixels.
  (random) => ({ body: photo(picture.subarray(0, 8 + random(picture.length - 8 - 24))), answer: 'unreadable' }),
  (random) => ({ body: cv(pdfOf().subarray(0, 9 + random(180))), answer: 'unreadable' }),
  () => ({ body: photo(new Uint8Array(0)), answer: 'unreadable' }),
  // A length that is a lie.
  (random) => ({ body: photo(picture), headers: { 'Content-Length': String(random(50)) }, answer: 'kept' }),
  (random) => ({ body: photo(picture), headers: { 'Content-Length': `9${random(99)}99999999` }, answer: 'tooLarge' }),
  // Polyglots.
  (random) => ({ body: photo(join(picture, 'PK\x03\x04', noise(random, 500))), answer: 'kept' }),
  () => ({ body: cv(join('GIF89a', pdfOf())), answer: 'wrongType' }),
  () => ({ body: photo(join(pdfOf(), picture)), answer: 'wrongType' }),
  (random) => ({ body: cv(join(pdfOf(), 'PK\x05\x06', '\0'.repeat(18 + random(99)), '%%EOF')), answer: 'unsafe' }),
  // Names that are paths.
  (random) => {
    const climb = ['../', '..\\', '/', 'C:\\', '....//', '%2e%2e/', 'CON:', '\x7f'][random(8)] ?? '';
    return { body: photo(picture, `${climb.repeat(1 + random(40))}etc/passwd.png`), answer: 'kept' };
  },
  (_, turn) => (turn % 5 === 0 ? { body: manyParts, answer: 'tooLarge' } : { body: photo(picture), answer: 'kept' }),
  (_, turn) => (turn % 20 === 0 ? { body: photo(largest), answer: 'kept' } : { body: photo(picture), answer: 'kept' }),
  (_, turn) =>
    turn % 20 === 0 ? { body: photo(tooLarge), answer: 'file tooLarge' } : { body: photo(picture), answer: 'kept' },
  (_, turn) =>
    turn % 25 === 0 ? { body: cv(pdfOf(bombStream())), answer: 'unsafe' } : { body: cv(pdfOf()), answer: 'kept' },
  (random) => ({ body: cv(pdfOf('%'.repeat(random(50)), '\n', script)), answer: 'unsafe' }),
  (random) => ({
    body: photo(pngOf(8, 8, { width: 7_000 + random(60_000), height: 7_000 + random(60_000) })),
    answer: 'unsafe',
  }),
  // What a search may run into again and again, and streams that all run to the end of the file and give nothing.
  (_, turn) => (turn % 20 === 0 ? { body: wordy(turn / 20), answer: 'kept' } : { body: cv(pdfOf()), answer: 'kept' }),
  (_, turn) => (turn % 25 === 0 ? { body: endless, answer: 'unsafe' } : { body: cv(pdfOf()), answer: 'kept' }),
  // A body of noise, between boundaries and not.
  (random) => ({ body: noise(random, random(3_000)), answer: 'malformed' }),
  (random) => ({
    body: join(`--${boundary}\r\n`, noise(random, random(3_000)), `\r\n--${boundary}`),
    answer: 'malformed',
  }),
];

function bombStream(): Uint8Array {
  return join(`8 0 obj\n<</Filter /FlateDecode /Length ${bomb.length}>>\nstream\n`, bomb, '\nendstream\nendobj\n');
}

function answerOf(received: ReceivedForm): string {
  if (!received.ok) return received.error;
  const [upload] = Object.values(received.uploads).filter((one) => one !== null);
  if (!upload) return 'none';
  if (upload.ok) return 'kept';
  return upload.error === 'tooLarge' ? 'file tooLarge' : upload.error;
}

const wanted = {
  files: {
    attachment: { kind: 'photo', folder: 'trade-in' },
    driverCV: { kind: 'pdf', folder: 'junior-academy' },
  },
  lists: [],
} as const;

it('issue-6 §6: 2 000 malformed uploads: the right answer to each, none thrown, nothing left on the disk', async () => {
  const next = createRandom(20_261_122);
  const random: Random = (below) => Math.floor(next() * below);
  const drills = Array.from({ length: 2_000 }, (_, index) => {
    const make = sorts[index % sorts.length] ?? sorts[0];
    return { index, ...make?.(random, Math.floor(index / sorts.length)) } as Drill & { index: number };
  });
  const wrong: unknown[] = [];
  let kept = 0;
  for (let at = 0; at < drills.length; at += 20) {
    const answers = await Promise.all(
      drills.slice(at, at + 20).map(async ({ index, body, headers, answer }) => {
        const pieceBytes = body.length > 100_000 ? 64 * 1024 : 1 + (index % 4_000);
        const given = answerOf(await receiveMultipart(requestOf(body, { headers, pieceBytes }), wanted));
        return { index, sort: index % sorts.length, given, answer };
      }),
    );
    wrong.push(...answers.filter(({ given, answer }) => given !== answer));
    kept += answers.filter(({ given }) => given === 'kept').length;
  }
  expect(wrong).toEqual([]);
  const rows = await fileRows(cms);
  expect(rows).toHaveLength(kept);
  expect(
    filesOnDisk()
      .map((file) => file.split('/').at(-1))
      .toSorted(),
  ).toEqual(rows.map((row) => String(row.file_name)).toSorted());
  for (const file of filesOnDisk()) rmSync(file);
}, 180_000);
