import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { newsletterTopics } from '@/domain/form/forms/newsletter';
import { getFormWords } from '@/i18n/form-words';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnquiryRouting } from '../enquiry/enquiry-routing';
import { kickOutbox } from '../outbox/outbox-worker';
import { insertAuditWhere } from '../privacy/audit';
import { toConsentCode, toConsentStatements } from '../privacy/consents';
import { textsValue } from '../row-values';
import { newsletterDivision } from './edition-permission';

/** A subscriber as the pages of its private link need it. */
export type StoredSubscription = {
  id: number;
  code: string;
  status: 'pending' | 'confirmed' | 'left';
  /** None: all of them. */
  topics: string[];
  /** Of the receipt of the consent that holds now. */
  consentCode: string | null;
};

const subscriberRow = v.object({
  id: v.number(),
  status: v.picklist(['pending', 'confirmed', 'left']),
  email_address: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  topics: textsValue,
});

type SubscriberRow = v.InferOutput<typeof subscriberRow>;

/** Null: nobody has this code (any more). */
export async function findSubscription(payload: Payload, code: string): Promise<StoredSubscription | null> {
  const row = await readSubscriber(payload, code);
  if (!row) return null;
  const consents = await readConsents(payload, row.id);
  return { id: row.id, code, status: row.status, topics: row.topics, consentCode: consents[0] ?? null };
}

async function readSubscriber(payload: Payload, code: string): Promise<SubscriberRow | null> {
  const [row] = await readRows(payload, sql`SELECT * FROM subscribers WHERE code = ${code}`);
  return row ? v.parse(subscriberRow, row) : null;
}

/** The codes of the consents that hold, the newest first. */
async function readConsents(payload: Payload, subscriberId: number): Promise<string[]> {
  const rows = await readRows(
    payload,
    sql`SELECT code FROM consents WHERE subscriber_id = ${subscriberId} AND withdrawn_at IS NULL
      ORDER BY given_at DESC, id DESC`,
  );
  return rows.map(({ code }) => String(code));
}

/** What a subscriber agrees to, letter by letter: it stands above the button and on the receipt. */
export function toSubscriptionWording(
  locale: Locale,
  { topics, brandName }: { topics: readonly string[]; brandName: string },
): string {
  const names = getFormWords(locale, 'newsletter').options?.topics ?? {};
  const chosen = topicsOf(topics).map((topic) => names[topic] ?? topic);
  return getWords(locale, 'subscription')('confirm.wording', { brandName, topics: chosen.join(', ') });
}

/** None chosen means all of them. */
function topicsOf(topics: readonly string[]): readonly string[] {
  return topics.length > 0 ? topics : newsletterTopics;
}

/**
 * The button behind the mailbox's link was pressed: the newsletter begins, and the same write holds the receipt of the
 * consent, whose link goes out by mail. Again is harmless. `unknown`: nobody has this code; `left`: who left asks anew.
 */
export async function confirmSubscription(
  payload: Payload,
  { code, locale, now }: { code: string; locale: Locale; now: Date },
): Promise<'confirmed' | 'left' | 'unknown'> {
  const subscriber = await readSubscriber(payload, code);
  if (!subscriber) return 'unknown';
  if (subscriber.status !== 'pending') return subscriber.status;
  const { id, email_address, first_name, last_name, topics } = subscriber;
  const { brandName, mailFrom } = await getEnquiryRouting(payload, {
    dealerSlug: null,
    recipientList: 'generalEnquiryRecipients',
  });
  const at = now.toISOString();
  try {
    await atomicWrite(payload, [
      // Nobody can be without a code: confirmed or left meanwhile, none of this is written.
      sql`UPDATE subscribers SET code = CASE WHEN status = 'pending' THEN code END, status = 'confirmed',
        confirmed_at = ${at}, left_at = NULL, updated_at = ${at} WHERE code = ${code}`,
      ...toConsentStatements({
        emailAddress: email_address,
        fullName: `${first_name} ${last_name}`,
        contactNumber: null,
        divisions: [newsletterDivision],
        channels: ['Email'],
        wording: toSubscriptionWording(locale, { topics, brandName }),
        locale,
        source: 'newsletter',
        now,
        code: toConsentCode(),
        subscriber: id,
        receiptFrom: { name: brandName, address: mailFrom },
      }),
      insertAuditWhere(
        { action: 'newsletter.confirmed', subject: `subscribers/${code}`, actor: 'visitor', at: now },
        { from: sql`FROM subscribers WHERE code = ${code}` },
      ),
    ]);
  } catch (error) {
    const after = await readSubscriber(payload, code);
    if (after?.status === 'pending') throw error;
    return after?.status ?? 'unknown';
  }
  kickOutbox();
  return 'confirmed';
}

/**
 * Ends the newsletter at once: the consents behind it are withdrawn, and what waits to be sent to this subscriber is not
 * sent. Again is harmless. False for an unknown code.
 */
export async function leaveNewsletter(
  payload: Payload,
  { code, by, now }: { code: string; by: 'link' | 'mail-client'; now: Date },
): Promise<boolean> {
  const subscriber = await readSubscriber(payload, code);
  if (!subscriber) return false;
  const { id } = subscriber;
  const at = now.toISOString();
  const entry = { actor: 'visitor', facts: { by }, at: now };
  await atomicWrite(payload, [
    insertAuditWhere(
      { ...entry, action: 'newsletter.left', subject: `subscribers/${code}` },
      { from: sql`FROM subscribers WHERE id = ${id} AND status <> 'left'` },
    ),
    ...(await readConsents(payload, id)).map((consent) =>
      insertAuditWhere(
        { ...entry, action: 'consent.withdrawn', subject: `consents/${consent}` },
        { from: sql`FROM consents WHERE code = ${consent} AND withdrawn_at IS NULL` },
      ),
    ),
    sql`UPDATE subscribers SET status = 'left', left_at = ${at}, updated_at = ${at} WHERE id = ${id} AND status <> 'left'`,
    sql`UPDATE consents SET withdrawn_at = ${at}, updated_at = ${at}
      WHERE subscriber_id = ${id} AND withdrawn_at IS NULL`,
    sql`DELETE FROM outbox_messages WHERE kind = 'newsletter' AND status <> 'sent' AND subscriber_id = ${id}`,
  ]);
  return true;
}
