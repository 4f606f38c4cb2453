import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '@/cms/atomic-write';
import { decideMarketing, type GivenConsent, type MarketingDecision } from '@/domain/privacy/marketing-decision';
import { toContactHash } from '@/lib/contact-hash';
import { raiseAlarm } from '../outbox/alarms';
import { momentValue, textsValue } from '../row-values';

type Addressee = {
  emailAddress: string;
  /** E.164. */
  contactNumber?: string | null;
  /** Whose marketing it is; any unless given. */
  division?: string;
  /** `Call`, `SMS` or `Email`. */
  channel: string;
  now: Date;
};

/**
 * May this person be sent direct marketing this way, now? Asked before every send. Without a fresh opt-out register
 * nobody may, and an alarm says so (issue 6 §4).
 */
export async function mayReceiveMarketing(payload: Payload, addressee: Addressee): Promise<MarketingDecision> {
  const { contactNumber, division = null, channel, now } = addressee;
  const emailAddress = addressee.emailAddress.trim().toLowerCase();
  const emailHash = toContactHash(emailAddress);
  const numberHash = toContactHash(contactNumber || emailAddress);
  const [consents, optOuts, settings] = await Promise.all([
    readRows(
      payload,
      sql`SELECT divisions, channels, given_at, withdrawn_at FROM consents
        WHERE email_address IN (${emailAddress}, ${emailHash})`,
    ),
    readRows(payload, sql`SELECT id FROM opt_outs WHERE hash IN (${emailHash}, ${numberHash}) LIMIT 1`),
    readRows(payload, sql`SELECT register_cleansed_at FROM enquiry_settings LIMIT 1`),
  ]);
  const cleansedAt = v.parse(v.nullish(momentValue, null), settings[0]?.register_cleansed_at);
  const decision = decideMarketing({
    consents: consents.map(toGivenConsent),
    division,
    channel,
    isOptedOut: optOuts.length > 0,
    registerCleansedAt: cleansedAt,
    now,
  });
  if (!decision.ok && decision.reason === 'register-old') await raiseRegisterAlarm(payload, now);
  return decision;
}

/** The alarm's subject: an import of the register clears it. */
export const registerAlarmSubject = 'opt-out-register';

function raiseRegisterAlarm(payload: Payload, now: Date): Promise<void> {
  return raiseAlarm(payload, {
    kind: 'register-old',
    subject: registerAlarmSubject,
    detail: 'Marketing is not sent: the opt-out register was not imported within 30 days.',
    now,
  });
}

const consentRow = v.object({
  divisions: textsValue,
  channels: textsValue,
  given_at: momentValue,
  withdrawn_at: v.nullable(momentValue),
});

function toGivenConsent(row: unknown): GivenConsent {
  const { divisions, channels, given_at, withdrawn_at } = v.parse(consentRow, row);
  return { divisions, channels, givenAt: given_at, withdrawnAt: withdrawn_at };
}
