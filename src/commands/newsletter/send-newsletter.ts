import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { atomicWrite, readRows, type Statement, sql } from '@/cms/atomic-write';
import type { EditionReport } from '@/domain/newsletter/edition-report';
import type { MarketingRefusal } from '@/domain/privacy/marketing-decision';
import { defaultLocale, type Locale, locales } from '@/i18n/locales';
import { getEnquiryRouting } from '../enquiry/enquiry-routing';
import { insertMessageToSubscriber } from '../outbox/outbox-message';
import { kickOutbox } from '../outbox/outbox-worker';
import { insertAuditWhere } from '../privacy/audit';
import { raiseRegisterAlarm, readPermissions } from '../privacy/marketing-permission';
import { momentValue, textsValue } from '../row-values';
import { editionAsked } from './edition-permission';
import { type Edition, type EditionWords, toEditionHeaders, toEditionLetter } from './newsletter-letters';

/** Who would get an edition now, and why others would not. */
export type EditionPlan = Omit<EditionReport, 'sentAt'> & { sentAt: Date | null };

/** Counts without sending. Null: there is no such edition. */
export async function planEdition(
  payload: Payload,
  { id, now }: { id: number; now: Date },
): Promise<EditionPlan | null> {
  const edition = await readEdition(payload, id);
  if (!edition) return null;
  const { may, withheld } = await choose(payload, edition, now);
  return {
    sentAt: edition.sentAt,
    willGet: may.length,
    inEnglishInstead: may.filter(({ locale }) => wordsFor(edition, locale).isInEnglish && locale !== defaultLocale)
      .length,
    withheld,
  };
}

export type SentEdition =
  | { ok: true; queued: number; withheld: Record<MarketingRefusal, number> }
  | { ok: false; error: 'unknown' | 'sent' | 'nobody' };

/** Messages in one write: other writes of SQLite wait for it. */
const messagesAtOnce = 100;

/**
 * Queues an edition, one message for each subscriber who may receive it, in their language. Only once: its Message-IDs
 * are made of edition and subscriber, so that a second click doubles none, and one after a crash queues what is missing.
 */
export async function sendEdition(
  payload: Payload,
  { id, actor, now }: { id: number; actor: string; now: Date },
): Promise<SentEdition> {
  const edition = await readEdition(payload, id);
  if (!edition) return { ok: false, error: 'unknown' };
  if (edition.sentAt) return { ok: false, error: 'sent' };
  const { may, withheld } = await choose(payload, edition, now);
  if (may.length === 0) return { ok: false, error: 'nobody' };
  const { brandName, mailFrom, supportEmail } = await getEnquiryRouting(payload, {
    dealerSlug: null,
    recipientList: 'generalEnquiryRecipients',
  });
  const from = { brandName, sender: { name: brandName, address: mailFrom }, replyTo: supportEmail, now };
  for (let first = 0; first < may.length; first += messagesAtOnce) {
    const batch = may.slice(first, first + messagesAtOnce);
    await atomicWrite(
      payload,
      batch.map((reader) => toMessage(edition, reader, from)),
    );
  }
  const isFirst = await noteSent(payload, { id, actor, now, queued: may.length });
  kickOutbox();
  return isFirst ? { ok: true, queued: may.length, withheld } : { ok: false, error: 'sent' };
}

/** False when another click was quicker. */
async function noteSent(
  payload: Payload,
  { id, actor, now, queued }: { id: number; actor: string; now: Date; queued: number },
): Promise<boolean> {
  const at = now.toISOString();
  const entry = { action: 'newsletter.sent', subject: `newsletters/${id}`, actor, facts: { queued }, at: now };
  const [, rows] = await atomicWrite(payload, [
    insertAuditWhere(entry, { from: sql`FROM newsletters WHERE id = ${id} AND sent_at IS NULL` }),
    sql`UPDATE newsletters SET sent_at = ${at}, updated_at = ${at} WHERE id = ${id} AND sent_at IS NULL RETURNING id`,
  ]);
  return rows?.length === 1;
}

type StoredEdition = {
  id: number;
  topic: string;
  sentAt: Date | null;
  words: Partial<Record<Locale, EditionWords>> & { en: EditionWords };
};

async function readEdition(payload: Payload, id: number): Promise<StoredEdition | null> {
  const [row] = await readRows(payload, sql`SELECT id, topic, sent_at FROM newsletters WHERE id = ${id}`);
  if (!row) return null;
  const translations = await readRows(
    payload,
    sql`SELECT _locale, subject, text FROM newsletters_locales WHERE _parent_id = ${id}`,
  );
  const words = Object.fromEntries(
    translations
      .map((each) => v.parse(translationRow, each))
      .filter(({ subject, text }) => subject.trim() !== '' && text.trim() !== '')
      .map(({ _locale, subject, text }) => [_locale, { subject, text }] as const),
  ) as Partial<Record<Locale, EditionWords>>;
  if (!words.en) return null;
  const sentAt = v.parse(v.nullable(momentValue), row.sent_at ?? null);
  return { id, topic: String(row.topic), sentAt, words: { ...words, en: words.en } };
}

const translationRow = v.object({
  _locale: v.picklist(locales),
  subject: v.fallback(v.string(), ''),
  text: v.fallback(v.string(), ''),
});

type Reader = { id: number; code: string; emailAddress: string; locale: Locale; topics: string[] };

const readerRow = v.pipe(
  v.object({
    id: v.number(),
    code: v.string(),
    email_address: v.string(),
    language: v.picklist(locales),
    topics: textsValue,
  }),
  v.transform(
    ({ email_address, language, ...row }): Reader => ({ ...row, emailAddress: email_address, locale: language }),
  ),
);

/** Readers read and judged at once. */
const readersAtOnce = 500;

/** Each is judged: a consent may be withdrawn and the register opted out of without the newsletter's page. */
async function choose(payload: Payload, { topic }: StoredEdition, now: Date) {
  const may: Reader[] = [];
  const withheld: Record<MarketingRefusal, number> = {
    'no-consent': 0,
    withdrawn: 0,
    'opted-out': 0,
    'register-old': 0,
  };
  for (let after = 0; ; ) {
    const readers = await readReaders(payload, after);
    const last = readers.at(-1);
    if (!last) break;
    after = last.id;
    const wanting = readers.filter(({ topics }) => topics.length === 0 || topics.includes(topic));
    if (wanting.length === 0) continue;
    const decide = await readPermissions(payload, wanting, { ...editionAsked, now });
    for (const reader of wanting) {
      const decision = decide(reader);
      if (decision.ok) may.push(reader);
      else withheld[decision.reason] += 1;
    }
  }
  if (withheld['register-old'] > 0) await raiseRegisterAlarm(payload, now);
  return { may, withheld };
}

async function readReaders(payload: Payload, after: number): Promise<Reader[]> {
  const rows = await readRows(
    payload,
    sql`SELECT id, code, email_address, language, topics FROM subscribers
      WHERE status = 'confirmed' AND id > ${after} ORDER BY id LIMIT ${readersAtOnce}`,
  );
  return rows.map((row) => v.parse(readerRow, row));
}

/** In the reader's language when the edition has all of its words in it. */
function wordsFor({ words }: StoredEdition, locale: Locale): Edition {
  const own = words[locale];
  return own ? { words: own, isInEnglish: locale === defaultLocale } : { words: words.en, isInEnglish: true };
}

type From = { brandName: string; sender: { name: string; address: string }; replyTo: string; now: Date };

/** Whoever left meanwhile gets nothing. */
function toMessage(edition: StoredEdition, reader: Reader, { brandName, sender, replyTo, now }: From): Statement {
  const { id, code, emailAddress, locale } = reader;
  return insertMessageToSubscriber(
    {
      kind: 'newsletter',
      recipients: [emailAddress],
      replyTo,
      letter: toEditionLetter(wordsFor(edition, locale), { code, locale, brandName }),
      sender,
      headers: toEditionHeaders(code),
      now,
    },
    {
      where: sql`WHERE id = ${id} AND status = 'confirmed'`,
      uniqueId: toUniqueId(edition.id, code),
    },
  );
}

/** Names the edition, so that its messages are known as long as it is not queued whole (`retention.ts`). */
function toUniqueId(editionId: number, code: string): string {
  const reader = createHash('sha256').update(`newsletter|${editionId}|${code}`).digest('hex').slice(0, 32);
  return `newsletter-${editionId}-${reader}`;
}
