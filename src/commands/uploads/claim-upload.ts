import type { Payload } from 'payload';
import { readRows, type Statement, sql } from '@/cms/atomic-write';
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
