import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { createClamdScanner } from '@/integrations/antivirus/clamd';
import { getEnv } from '@/lib/env';
import { openCms } from './database';
import { bodyOf, fileRows, filesOnDisk, join as joinBytes, pngOf, requestOf } from './upload-samples';

const marker = 'virus-marker';

/** What clamd does with INSTREAM: reads pieces until one of no bytes, then answers. `answer` may be changed. */
const clamd = { received: new Uint8Array(0), answer: null as ((socket: Socket) => void) | null };

function serve(socket: Socket) {
  let sent = new Uint8Array(0);
  socket.on('error', () => {});
  socket.on('data', (piece: Uint8Array) => {
    sent = joinBytes(sent, piece);
    const content = readInstream(sent);
    if (!content) return;
    clamd.received = content;
    if (clamd.answer) clamd.answer(socket);
    else
      socket.end(new TextDecoder('latin1').decode(content).includes(marker) ? 'stream: Test FOUND\0' : 'stream: OK\0');
  });
}

/** Null until it is whole. */
function readInstream(sent: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const command = 'zINSTREAM\0';
  const pieces: Uint8Array[] = [];
  const view = new DataView(sent.buffer, sent.byteOffset, sent.length);
  for (let at = command.length; at + 4 <= sent.length; ) {
    const length = view.getUint32(at);
    if (length === 0) return joinBytes(...pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

let cms: Payload;
let server: Server;
const socketPath = join(getEnvDirectory(), 'clamd.sock');

/** Before anything reads the settings. */
function getEnvDirectory(): string {
  return process.env.DATA_DIR ?? '';
}

beforeAll(async () => {
  process.env.CLAMD_URL = `unix:${socketPath}`;
  cms = await openCms();
  server = createServer(serve).listen(socketPath);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  delete process.env.CLAMD_URL;
});
beforeEach(async () => {
  clamd.answer = null;
  for (const file of filesOnDisk()) rmSync(file);
  await atomicWrite(cms, [sql`DELETE FROM enquiry_files`]);
});

async function send(content: Uint8Array) {
  const { receiveMultipart } = await import('@/commands/uploads/receive-multipart');
  const request = requestOf(bodyOf([{ name: 'attachment', fileName: 'car.png', content }]));
  const wanted = { files: { attachment: { kind: 'photo', folder: 'trade-in' } }, lists: [] } as const;
  const received = await receiveMultipart(request, wanted);
  if (!received.ok) throw new Error(received.error);
  return received.uploads.attachment;
}

async function expectNothingKept() {
  expect(filesOnDisk()).toEqual([]);
  expect(await fileRows(cms)).toEqual([]);
}

describe('an antivirus that is set', () => {
  it('issue-6 §3: sees the file as it was sent, in pieces; a clean one is kept and said to be clean', async () => {
    expect(getEnv().clamdUrl).toBe(`unix:${socketPath}`);
    const content = joinBytes(pngOf(), 'x'.repeat(200_000));
    expect(await send(content)).toMatchObject({ ok: true });
    expect(clamd.received).toEqual(content);
    expect(await fileRows(cms)).toMatchObject([{ scan: 'clean' }]);
  });

  it('issue-6 §3: finds something: nothing is kept', async () => {
    expect(await send(joinBytes(pngOf(), marker))).toEqual({ ok: false, error: 'infected' });
    await expectNothingKept();
  });

  it.each([
    ['hangs up', (socket: Socket) => socket.destroy()],
    ['answers nothing', (socket: Socket) => socket.end()],
    ['has enough', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['says something else', (socket: Socket) => socket.end('stream: OKAY FOUNDATION\0')],
  ])('issue-6 §3: %s: nothing is kept unscanned', async (_, answer) => {
    clamd.answer = answer;
    expect(await send(pngOf())).toEqual({ ok: false, error: 'unavailable' });
    await expectNothingKept();
  });

  it('issue-6 §3: never answers: it is not waited for longer than its time', async () => {
    clamd.answer = () => {};
    await expect(createClamdScanner(`unix:${socketPath}`, 50)(pngOf())).rejects.toThrow('in time');
  });

  it('issue-6 §3: is reached by host and port, too', async () => {
    const another = createServer(serve).listen(0, '127.0.0.1');
    await once(another, 'listening');
    const address = another.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await createClamdScanner(`tcp://127.0.0.1:${port}`)(joinBytes(marker))).toBe('infected');
    another.close();
  });

  it('issue-6 §3: is away: nothing is kept unscanned', async () => {
    server.close();
    rmSync(socketPath, { force: true });
    expect(await send(pngOf())).toEqual({ ok: false, error: 'unavailable' });
    await expectNothingKept();
  });
});
