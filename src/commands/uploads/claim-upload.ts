import type { Payload } from 'payload';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import { logger } from '@/lib/logger';
import { readPrivateFile, removePrivateFile, writePrivateFile } from '@/lib/private-files';
import type { FileFolder } from './store-upload';

type Claim = {
  fileName: string;
  folder: FileFolder;
  /** The enquiry of this very write. */
  enquiry: { reference: string; idempotencyKey: string };
  now: Date;
};

/**
 * Gives a stored file to an enquiry, in the write that stores the enquiry. It changes nothing (and gives no row) when
 * the enquiry was not inserted, when the file belongs to another one, is of another form's folder or is gone.
 */
export function claimUpload({ fileName, folder, enquiry, now }: Claim): Statement {
  return sql`UPDATE enquiry_files
    SET enquiry_id = (SELECT id FROM enquiries
        WHERE reference = ${enquiry.reference} AND idempotency_key = ${enquiry.idempotencyKey}),
      updated_at = ${now.toISOString()}
    WHERE file_name = ${fileName} AND folder = ${folder} AND enquiry_id IS NULL
      AND EXISTS (SELECT 1 FROM enquiries
        WHERE reference = ${enquiry.reference} AND idempotency_key = ${enquiry.idempotencyKey})
    RETURNING id`;
}

/** Has an enquiry the file that came along? Not when it was another one's already, or was deleted meanwhile. */
export async function hasFile(payload: Payload, enquiryId: number): Promise<boolean> {
  return (
    (await readRows(payload, sql`SELECT id FROM enquiry_files WHERE enquiry_id = ${enquiryId} LIMIT 1`)).length > 0
  );
}

type Named = { fileName: string; folder: FileFolder; idempotencyKey: string; now: Date };

/**
 * The file that an enquiry may claim for the one that its form names: the same while it is nobody's; a copy when an
 * enquiry of this very form has it (Back, a correction, sent again: the form's key proves that it is the same visitor);
 * null when it is somebody else's or gone, and the enquiry goes without it.
 */
export async function settleUpload(payload: Payload, { fileName, folder, idempotencyKey, now }: Named) {
  const [row] = await readRows(
    payload,
    sql`SELECT f.enquiry_id, e.idempotency_key FROM enquiry_files f LEFT JOIN enquiries e ON e.id = f.enquiry_id
      WHERE f.file_name = ${fileName} AND f.folder = ${folder}`,
  );
  if (!row) return null;
  if (row.enquiry_id === null) return fileName;
  const key = String(row.idempotency_key);
  if (key !== idempotencyKey && !key.startsWith(`${idempotencyKey}~`)) return null;
  return copyFile(payload, { fileName, folder, now }).catch(() => {
    logger.error({ folder }, 'a file could not be copied for a second enquiry');
    return null;
  });
}

async function copyFile(payload: Payload, { fileName, folder, now }: Omit<Named, 'idempotencyKey'>) {
  const bytes = await readPrivateFile({ folder, fileName });
  if (!bytes) return null;
  const copy = await writePrivateFile(folder, fileName.replace(/^.*\./, ''), bytes);
  try {
    await atomicWrite(payload, [
      sql`INSERT INTO enquiry_files (file_name, original_name, folder, mime_type, bytes, sha256, scan, stored_at)
        SELECT ${copy.fileName}, original_name, folder, mime_type, bytes, sha256, scan, ${now.toISOString()}
        FROM enquiry_files WHERE file_name = ${fileName}`,
    ]);
    return copy.fileName;
  } catch (error) {
    await removePrivateFile(copy);
    throw error;
  }
}

/** Deletes a copy that no enquiry has claimed: the form was only sent once more. */
export async function dropUnclaimed(payload: Payload, file: { fileName: string; folder: FileFolder }): Promise<void> {
  const [rows = []] = await atomicWrite(payload, [
    sql`DELETE FROM enquiry_files WHERE file_name = ${file.fileName} AND enquiry_id IS NULL RETURNING id`,
  ]);
  if (rows.length > 0) await removePrivateFile(file);
}
