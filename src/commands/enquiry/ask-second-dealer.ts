import type { Payload } from 'payload';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { noteDeedOnce } from '@/cms/enquiry-deeds';
import { queueMessage } from '@/cms/enquiry-messages';
import { answerOnItsWay, type StoredEnquiry } from '@/cms/enquiry-rows';
import { joinSql } from '@/cms/join-sql';
import { toHtmlParagraph } from '@/cms/plain-letter';
import { enquiryFormOfType } from '@/domain/form/forms/enquiry-forms';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { logger } from '@/lib/logger';
import { kickOutbox } from '../outbox/outbox-worker';
import { getEnquiryRouting } from './enquiry-routing';

export type AskedSecond =
  | { ok: true }
  /** `taken`: another dealer was asked already, or the enquiry has an answer. */
  | { ok: false; error: 'unknown-dealer' | 'taken' | 'unavailable' };

/**
 * Passes an enquiry on to a second dealer because the visitor said so. Consent, choice and letter are one write, once:
 * the letter is the one that the first dealer had, and goes to the second dealer's own list (issue 6 §2, Status).
 */
export async function askSecondDealer(
  payload: Payload,
  {
    enquiry,
    dealerSlug,
    consent,
    now,
  }: {
    enquiry: StoredEnquiry;
    dealerSlug: string;
    /** What the visitor agreed to, word by word. */
    consent: { wording: string; locale: Locale };
    now: Date;
  },
): Promise<AskedSecond> {
  try {
    const recipientList = enquiryFormOfType(enquiry.type)?.recipientList ?? 'generalEnquiryRecipients';
    const routing = await getEnquiryRouting(payload, { dealerSlug, recipientList });
    const { dealer } = routing;
    if (!dealer || dealer.id === enquiry.dealerId) return { ok: false, error: 'unknown-dealer' };
    const first = await readFirstLetter(payload, enquiry.id);
    if (!first) return { ok: false, error: 'unavailable' };
    const { id: enquiryId, reference } = enquiry;
    const at = now.toISOString();
    const isAsked = sql`second_dealer_id = ${dealer.id}`;
    const results = await atomicWrite(payload, [
      joinSql(
        sql`UPDATE enquiries SET second_dealer_id = ${dealer.id}, updated_at = ${at}
          WHERE id = ${enquiryId} AND second_dealer_id IS NULL AND answered_at IS NULL AND status <> 'closed' AND NOT `,
        answerOnItsWay,
      ),
      noteDeedOnce(
        'enquiry.second-dealer',
        { enquiryId, actor: 'visitor', at: now },
        { condition: isAsked, facts: { dealer: dealer.id, wording: consent.wording, language: consent.locale } },
      ),
      queueMessage(
        {
          enquiryId,
          kind: 'dealer',
          name: `${reference}.second`,
          recipients: routing.recipients,
          replyTo: enquiry.emailAddress,
          letter: withNote(first, toNote(enquiry.dealerName)),
          sender: { name: routing.brandName, address: routing.mailFrom },
          at: now,
        },
        { condition: isAsked },
      ),
      sql`SELECT second_dealer_id FROM enquiries WHERE id = ${enquiryId}`,
    ]);
    const [row] = results.at(-1) ?? [];
    if (row?.second_dealer_id !== dealer.id) return { ok: false, error: 'taken' };
    kickOutbox();
    return { ok: true };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.error({ code }, 'a second dealer could not be asked');
    return { ok: false, error: 'unavailable' };
  }
}

type Letter = { subject: string; text: string; html: string };

async function readFirstLetter(payload: Payload, enquiryId: number): Promise<Letter | null> {
  const [row] = await readRows(
    payload,
    sql`SELECT subject, text, html FROM outbox_messages WHERE enquiry_id = ${enquiryId} AND kind = 'dealer'
      ORDER BY id LIMIT 1`,
  );
  return row ? { subject: String(row.subject), text: String(row.text), html: String(row.html) } : null;
}

/** Why another dealer has it, in English as dealers' letters are. */
function toNote(firstDealer: string | null): string {
  return firstDealer
    ? getWords('en', 'enquiryStatus')('mail.second', { dealer: firstDealer })
    : getWords('en', 'enquiryStatus')('mail.secondOfNone');
}

function withNote({ subject, text, html }: Letter, note: string): Letter {
  return {
    subject,
    text: `${note}\n\n${text}`,
    html: html.replace(/<body[^>]*>/, (body) => `${body}\n${toHtmlParagraph(note)}`),
  };
}
