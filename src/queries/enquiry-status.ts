import 'server-only';
import * as v from 'valibot';
import { readRows, sql } from '@/cms/atomic-write';
import { type StoredEnquiry, selectEnquiries, storedMoment, toStoredEnquiry } from '@/cms/enquiry-rows';
import { joinSql } from '@/cms/join-sql';
import { getCms } from './cms';

/** Where a dealer's letter is: in the queue, handed over, or given up. */
export type LetterState = { kind: 'waiting' } | { kind: 'sent'; at: Date } | { kind: 'failed' };

/** What became of an enquiry. `secondLetter` is null until a second dealer is asked. */
export type EnquiryStatus = {
  enquiry: StoredEnquiry;
  letter: LetterState;
  secondLetter: LetterState | null;
};

/** An enquiry as it is now, read anew each time; null for an unknown reference. */
export async function getEnquiryStatus(reference: string): Promise<EnquiryStatus | null> {
  const cms = await getCms();
  const [row] = await readRows(cms, joinSql(selectEnquiries, sql` FROM enquiries WHERE reference = ${reference}`));
  if (!row) return null;
  const enquiry = toStoredEnquiry(row);
  const letters = await readRows(
    cms,
    sql`SELECT message_id, status, delivered, sent_at, updated_at FROM outbox_messages WHERE enquiry_id = ${enquiry.id} AND kind = 'dealer'
      ORDER BY id`,
  );
  const read = letters.map((letter) => v.parse(letterRow, letter));
  const toSecond = read.filter(({ message_id }) => message_id.startsWith(`<${reference.toLowerCase()}.second@`));
  const toFirst = read.filter((letter) => !toSecond.includes(letter));
  return {
    enquiry,
    // A letter that is gone was sent long ago: what is sent is not kept for ever.
    letter: toLetterState(toFirst[0]) ?? { kind: 'sent', at: enquiry.submittedAt },
    secondLetter: toLetterState(toSecond[0]),
  };
}

const letterRow = v.object({
  message_id: v.string(),
  status: v.string(),
  delivered: v.nullish(v.union([v.array(v.string()), v.pipe(v.string(), v.parseJson(), v.array(v.string()))]), []),
  sent_at: v.nullable(storedMoment),
  updated_at: storedMoment,
});

function toLetterState(letter: v.InferOutput<typeof letterRow> | undefined): LetterState | null {
  if (!letter) return null;
  // One dead mailbox of several: the others have it.
  if (letter.status === 'dead') {
    return letter.delivered.length > 0 ? { kind: 'sent', at: letter.updated_at } : { kind: 'failed' };
  }
  return letter.status === 'sent' && letter.sent_at ? { kind: 'sent', at: letter.sent_at } : { kind: 'waiting' };
}
