import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { toMailOptions } from './mail-options';
import type { MailOutcome, MailTransport } from './mail-transport';

/** Sends through an SMTP server, one connection per message, every step under a limit of time. */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    ignoreTLS: isThisMachine(url),
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    deliveredTo: 'smtp',
    send: async (message, signal) => {
      try {
        const sent = await transporter.sendMail({ ...toMailOptions(message), signal });
        return toOutcome(message.deliverTo, sent);
      } catch (error) {
        return toOutcome(message.deliverTo, error);
      }
    },
  };
}

const rejection = v.object({
  code: v.optional(v.string()),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
});

const answer = v.object({
  ...rejection.entries,
  /** Set when the server took the message for at least one address. */
  messageId: v.optional(v.string()),
  rejected: v.fallback(v.array(v.string()), []),
  rejectedErrors: v.fallback(v.array(rejection), []),
});

type Rejection = v.InferOutput<typeof rejection>;

/**
 * Reads nodemailer's result or error. A message is given up at once only when every address left
 * was refused as unknown: 550, 551 or 553 to RCPT TO with no enhanced status code, or one of the
 * class 5.1 (bad address). Every other refusal, such as 550 5.7.1 (policy) or 552 5.2.2 (mailbox
 * full), may pass and is tried again.
 */
function toOutcome(deliverTo: string[], raw: unknown): MailOutcome {
  const { messageId, rejected, rejectedErrors, ...error } = v.parse(answer, raw);
  const refused = new Set(rejected.map((address) => address.toLowerCase()));
  const accepted = messageId ? deliverTo.filter((to) => !refused.has(to.toLowerCase())) : [];
  if (accepted.length === deliverTo.length) return { accepted, refusal: null };
  const isUnknownRecipient =
    rejectedErrors.length === deliverTo.length - accepted.length && rejectedErrors.every(isUnknownAddress);
  return { accepted, refusal: { error: describe(rejectedErrors[0] ?? error), isUnknownRecipient } };
}

function isUnknownAddress({ responseCode = 0, response = '' }: Rejection): boolean {
  const enhanced = enhancedCode(response);
  return [550, 551, 553].includes(responseCode) && (enhanced === '' || enhanced.startsWith('5.1.'));
}

/** Codes only: a server's words may repeat the address. */
function describe({ code, responseCode, response = '' }: Rejection): string {
  const words = [code ?? 'EUNKNOWN', responseCode, enhancedCode(response)];
  return words.filter(Boolean).join(' ');
}

function enhancedCode(response: string): string {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
}

/** On the loopback interface TLS adds nothing, and a local relay's own certificate would fail. */
function isThisMachine(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
