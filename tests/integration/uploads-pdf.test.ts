import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { receiveMultipart } from '@/commands/uploads/receive-multipart';
import { openTaggedDocument } from '@/lib/pdf/tagged-document';
import { openCms } from './database';
import {
  bodyOf,
  fileRows,
  filesOnDisk,
  join,
  mostBytes,
  objectStreamOf,
  pdfOf,
  requestOf,
  streamOf,
} from './upload-samples';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});
beforeEach(() => atomicWrite(cms, [sql`DELETE FROM enquiry_files`]));

async function send(content: Uint8Array) {
  const request = requestOf(bodyOf([{ name: 'driverCV', fileName: 'cv.pdf', content }]));
  const wanted = { files: { driverCV: { kind: 'pdf', folder: 'junior-academy' } }, lists: [] } as const;
  const received = await receiveMultipart(request, wanted);
  if (!received.ok) throw new Error(received.error);
  return received.uploads.driverCV;
}

const deflated = (text: string) => new Uint8Array(deflateSync(text));
const action = (keys: string) => `5 0 obj\n<<${keys}>>\nendobj\n`;
const xref = '7 0 obj\n<</Type /XRef /W [1 2 1] /Length 0>>\nstream\n\nendstream\nendobj\n';

/** As programs write them: with compressed pages, a link, and where it opens. */
function written(): Promise<Uint8Array> {
  const { document, bytes } = openTaggedDocument({ title: 'CV', author: 'Driver', lang: 'en' });
  document.text('Karting since the age of eight. JavaScript, JS, Launch, EF.', { link: 'https://cv.example' });
  document.addPage().text('Second page');
  document.end();
  return bytes;
}

describe('a CV', () => {
  it('T-138 T-141: is kept as it is, under a random name in a folder of its own', async () => {
    const content = await written();
    const upload = await send(content);
    expect(upload).toMatchObject({
      ok: true,
      originalName: 'cv.pdf',
      mimeType: 'application/pdf',
      bytes: content.length,
    });
    const [file = ''] = filesOnDisk();
    expect(file).toMatch(/\/private\/junior-academy\/[0-9a-f]{32}\.pdf$/);
    expect(new Uint8Array(readFileSync(file))).toEqual(content);
    expect(await fileRows(cms)).toMatchObject([{ folder: 'junior-academy', original_name: 'cv.pdf' }]);
  });

  it.each([
    ['compressed objects', pdfOf(objectStreamOf('<</Type /Annot /Subtype /Link>>'), xref)],
    ['a bookmark to open at', pdfOf('5 0 obj\n<</OpenAction [3 0 R /Fit]>>\nendobj\n')],
    ['a picture', pdfOf(streamOf('/Subtype /Image /Filter /DCTDecode', new Uint8Array(4_000).fill(0x78)))],
    [
      'a stream with a broken end',
      pdfOf(streamOf('/Filter /FlateDecode', deflated('words '.repeat(900)).subarray(0, -9))),
    ],
  ])('T-138: may have %s', async (_, content) => {
    expect(await send(content)).toMatchObject({ ok: true });
  });

  it('X-30 T-139: of exactly 5 242 880 bytes is taken, of one byte more is not', async () => {
    const frame = pdfOf(streamOf('', '')).length;
    const digits = String(mostBytes).length - 1;
    const largest = pdfOf(streamOf('', 'q '.repeat(mostBytes / 2).slice(0, mostBytes - frame - digits)));
    expect(largest.length).toBe(mostBytes);
    expect(await send(largest)).toMatchObject({ ok: true });
    expect(await send(join(largest, '\n'))).toEqual({ ok: false, error: 'tooLarge' });
  });
});

describe('a PDF that is refused', () => {
  const bomb = deflated('\0'.repeat(140 * 1024 * 1024));

  it.each([
    ['a script', pdfOf(action('/S /JavaScript /JS (app.alert(1))')), 'unsafe'],
    ['a script when it opens', pdfOf(action('/OpenAction <</S/JavaScript/JS(app.alert(1))>>')), 'unsafe'],
    ['a script whose kind is said elsewhere', pdfOf(action('/S 9 0 R /JS (app.alert(1))')), 'unsafe'],
    ['a script in escaped names', pdfOf(action('/S /J#61va#53cript /#4aS (app.alert(1))')), 'unsafe'],
    [
      'a script among compressed objects',
      pdfOf(objectStreamOf('<</S /JavaScript /JS (app.alert(1))>>'), xref),
      'unsafe',
    ],
    ['an escaped script among them', pdfOf(objectStreamOf('<</S /#4A#61vaScript>>'), xref), 'unsafe'],
    [
      'a script over the seam of two pieces',
      pdfOf(objectStreamOf(`${' '.repeat(65_526)}/JavaScript `), xref),
      'unsafe',
    ],
    [
      'a script in a stream with a wrong checksum',
      pdfOf(streamOf('/Filter /FlateDecode', join(deflated('5 0 /JavaScript ').subarray(0, -4), 'xxxx'))),
      'unsafe',
    ],
    [
      'a deflated stream that goes on as something else',
      pdfOf(streamOf('', join('\x78\x9c', '\xff'.repeat(90)))),
      'unsafe',
    ],
    [
      'compressed objects behind another filter',
      pdfOf(objectStreamOf('x', '/Filter [/ASCIIHexDecode /FlateDecode]'), xref),
      'unsafe',
    ],
    ['objects compressed twice', pdfOf(objectStreamOf('x', '/Filter [/FlateDecode /FlateDecode]'), xref), 'unsafe'],
    [
      'compressed objects with a predictor',
      pdfOf(objectStreamOf('x', '/Filter /FlateDecode /DecodeParms <</Predictor 12>>'), xref),
      'unsafe',
    ],
    ['a launch action', pdfOf(action('/S /Launch /F (calc.exe)')), 'unsafe'],
    ['a file within', pdfOf(action('/Names <</EmbeddedFiles <</Names [(a) 6 0 R]>>>>')), 'unsafe'],
    ['a file within, without its type', pdfOf(action('/AF [<</F (a.exe) /EF <</F 8 0 R>>>>]')), 'unsafe'],
    ['an attachment on a page', pdfOf(action('/Subtype /FileAttachment')), 'unsafe'],
    ['rich media', pdfOf(action('/Subtype /RichMedia')), 'unsafe'],
    ['a form of XFA', pdfOf(action('/AcroForm <</XFA 8 0 R>>')), 'unsafe'],
    ['a password', pdfOf('trailer\n<</Encrypt 9 0 R>>\n'), 'unsafe'],
    ['a bomb', pdfOf(streamOf('/Filter /FlateDecode', bomb)), 'unsafe'],
    ['more streams than a CV has', pdfOf('stream\n'.repeat(20_001)), 'unsafe'],
    ['a ZIP behind it', join(pdfOf(), `PK\x05\x06${'\0'.repeat(18)}%%EOF`), 'unsafe'],
    ['a GIF before it', join('GIF89a', pdfOf()), 'wrongType'],
    ['a program before it', join('MZ', pdfOf()), 'wrongType'],
    ['only its name', join('cv.pdf'), 'wrongType'],
    ['no end', pdfOf().subarray(0, -8), 'unreadable'],
    ['no object', join('%PDF-1.7\n%%EOF'), 'unreadable'],
  ] as const)('T-138 issue-6 §3: with %s, of which nothing is kept', async (_, content, error) => {
    const before = filesOnDisk().length;
    expect(await send(content)).toEqual({ ok: false, error });
    expect(filesOnDisk()).toHaveLength(before);
    expect(await fileRows(cms)).toEqual([]);
  });
});
