import type { Payload } from 'payload';
import { readRows, sql } from '@/cms/atomic-write';
import type { MarketingRefusal } from '@/domain/privacy/marketing-decision';
import { mayReceiveMarketing } from '../privacy/marketing-permission';

/** What consents of the newsletter are for; their wording names the topics. */
export const newsletterDivision = 'newsletter';

/** How marketing is asked for that is an edition of the newsletter. */
export const editionAsked = { division: newsletterDivision, channel: 'Email' } as const;

/**
 * May an edition that was queued still be sent to its reader? Asked at the moment of sending: between the two somebody
 * may leave, withdraw or opt out, and the register may grow old (issue 6 §4). Gives why not as the mail queue says it.
 */
export async function whyNotSent(
  payload: Payload,
  { emailAddress, now }: { emailAddress: string; now: Date },
): Promise<string | null> {
  const [reader] = await readRows(payload, sql`SELECT status FROM subscribers WHERE email_address = ${emailAddress}`);
  if (reader?.status !== 'confirmed') return 'not sent: left the newsletter';
  const decision = await mayReceiveMarketing(payload, { emailAddress, ...editionAsked, now });
  return decision.ok ? null : `not sent: ${reasons[decision.reason]}`;
}

const reasons: Record<MarketingRefusal, string> = {
  'no-consent': 'no consent covers it',
  withdrawn: 'the consent was withdrawn',
  'opted-out': 'on the opt-out register',
  'register-old': 'the opt-out register is older than 30 days',
};
