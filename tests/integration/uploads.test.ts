import { readFileSync, rmSync } from 'node:fs';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { receiveMultipart } from '@/commands/uploads/receive-multipart';
import { openCms } from './database';
import {
  bodyOf,
  boundary,
  fileRows,
  filesOnDisk,
  join,
  mostBytes,
  type Part,
  pdfOf,
  pngOf,
  pngOfBytes,
  requestOf,
} from './upload-samples';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});
afterEach(async () => {
  await atomicWrite(cms, [sql`DELETE FROM enquiry_files`]);
  for (const file of filesOnDisk()) rmSync(file);
});

const tradeIn = { files: { attachment: { kind: 'photo', folder: 'trade-in' } }, lists: ['divisions'] } as const;

const receive = (request: Request) => receiveMultipart(request, tradeIn);

const photo = (content: Uint8Array | string, fileName = 'car.png'): Part => ({ name: 'attachment', fileName, content });

async function send(...parts: Part[]) {
  const received = await receive(requestOf(bodyOf(parts)));
  if (!received.ok) throw new Error(received.error);
  return { typed: received.typed, upload: received.uploads.attachment };
}

async function expectNothingKept() {
  expect(filesOnDisk()).toEqual([]);
  expect(await fileRows(cms)).toEqual([]);
}

describe('a photo', () => {
  it('D-251 D-253 D-270: is kept under a random name in its folder, with a row that belongs to no enquiry', async () => {
    const { upload } = await send(photo(pngOf(), 'My car.png'));
    const kept = upload?.ok ? upload.fileName : '';
    expect(upload).toMatchObject({ ok: true, originalName: 'My car.png', mimeType: 'image/png' });
    expect(kept).toMatch(/^[0-9a-f]{32}\.png$/);
    expect(filesOnDisk()).toEqual([expect.stringMatching(new RegExp(`/private/trade-in/${kept}$`))]);
    expect(await fileRows(cms)).toMatchObject([
      { file_name: kept, original_name: 'My car.png', folder: 'trade-in', scan: 'not-scanned', enquiry_id: null },
    ]);
  });

  it.each(['jpg', 'jpeg', 'png', 'exe', ''])(
    'D-251 D-252 issue-6 §3: is known by its content, whatever its name ends with: %s',
    async (ending) => {
      const jpeg = await sharp(pngOf()).jpeg().toBuffer();
      const { upload } = await send(photo(new Uint8Array(jpeg), ['car', ending].filter(Boolean).join('.')));
      expect(upload).toMatchObject({ ok: true, mimeType: 'image/jpeg', originalName: 'car.jpg' });
      expect(upload?.ok && upload.fileName).toMatch(/\.jpg$/);
    },
  );

  it('X-01 X-30 D-255: of exactly 5 242 880 bytes is taken, of one byte more is not; what was typed is read on', async () => {
    const text: Part = { name: 'suburb', content: 'Sandton' };
    expect(await send(photo(pngOfBytes(mostBytes)), text)).toMatchObject({
      upload: { ok: true },
      typed: { suburb: 'Sandton' },
    });
    expect(await send(photo(pngOfBytes(mostBytes + 1)), text)).toMatchObject({
      upload: { ok: false, error: 'tooLarge' },
      typed: { suburb: 'Sandton' },
    });
    expect(filesOnDisk()).toHaveLength(1);
    expect(await fileRows(cms)).toHaveLength(1);
  });

  it('issue-6 §3: keeps no metadata: the place of a phone is gone, the picture stands upright', async () => {
    const sent = await sharp(pngOf(40, 20))
      .jpeg()
      .withExif({ IFD0: { Artist: 'someone-marker' }, IFD3: { GPSLatitude: '26/1 6/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(sent.toString('latin1')).toContain('someone-marker');
    expect((await sharp(sent).metadata()).orientation).toBe(6);
    await send(photo(new Uint8Array(sent)));
    const [file = ''] = filesOnDisk();
    const { exif, orientation, width, height } = await sharp(file).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 20, 40]);
    expect(readFileSync(file, 'latin1')).not.toContain('someone-marker');
  });

  it('issue-6 §3: keeps nothing that was hidden behind the picture', async () => {
    const { upload } = await send(photo(join(pngOf(), 'PK\x03\x04<script>hidden-marker</script>')));
    expect(upload).toMatchObject({ ok: true });
    expect(readFileSync(filesOnDisk()[0] ?? '', 'latin1')).not.toContain('hidden-marker');
  });

  it('issue-6 §3: has its long edge cut to 2560 pixels', async () => {
    await send(photo(pngOf(4_000, 10)));
    expect(await sharp(filesOnDisk()[0]).metadata()).toMatchObject({ width: 2_560 });
  });

  it.each([
    ['a bomb: a header of 30 000 × 30 000 pixels', pngOf(8, 8, { width: 30_000, height: 30_000 }), 'unsafe'],
    ['a picture that ends too early', pngOf(200, 200).subarray(0, 90), 'unreadable'],
    ['the first bytes of a PNG and nothing else', pngOf().subarray(0, 8), 'unreadable'],
    ['nothing at all', new Uint8Array(0), 'unreadable'],
    ['a PDF', pdfOf(), 'wrongType'],
    ['a GIF', join('GIF89a', new Uint8Array(40)), 'wrongType'],
    ['a page', '<html><script>alert(1)</script></html>', 'wrongType'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'wrongType'],
    ['a ZIP with a picture behind it', join('PK\x03\x04', pngOf()), 'wrongType'],
  ] as const)('issue-6 §3: is not %s, and nothing is kept of it', async (_, content, error) => {
    expect((await send(photo(content))).upload).toEqual({ ok: false, error });
    await expectNothingKept();
  });

  it.each(['../../x.png', '..\\..\\x.png', '/etc/x.png', 'C:\\x.png', 'a/b/x.png'])(
    'issue-6 §3: with a path for a name leads nowhere: %s',
    async (fileName) => {
      const { upload } = await send(photo(pngOf(), fileName));
      expect(upload).toMatchObject({ ok: true, originalName: 'x.png' });
      expect(filesOnDisk()).toEqual([expect.stringMatching(/\/private\/trade-in\/[0-9a-f]{32}\.png$/)]);
    },
  );

  it('issue-6 §3: has its name without what cannot be seen, and no longer than people read', async () => {
    const { upload } = await send(photo(pngOf(), `ca\x07r\xe2\x80\xaegnp.exe${'x'.repeat(400)}.png`));
    const name = upload?.ok ? upload.originalName : '';
    expect(name).toMatch(/^car/);
    expect(name).not.toMatch(/[\p{C}]/u);
    expect(name.length).toBeLessThanOrEqual(104);
  });
});

describe('a form with a file', () => {
  it('D-249: in which no file was chosen has none', async () => {
    expect((await send(photo('', ''))).upload).toBeNull();
    expect((await send({ name: 'suburb', content: 'x' })).upload).toBeNull();
  });

  it('issue-6 §3: gives the first value of text sent twice, and the values of a list', async () => {
    const { typed } = await send(
      { name: 'suburb', content: 'first' },
      { name: 'suburb', content: 'second' },
      { name: 'divisions', content: 'sales' },
      { name: 'divisions', content: 'service' },
      { name: '__proto__', content: 'x' },
      { name: 'words', content: new TextEncoder().encode('Ngiyabonga – dankie'), type: 'text/plain; charset=utf-8' },
    );
    expect(Object.entries(typed)).toEqual([
      ['suburb', 'first'],
      ['divisions', 'sales,service'],
      ['__proto__', 'x'],
      ['words', 'Ngiyabonga – dankie'],
    ]);
    expect(Object.getPrototypeOf(typed)).toBe(Object.prototype);
  });

  it('issue-6 §3: passes over a file that was not asked for, and a second one', async () => {
    const { upload } = await send(
      { name: 'other', fileName: 'other.png', content: pngOf() },
      photo(pngOf(), 'first.png'),
      photo(pngOf(), 'second.png'),
    );
    expect(upload).toMatchObject({ ok: true, originalName: 'first.png' });
    expect(filesOnDisk()).toHaveLength(1);
  });

  it.each([
    ['cut off in a file', bodyOf([photo(pngOf(60, 60))]).subarray(0, -60), 'malformed'],
    ['cut off in a text', bodyOf([photo(pngOf()), { name: 'a', content: 'words' }], ''), 'malformed'],
    ['without an end', bodyOf([photo(pngOf())], ''), 'malformed'],
    ['empty', new Uint8Array(0), 'malformed'],
    ['something else', join('{"attachment":"x"}'), 'malformed'],
    [
      'of 10 000 parts',
      bodyOf(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, content: 'x' }))),
      'tooLarge',
    ],
    [
      'of 10 000 files',
      bodyOf(Array.from({ length: 10_000 }, (_, n) => ({ name: `f${n}`, fileName: 'a.png', content: 'x' }))),
      'tooLarge',
    ],
    ['of too much text', bodyOf([photo(pngOf()), { name: 'a', content: 'x'.repeat(64 * 1024) }]), 'tooLarge'],
    [
      'of too much text in many fields',
      bodyOf([
        photo(pngOf()),
        ...Array.from({ length: 40 }, (_, n) => ({ name: `f${n}`, content: 'x'.repeat(2_000) })),
      ]),
      'tooLarge',
    ],
    ['of more than 32 MB', bodyOf([photo(new Uint8Array(33 * 1024 * 1024))]), 'tooLarge'],
  ] as const)('issue-6 §3: that is %s is refused whole, and nothing is kept', async (_, body, error) => {
    expect(await receive(requestOf(body))).toEqual({ ok: false, error });
    await expectNothingKept();
  });

  it.each([1, 7, 1_000])('issue-6 §3: may arrive in pieces of %i bytes', async (pieceBytes) => {
    const body = bodyOf([{ name: 'suburb', content: 'Sandton' }, photo(pngOf()), { name: 'last', content: 'x' }]);
    expect(await receive(requestOf(body, { pieceBytes }))).toMatchObject({
      ok: true,
      typed: { suburb: 'Sandton', last: 'x' },
      uploads: { attachment: { ok: true } },
    });
  });

  it('issue-6 §3: is measured by what arrives, not by what Content-Length says', async () => {
    const small = requestOf(bodyOf([photo(pngOf())]), { headers: { 'Content-Length': '99999999' } });
    expect(await receive(small)).toEqual({ ok: false, error: 'tooLarge' });
    const large = requestOf(bodyOf([photo(new Uint8Array(33 * 1024 * 1024))]), { headers: { 'Content-Length': '10' } });
    expect(await receive(large)).toEqual({ ok: false, error: 'tooLarge' });
    await expectNothingKept();
  });

  it.each(['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(80).repeat(4)}`, 'text/plain', ''])(
    'issue-6 §3: is none with the type "%s"',
    async (type) => {
      const request = requestOf(bodyOf([photo(pngOf())]), { headers: { 'Content-Type': type } });
      expect(await receive(request)).toEqual({ ok: false, error: 'malformed' });
      await expectNothingKept();
    },
  );

  it('issue-6 §3: whose sender goes away leaves nothing', async () => {
    const body = bodyOf([photo(pngOfBytes(900_000))]);
    let pieces = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pieces += 1;
        if (pieces < 4) controller.enqueue(new Uint8Array(body.subarray(pieces * 100_000 - 100_000, pieces * 100_000)));
        else controller.error(new Error('aborted'));
      },
    });
    const request = new Request('http://localhost/', {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(await receive(request)).toEqual({ ok: false, error: 'malformed' });
    await expectNothingKept();
  });

  it('issue-6 §3: leaves no file when its row cannot be written', async () => {
    await atomicWrite(cms, [sql`ALTER TABLE enquiry_files RENAME COLUMN sha256 TO sha256_gone`]);
    const { upload } = await send(photo(pngOf()));
    await atomicWrite(cms, [sql`ALTER TABLE enquiry_files RENAME COLUMN sha256_gone TO sha256`]);
    expect(upload).toEqual({ ok: false, error: 'unavailable' });
    await expectNothingKept();
  });
});
