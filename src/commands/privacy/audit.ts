import { type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';

export type AuditEntry = {
  /** What was done, such as `enquiry.accepted`. */
  action: string;
  /** An enquiry's reference, or a record as `collection/id`. Never a name, an address or a number. */
  subject: string;
  /** `users/{id}`, or the part of the site that did it. */
  actor: string;
  facts?: Readonly<Record<string, string | number | boolean | null>>;
  at: Date;
};

/** Notes what was done, in the same write as the deed. */
export function insertAudit({ action, subject, actor, facts = {}, at }: AuditEntry): Statement {
  return sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
    VALUES (${action}, ${subject}, ${actor}, ${JSON.stringify(facts)}, ${at.toISOString()})`;
}

/** Notes what was done to what this write selects: `from` is `FROM … WHERE …`, an entry for each of its rows. */
export function insertAuditWhere(
  { action, subject, actor, facts = {}, at }: AuditEntry,
  { from }: { from: Statement },
): Statement {
  return joinSql(
    sql`INSERT INTO audit_entries (action, subject, actor, facts, at)
      SELECT ${action}, ${subject}, ${actor}, ${JSON.stringify(facts)}, ${at.toISOString()} `,
    from,
  );
}
