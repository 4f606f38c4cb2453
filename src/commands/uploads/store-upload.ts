import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import type { FileKind, Form } from '@/domain/form/form';
import { createClamdScanner } from '@/integrations/antivirus/clamd';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { type PrivateFile, removePrivateFile, writePrivateFile } from '@/lib/private-files';
import { raiseAlarm } from '../outbox/alarms';
import { readPdf } from './read-pdf';
import { readPhoto } from './read-photo';

export type FileFolder = NonNullable<Form['file']>['folder'];

/** What a file may be, and where it is kept. */
export type FileSlot = { kind: FileKind; folder: FileFolder };

/** A file that was kept, as it is kept; or why it was not. `unavailable` is no fault of the file. */
export type Upload =
  | { ok: true; fileName: string; originalName: string; bytes: number; mimeType: string }
  | { ok: false; error: 'tooLarge' | 'wrongType' | 'unreadable' | 'unsafe' | 'infected' | 'unavailable' };

type Sent = { bytes: Uint8Array; originalName: string; slot: FileSlot };

/**
 * Looks at a file, has it scanned, and keeps it under a random name with a row of its own that belongs to no enquiry yet
 * (issue 6 §3). Its type is read from its content. Whatever goes wrong leaves neither file nor row. Never throws.
 */
export async function storeUpload(
  getPayload: () => Promise<Payload>,
  { bytes, originalName, slot }: Sent,
  now = new Date(),
): Promise<Upload> {
  try {
    const read = slot.kind === 'photo' ? await readPhoto(bytes) : await readPdf(bytes);
    if (!read.ok) return read;
    const scan = await scanFile(bytes);
    if (scan === 'infected') return { ok: false, error: 'infected' };
    const payload = await getPayload();
    if (!(await hasRoom(payload))) return await raiseFull(payload, now);
    const file = await writePrivateFile(slot.folder, read.extension, read.bytes);
    const name = toShownName(originalName, read.extension);
    const row = { ...file, originalName: name, mimeType: read.mimeType, bytes: read.bytes, scan, now };
    await atomicWrite(payload, [insertFile(row)]).catch((error: unknown) => removeAndThrow(file, error));
    return {
      ok: true,
      fileName: file.fileName,
      originalName: name,
      bytes: read.bytes.length,
      mimeType: read.mimeType,
    };
  } catch (error) {
    logger.error({ folder: slot.folder, code: codeOf(error) }, 'a file could not be stored');
    return { ok: false, error: 'unavailable' };
  }
}

/** Bytes of files that belong to no enquiry yet: a full disk would stop the enquiries, too. */
const mostUnclaimedBytes = 2 * 1024 ** 3;

/** The alarm while there is no room; `deleteOrphanFiles` clears it. */
export const fullUploadsAlarm = { kind: 'job-failed', subject: 'uploads' } as const;

/** Is there room for another file? */
export async function hasRoom(payload: Payload): Promise<boolean> {
  const [row] = await readRows(payload, sql`SELECT SUM(bytes) AS bytes FROM enquiry_files WHERE enquiry_id IS NULL`);
  return Number(row?.bytes ?? 0) < mostUnclaimedBytes;
}

async function raiseFull(payload: Payload, now: Date): Promise<Upload> {
  const detail =
    'Files that belong to no enquiry take 2 GB: no more are kept until these are deleted, a day after they came.';
  await raiseAlarm(payload, { ...fullUploadsAlarm, detail, now });
  return { ok: false, error: 'unavailable' };
}

/** As it was sent: a scanner knows what a decoder would stumble over. Throws when the one that is set cannot be asked. */
async function scanFile(bytes: Uint8Array): Promise<'clean' | 'infected' | 'not-scanned'> {
  const { clamdUrl } = getEnv();
  return clamdUrl === null ? 'not-scanned' : createClamdScanner(clamdUrl)(bytes);
}

type FileRow = PrivateFile & {
  originalName: string;
  mimeType: string;
  bytes: Uint8Array;
  scan: string;
  now: Date;
};

function insertFile({ fileName, originalName, folder, mimeType, bytes, scan, now }: FileRow): Statement {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return sql`INSERT INTO enquiry_files (file_name, original_name, folder, mime_type, bytes, sha256, scan, stored_at)
    VALUES (${fileName}, ${originalName}, ${folder}, ${mimeType}, ${bytes.length}, ${sha256}, ${scan},
      ${now.toISOString()})`;
}

async function removeAndThrow(file: PrivateFile, error: unknown): Promise<never> {
  await removePrivateFile(file);
  throw error;
}

/**
 * The sender's name for a file as it is shown: no folders, nothing that cannot be seen or that turns the direction of
 * writing, at most 100 characters, and the ending that its content has.
 */
function toShownName(name: string, extension: string): string {
  const base = name.normalize('NFC').replace(/^.*[/\\]/s, '');
  const stem = base.replace(/\.[^.]*$/, '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  return `${Array.from(stem).slice(0, 100).join('').trim() || 'file'}.${extension}`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
