import 'server-only';
import type { FileHandle } from 'node:fs/promises';
import { mostFileBytes } from '@/domain/form/file-rule';
import type { Typed } from '@/domain/form/form-errors';
import { toTyped } from '@/lib/form-body';
import { type ArrivingFile, type MultipartError, readMultipart } from '@/lib/multipart';
import { openIncomingFile, type PrivateFile, readPrivateFile, removePrivateFile } from '@/lib/private-files';
import { getCms } from '@/queries/cms';
import { inTurn } from './in-turn';
import { type FileSlot, storeUpload, type Upload } from './store-upload';

export type { Upload } from './store-upload';

/** Which fields take a file (`*`: whichever comes first), and which may be sent several times. */
type Wanted = { files: Readonly<Record<string, FileSlot>>; lists: readonly string[] };

export type ReceivedForm =
  | { ok: true; typed: Typed; uploads: Readonly<Record<string, Upload | null>> }
  | { ok: false; error: MultipartError };

/**
 * Reads a form with files as it arrives: at most 5 242 880 bytes of each file, one file for each field, 64 kB of text,
 * 60 parts. A file that no field asks for is passed over; null is a field in which no file was chosen. Files are kept
 * once the whole form has arrived, and belong to no enquiry until `claimUpload`. Of text sent twice the first value counts;
 * those of `lists` are joined with commas. Never throws; what is not kept leaves nothing behind.
 */
export async function receiveMultipart(request: Request, { files, lists }: Wanted): Promise<ReceivedForm> {
  const slots = new Map(Object.entries(files));
  const arrived = new Map<string, Arrived>();
  try {
    const read = await readMultipart(request, {
      fileLimitBytes: mostFileBytes,
      takeFile: (field, file) => {
        const place = slots.has(field) ? field : '*';
        if (!slots.has(place) || arrived.has(place)) return null;
        const one: Arrived = { name: file.name, bytes: 0, isTooLarge: false, isLost: false, file: null };
        arrived.set(place, one);
        return keepArriving(file, one);
      },
    });
    if (!read.ok) return read;
    const uploads: Record<string, Upload | null> = {};
    for (const [field, slot] of slots) uploads[field] = await toUpload(arrived.get(field), slot);
    return { ok: true, typed: toTyped(read.fields, lists), uploads };
  } finally {
    await Promise.all([...arrived.values()].map(({ file }) => file && removePrivateFile(file).catch(() => {})));
  }
}

/** A file as it came, on the disk: many may arrive slowly at once. */
type Arrived = {
  name: string;
  bytes: number;
  isTooLarge: boolean;
  /** The disk did not take it. */
  isLost: boolean;
  file: PrivateFile | null;
};

/** Reads to the end whatever happens, so that the text behind the file is read, too. Rejects when it is cut off. */
async function keepArriving({ stream, isCut }: ArrivingFile, arrived: Arrived): Promise<void> {
  let handle: FileHandle | null = null;
  const lose = () => {
    arrived.isLost = true;
  };
  try {
    for await (const piece of stream) {
      arrived.bytes += piece.length;
      if (arrived.isLost) continue;
      handle ??= await openIncomingFile().then(
        (opened) => {
          arrived.file = opened.file;
          return opened.handle;
        },
        () => null,
      );
      if (handle) await handle.writeFile(piece).catch(lose);
      else lose();
    }
    arrived.isTooLarge = isCut();
  } finally {
    await handle?.close().catch(lose);
  }
}

async function toUpload(arrived: Arrived | undefined, slot: FileSlot): Promise<Upload | null> {
  if (!arrived || (arrived.name === '' && arrived.bytes === 0)) return null;
  const { name: originalName, bytes: size, isTooLarge, isLost, file } = arrived;
  if (isTooLarge) return { ok: false, error: 'tooLarge' };
  if (size === 0) return { ok: false, error: 'unreadable' };
  if (isLost || !file) return { ok: false, error: 'unavailable' };
  return inTurn(async () => {
    const bytes = await readPrivateFile(file).catch(() => null);
    if (!bytes) return { ok: false, error: 'unavailable' };
    return storeUpload(getCms, { bytes, originalName, slot });
  });
}
