import { type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';

/**
 * Deletes enquiries with what hangs on them, but for their files, which `deleteFilesOf` deletes before. A consent that
 * came with one stays: it is a proof of its own.
 * @param chosen what stands in `IN (…)`: ids, or a SELECT of them
 */
export function toEnquiryDeletions(chosen: Statement): Statement[] {
  const inChosen = joinSql(sql`(`, chosen, sql`)`);
  return [
    joinSql(sql`DELETE FROM enquiry_notes WHERE enquiry_id IN `, inChosen),
    joinSql(sql`DELETE FROM outbox_messages WHERE enquiry_id IN `, inChosen),
    // One that was claimed in this very moment has no owner now, and is deleted with the others of that kind.
    joinSql(sql`UPDATE enquiry_files SET enquiry_id = NULL WHERE enquiry_id IN `, inChosen),
    joinSql(sql`UPDATE consents SET enquiry_id = NULL WHERE enquiry_id IN `, inChosen),
    joinSql(sql`DELETE FROM enquiries WHERE id IN `, inChosen),
  ];
}
