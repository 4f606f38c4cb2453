import type { Payload } from 'payload';
import * as v from 'valibot';
import { readRows, sql } from '@/cms/atomic-write';
import { joinSql, listSql } from '@/cms/join-sql';
import { decideMarketing, type GivenConsent, type MarketingDecision } from '@/domain/privacy/marketing-decision';
import { toContactHash } from '@/lib/contact-hash';
import { raiseAlarm } from '../outbox/alarms';
import { momentValue, textsValue } from '../row-values';

type Addressee = {
  emailAddress: string;
  /** E.164. */
  contactNumber?: string | null;
};

type Asked = {
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
export async function mayReceiveMarketing(
  payload: Payload,
  { emailAddress, contactNumber, ...asked }: Addressee & Asked,
): Promise<MarketingDecision> {
  const addressee = { emailAddress, contactNumber };
  const decide = await readPermissions(payload, [addressee], asked);
  const decision = decide(addressee);
  if (!decision.ok && decision.reason === 'register-old') await raiseRegisterAlarm(payload, asked.now);
  return decision;
}

/** Reads at once what decides about several people, one or more; gives what answers for each of them. */
export async function readPermissions(
  payload: Payload,
  addressees: readonly Addressee[],
  { division, channel, now }: Asked,
): Promise<(addressee: Addressee) => MarketingDecision> {
  const people = addressees.map(toKeys);
  const [consents, optOuts, settings] = await Promise.all([
    readRows(
      payload,
      joinSql(
        sql`SELECT email_address, divisions, channels, given_at, withdrawn_at FROM consents WHERE email_address IN (`,
        listSql(people.flatMap(({ emailAddress, emailHash }) => [emailAddress, emailHash])),
        sql`)`,
      ),
    ),
    readRows(
      payload,
      joinSql(
        sql`SELECT hash FROM opt_outs WHERE hash IN (`,
        listSql(people.flatMap(({ emailHash, numberHash }) => [emailHash, numberHash])),
        sql`)`,
      ),
    ),
    readRows(payload, sql`SELECT register_cleansed_at FROM enquiry_settings LIMIT 1`),
  ]);
  const registerCleansedAt = v.parse(v.nullish(momentValue, null), settings[0]?.register_cleansed_at);
  const given = new Map<string, GivenConsent[]>();
  for (const row of consents) {
    const key = String(row.email_address);
    given.set(key, [...(given.get(key) ?? []), toGivenConsent(row)]);
  }
  const optedOut = new Set(optOuts.map(({ hash }) => String(hash)));
  return (addressee) => {
    const { emailAddress, emailHash, numberHash } = toKeys(addressee);
    return decideMarketing({
      consents: [emailAddress, emailHash].flatMap((key) => given.get(key) ?? []),
      division: division ?? null,
      channel,
      isOptedOut: optedOut.has(emailHash) || optedOut.has(numberHash),
      registerCleansedAt,
      now,
    });
  };
}

function toKeys({ emailAddress: typed, contactNumber }: Addressee) {
  const emailAddress = typed.trim().toLowerCase();
  return {
    emailAddress,
    emailHash: toContactHash(emailAddress),
    numberHash: toContactHash(contactNumber || emailAddress),
  };
}

/** The alarm's subject: an import of the register clears it. */
export const registerAlarmSubject = 'opt-out-register';

/** Says that marketing stands still until the register is imported. */
export function raiseRegisterAlarm(payload: Payload, now: Date): Promise<void> {
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
