import type { Payload } from 'payload';
import { atomicWrite, type Row, readRows, sql } from '@/cms/atomic-write';
import { logger } from '@/lib/logger';
import { listPrivateFiles, type PrivateFile, removePrivateFile } from '@/lib/private-files';
import { clearAlarm } from '../outbox/alarms';
import type { PeriodicJob } from '../periodic-jobs';
import { insertAudit } from '../privacy/audit';
import { type FileFolder, fullUploadsAlarm, hasRoom } from './store-upload';

const hourMs = 3_600_000;

const folders: Record<FileFolder, true> = { 'trade-in': true, 'junior-academy': true };

/**
 * Deletes what has belonged to no enquiry for a day: rows with their files, files without a row, and what was cut off while
 * it arrived (issue 6 §3). Leaves an audit entry with the counts when there was something.
 */
export const deleteOrphanFiles: PeriodicJob = {
  name: 'delete-orphan-files',
  everyMs: hourMs,
  run: async (payload, now) => {
    const dayAgo = new Date(now.getTime() - 24 * hourMs);
    const [rows = []] = await atomicWrite(payload, [
      sql`DELETE FROM enquiry_files WHERE enquiry_id IS NULL AND stored_at < ${dayAgo.toISOString()}
        RETURNING folder, file_name`,
    ]);
    await removeAll(rows.map(toFile));
    const strays = await findStrays(payload, dayAgo);
    await removeAll(strays);
    if (await hasRoom(payload)) await clearAlarm(payload, { ...fullUploadsAlarm, now });
    if (rows.length + strays.length === 0) return;
    const facts = { rows: rows.length, strayFiles: strays.length };
    await atomicWrite(payload, [
      insertAudit({ action: 'files.deleted', subject: 'enquiry-files', actor: 'delete-orphan-files', facts, at: now }),
    ]);
  },
};

/**
 * Deletes the files of enquiries, rows and disk, and gives how many there were. To be called before the enquiries themselves
 * are deleted; one that the disk would not give up is deleted by `deleteOrphanFiles` later.
 */
export async function deleteFilesOf(payload: Payload, enquiryIds: readonly number[]): Promise<number> {
  const results = await atomicWrite(
    payload,
    enquiryIds.map((id) => sql`DELETE FROM enquiry_files WHERE enquiry_id = ${id} RETURNING folder, file_name`),
  );
  const files = results.flat().map(toFile);
  await removeAll(files);
  return files.length;
}

/** Files without a row: the process ended between writing the one and the other. */
async function findStrays(payload: Payload, writtenBefore: Date): Promise<PrivateFile[]> {
  // Files first: one that is stored meanwhile is younger.
  const files = await listPrivateFiles(Object.keys(folders), writtenBefore);
  if (files.length === 0) return [];
  const rows = await readRows(payload, sql`SELECT folder, file_name FROM enquiry_files`);
  const known = new Set(rows.map((row) => `${row.folder}/${row.file_name}`));
  return files.filter(({ folder, fileName }) => !known.has(`${folder}/${fileName}`));
}

async function removeAll(files: readonly PrivateFile[]): Promise<void> {
  for (const file of files) {
    await removePrivateFile(file).catch(() => {
      logger.error({ folder: file.folder }, 'a private file could not be deleted and will be tried again');
    });
  }
}

function toFile(row: Row): PrivateFile {
  return { folder: String(row.folder), fileName: String(row.file_name) };
}
