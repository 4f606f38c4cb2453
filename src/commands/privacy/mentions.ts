import type { Payload } from 'payload';
import { readRows, type Statement, sql } from '@/cms/atomic-write';
import { joinSql } from '@/cms/join-sql';

/** A text of somebody else that names a person; its statement takes the name out. */
export type Mention = { statement: Statement };

/** Texts that people write, or that are made of what they wrote. */
const texts = [
  { table: 'enquiries', column: 'details' },
  { table: 'enquiries', column: 'subject' },
  { table: 'enquiry_notes', column: 'text' },
  { table: 'outbox_messages', column: 'subject' },
  { table: 'outbox_messages', column: 'text' },
  { table: 'outbox_messages', column: 'html' },
  { table: 'privacy_requests', column: 'message' },
  { table: 'privacy_requests', column: 'answer' },
  { table: 'alarms', column: 'detail' },
] as const;

type Search = {
  /** Global; judges what the parts have found. */
  pattern: RegExp;
  /** Lower-cased, escaped for LIKE with `!`; one of them stands in every text that is looked for. */
  parts: readonly string[];
  /** Rows that are erased whole. */
  apartFrom: { enquiries: Statement; messages: Statement; privacyRequests: Statement | null };
};

/** Mentions in what stays: a note about another enquiry, a letter to a dealer about somebody else. */
export async function findMentions(payload: Payload, { pattern, parts, apartFrom }: Search): Promise<Mention[]> {
  const whole = {
    enquiries: apartFrom.enquiries,
    enquiry_notes: joinSql(sql`enquiry_id IN (SELECT id FROM enquiries WHERE `, apartFrom.enquiries, sql`)`),
    outbox_messages: apartFrom.messages,
    privacy_requests: apartFrom.privacyRequests,
    alarms: null,
  };
  const found: Mention[] = [];
  for (const { table, column } of texts) {
    for (const part of parts) {
      const rows = await readRows(payload, toSelect(table, column, part, whole[table]));
      for (const row of rows) {
        const content = typeof row.content === 'string' ? row.content : JSON.stringify(row.content);
        const left = content.replace(pattern, '[erased]');
        if (left !== content) found.push({ statement: toUpdate(table, column, Number(row.id), left) });
      }
    }
  }
  return found;
}

/** The names are those of the list above; values alone are bound. */
function toSelect(table: string, column: string, part: string, whole: Statement | null): Statement {
  const select: Statement = {
    parts: [`SELECT id, ${column} AS content FROM ${table} WHERE lower(CAST(${column} AS TEXT)) LIKE `, " ESCAPE '!'"],
    values: [`%${part}%`],
  };
  // Where a condition knows no answer (a message of no enquiry) the row is not erased whole.
  return whole ? joinSql(select, sql` AND NOT COALESCE(`, whole, sql`, false)`) : select;
}

function toUpdate(table: string, column: string, id: number, content: string): Statement {
  return { parts: [`UPDATE ${table} SET ${column} = `, ' WHERE id = ', ''], values: [content, id] };
}
