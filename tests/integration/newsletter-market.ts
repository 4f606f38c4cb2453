import type { Payload } from 'payload';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { type Subscription, subscribe } from '@/commands/newsletter/subscribe';
import { confirmSubscription } from '@/commands/newsletter/subscription';
import { readOutbox } from './enquiry-market';

export const now = new Date('2026-11-22T08:00:00Z');

export function subscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    firstName: 'Thandi',
    lastName: 'Mokoena',
    emailAddress: 'thandi@mail.example',
    topics: [],
    language: 'en',
    now,
    ...changes,
  };
}

export async function emptyNewsletter(cms: Payload) {
  await atomicWrite(cms, [
    sql`DELETE FROM outbox_messages`,
    sql`DELETE FROM consents`,
    sql`DELETE FROM subscribers`,
    sql`DELETE FROM opt_outs`,
    sql`DELETE FROM newsletters`,
  ]);
}

/** Code and proof of a link in the latest letter to an address. */
export async function linkTo(cms: Payload, emailAddress: string, page: 'confirm' | 'leave') {
  const letter = (await readOutbox(cms)).findLast(
    ({ recipients, text }) => recipients.includes(emailAddress) && text.includes(`/newsletter/${page}/`),
  );
  const found = new RegExp(`/newsletter/${page}/([^/\\s]+)/([\\w-]+)`).exec(letter?.text ?? '');
  if (!found) throw new Error(`No letter to ${emailAddress} leads to ${page}.`);
  return { code: found[1] ?? '', proof: found[2] ?? '' };
}

/** Somebody who asked for the newsletter and pressed the button behind the link. */
export async function createReader(cms: Payload, changes: Partial<Subscription> & { emailAddress: string }) {
  const asked = subscription(changes);
  await subscribe(cms, asked);
  const { code } = await linkTo(cms, asked.emailAddress, 'confirm');
  await confirmSubscription(cms, { code, locale: asked.language, now });
  return code;
}
