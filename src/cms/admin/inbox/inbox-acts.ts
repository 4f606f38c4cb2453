import type { Payload } from 'payload';
import { getWords } from '@/i18n/messages';
import { atomicWrite, readRows, type Statement, sql } from '../../atomic-write';
import { markAnswered, noteDeed } from '../../enquiry-deeds';
import { queueNewMessage, toMessageId } from '../../enquiry-messages';
import type { StoredEnquiry } from '../../enquiry-rows';
import { toPlainLetter } from '../../plain-letter';
import { readAssignable } from './inbox-file';
import type { InboxPerson } from './inbox-person';

type Sent = {
  payload: Payload;
  person: InboxPerson;
  /** One that this person may see. */
  enquiry: StoredEnquiry;
  typed: Readonly<Record<string, string>>;
  now: Date;
};

/** Does what a form of the inbox asks for, in one write with its audit entry; or says why not. */
export type InboxAct = (sent: Sent) => Promise<'done' | InboxProblem>;

export type InboxProblem = 'empty' | 'too-long' | 'not-assignable' | 'stale';

/** Characters of an answer or a note. */
export const mostCharacters = 10_000;

/** Gives an enquiry to somebody, or to nobody. */
export const assign: InboxAct = async ({ payload, person, enquiry, typed, now }) => {
  const people = await readAssignable(payload, { enquiry, person });
  const assignee = typed.assignee ? people.find(({ id }) => String(id) === typed.assignee) : null;
  if (assignee === undefined) return 'not-assignable';
  await atomicWrite(payload, [
    sql`UPDATE enquiries SET assignee_id = ${assignee?.id ?? null}, updated_at = ${now.toISOString()}
      WHERE id = ${enquiry.id}`,
    noteDeed('enquiry.assigned', deedOf({ person, enquiry, now }), { to: assignee ? `users/${assignee.id}` : null }),
  ]);
  return 'done';
};

export const addNote: InboxAct = async (sent) => {
  const text = readText(sent.typed.text);
  if (!text.ok) return text.problem;
  await atomicWrite(sent.payload, [insertNote(sent, 'note', text.value), noteDeed('enquiry.noted', deedOf(sent))]);
  return 'done';
};

/**
 * Sends an answer to the visitor by the outbox, whose worker notes it as answered when it is delivered. The form's key
 * names the message: the same form sent twice is one answer.
 */
export const answerByMail: InboxAct = async (sent) => {
  const { payload, person, enquiry, typed, now } = sent;
  const text = readText(typed.text);
  if (!text.ok) return text.problem;
  if (!/^[0-9a-f-]{36}$/.test(typed.key ?? '')) return 'stale';
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, locale: 'en' });
  const sender = { name: settings.brandName, address: settings.mailFrom };
  const name = `${enquiry.reference}.${typed.key}`;
  try {
    await atomicWrite(payload, [
      queueNewMessage({
        enquiryId: enquiry.id,
        kind: 'answer',
        name,
        recipients: [enquiry.emailAddress],
        replyTo: person.emailAddress,
        letter: toPlainLetter({
          locale: enquiry.locale,
          subject: getWords(enquiry.locale, 'enquiryStatus')('mail.answerSubject', { reference: enquiry.reference }),
          paragraphs: text.value.split(/\n{2,}/),
        }),
        sender,
        at: now,
      }),
      insertNote(sent, 'answer', text.value),
      noteDeed('enquiry.answer-sent', deedOf(sent)),
    ]);
  } catch (error) {
    if (await isQueued(payload, toMessageId(name, sender.address))) return 'done';
    throw error;
  }
  return 'done';
};

export const answerByPhone: InboxAct = async (sent) => {
  const text = readText(sent.typed.text || 'Answered by phone.');
  if (!text.ok) return text.problem;
  const deed = deedOf(sent);
  await atomicWrite(sent.payload, [insertNote(sent, 'call', text.value), ...markAnswered(deed, 'phone')]);
  return 'done';
};

export const close: InboxAct = async (sent) => {
  await atomicWrite(sent.payload, [setStatus(sent, 'closed'), noteDeed('enquiry.closed', deedOf(sent))]);
  return 'done';
};

export const reopen: InboxAct = async (sent) => {
  await atomicWrite(sent.payload, [setStatus(sent, 'in-progress'), noteDeed('enquiry.reopened', deedOf(sent))]);
  return 'done';
};

function setStatus({ enquiry, now }: Sent, status: 'in-progress' | 'closed'): Statement {
  return sql`UPDATE enquiries SET status = ${status}, updated_at = ${now.toISOString()} WHERE id = ${enquiry.id}`;
}

function deedOf({ person, enquiry, now }: Pick<Sent, 'person' | 'enquiry' | 'now'>) {
  return { enquiryId: enquiry.id, actor: `users/${person.id}`, at: now };
}

function insertNote({ person, enquiry, now }: Sent, kind: 'note' | 'answer' | 'call', text: string): Statement {
  const at = now.toISOString();
  return sql`INSERT INTO enquiry_notes (enquiry_id, kind, author_id, author_name, text, created_at, updated_at)
    VALUES (${enquiry.id}, ${kind}, ${person.id}, ${person.name}, ${text}, ${at}, ${at})`;
}

async function isQueued(payload: Payload, messageId: string): Promise<boolean> {
  return (await readRows(payload, sql`SELECT id FROM outbox_messages WHERE message_id = ${messageId}`)).length > 0;
}

type Text = { ok: true; value: string } | { ok: false; problem: InboxProblem };

/** Text of several lines, without other control characters: Postgres takes no NUL, mail no bare CR. */
function readText(typed = ''): Text {
  const value = typed
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
  if (value === '') return { ok: false, problem: 'empty' };
  return value.length > mostCharacters ? { ok: false, problem: 'too-long' } : { ok: true, value };
}
