import * as v from 'valibot';
import type { MailOutcome, RefusalReach } from './mail-transport';

/** How far the conversation with the server had come. */
export type SmtpStage = 'composing' | 'connecting' | 'logging in' | 'sending';

const rejection = v.object({
  code: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
  /** The SMTP command that was answered. */
  command: v.optional(v.string()),
  recipient: v.optional(v.string()),
});

const answer = v.object({
  ...rejection.entries,
  rejected: v.fallback(v.array(v.string()), []),
  rejectedErrors: v.fallback(v.array(rejection), []),
});

type Rejection = v.InferOutput<typeof rejection>;

type Attempt = {
  deliverTo: string[];
  stage: SmtpStage;
  /** nodemailer's result, or what it threw. */
  raw: unknown;
  /** The server took the message for at least one address. */
  isTaken: boolean;
};

/**
 * Reads one attempt (issue 6 §2): whatever happens before the server has let us in, and a sender it refuses, stands in
 * the way of every message; a 5xx to a recipient or to the message is for good; the rest may pass.
 */
export function toOutcome({ deliverTo, stage, raw, isTaken }: Attempt): MailOutcome {
  const { rejected, rejectedErrors, ...error } = v.parse(answer, raw);
  const refused = new Set(rejected.map((address) => address.toLowerCase()));
  const accepted = isTaken ? deliverTo.filter((to) => !refused.has(to.toLowerCase())) : [];
  if (accepted.length === deliverTo.length) return { accepted, refusedForGood: [], refusal: null };
  const forGood = new Set(rejectedErrors.filter(isForGood).map(({ recipient = '' }) => recipient.toLowerCase()));
  const refusedForGood = deliverTo.filter((to) => forGood.has(to.toLowerCase()));
  const isNobodyLeft = refusedForGood.length + accepted.length === deliverTo.length;
  const cause = rejectedErrors.find((each) => !isForGood(each)) ?? rejectedErrors[0] ?? error;
  const reach = isNobodyLeft ? 'final' : rejectedErrors.length > 0 ? reachOfRecipients(cause) : toReach(stage, error);
  return { accepted, refusedForGood, refusal: { error: describe(cause), reach } };
}

/** A server that wants a login says so only here, when it let us in without one. */
function reachOfRecipients({ responseCode = 0 }: Rejection): RefusalReach {
  return [530, 535].includes(responseCode) ? 'queue' : 'later';
}

function toReach(stage: SmtpStage, error: Rejection): RefusalReach {
  const { responseCode = 0, command = '', code = '' } = error;
  if (stage === 'composing') return 'unmade';
  if (stage !== 'sending' || [530, 535].includes(responseCode)) return 'queue';
  if (responseCode === 0) return ['EMESSAGE', 'EENVELOPE'].includes(code) ? 'final' : 'later';
  if (command === 'MAIL FROM' && responseCode >= 500) return isAboutSize(error) ? 'final' : 'queue';
  return isForGood(error) ? 'final' : 'later';
}

/**
 * A full mailbox (552, x.2.2) and trouble inside the server (x.3) pass although their codes say otherwise; RFC 5321
 * §4.5.3.1.10 asks for it with 552. A message that is too large (x.3.4) stays so.
 */
function isForGood(error: Rejection): boolean {
  const { responseCode = 0, response = '' } = error;
  if (responseCode < 500 || [530, 535].includes(responseCode)) return false;
  const enhanced = enhancedCode(response);
  if (enhanced === '5.3.4') return true;
  if (enhanced === '5.2.2' || enhanced.startsWith('5.3.')) return false;
  return !(responseCode === 552 && enhanced === '');
}

function isAboutSize({ responseCode, response = '' }: Rejection): boolean {
  return responseCode === 552 || enhancedCode(response) === '5.3.4';
}

/** Codes only: a server's words may repeat the address. */
function describe({ code, responseCode, response = '' }: Rejection): string {
  const words = [code ?? 'EUNKNOWN', responseCode, enhancedCode(response)];
  return words.filter(Boolean).join(' ');
}

function enhancedCode(response: string): string {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}
