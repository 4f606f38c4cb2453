import { type Statement, sql } from './atomic-write';
import { joinSql } from './join-sql';

/** Something done to one enquiry: by `users/{id}`, `dealer-link`, `visitor` or a job. */
export type Deed = { enquiryId: number; actor: string; at: Date };

/**
 * Notes in the audit what this very write did to an enquiry: only when `condition` on its row holds, and once for each
 * action. What may happen again is noted with `noteDeed`.
 */
export function noteDeedOnce(
  action: string,
  { enquiryId, actor, at }: Deed,
  { condition, facts = {} }: { condition: Statement; facts?: Readonly<Record<string, string | number | null>> },
): Statement {
  return joinSql(
    sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
      SELECT ${action}, reference, ${actor}, ${JSON.stringify(facts)}, ${at.toISOString()} FROM enquiries
      WHERE id = ${enquiryId}
        AND NOT EXISTS (SELECT 1 FROM audit_entries noted
          WHERE noted.action = ${action} AND noted.subject = enquiries.reference) AND `,
    condition,
  );
}

/** Notes in the audit what this write does to an enquiry, each time. */
export function noteDeed(
  action: string,
  { enquiryId, actor, at }: Deed,
  facts: Readonly<Record<string, string | number | null>> = {},
): Statement {
  return sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
    SELECT ${action}, reference, ${actor}, ${JSON.stringify(facts)}, ${at.toISOString()} FROM enquiries
    WHERE id = ${enquiryId}`;
}

/** Somebody has read it. The first time counts. */
export function markOpened(deed: Deed): Statement[] {
  const at = deed.at.toISOString();
  return [
    sql`UPDATE enquiries SET opened_at = ${at}, updated_at = ${at},
        status = CASE WHEN status = 'new' THEN 'in-progress' ELSE status END
      WHERE id = ${deed.enquiryId} AND opened_at IS NULL`,
    noteDeedOnce('enquiry.opened', deed, { condition: sql`opened_at = ${at}` }),
  ];
}

/** The visitor has an answer: by mail, by phone, or as the dealer says. The first one counts. */
export function markAnswered(deed: Deed, by: 'mail' | 'phone' | 'dealer-link'): Statement[] {
  const at = deed.at.toISOString();
  return [
    ...markOpened(deed),
    sql`UPDATE enquiries SET answered_at = ${at}, updated_at = ${at}
      WHERE id = ${deed.enquiryId} AND answered_at IS NULL`,
    noteDeedOnce('enquiry.answered', deed, { condition: sql`answered_at = ${at}`, facts: { by } }),
  ];
}
