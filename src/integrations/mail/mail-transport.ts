import type { Env } from '@/lib/env';
import { createMailSink } from './mail-sink';
import { createSmtpTransport } from './smtp-transport';

/** A message as the outbox stores it. Addresses are bare (`name@host`), without display names. */
export type MailMessage = {
  /** RFC 5322 Message-ID with its angle brackets; the same on every attempt. */
  messageId: string;
  from: { name: string; address: string };
  /** Everybody the message is addressed to, shown in its To header. */
  to: string[];
  /** Those of `to` who have not got it yet. */
  deliverTo: string[];
  replyTo: string | null;
  subject: string;
  text: string;
  /** Empty: the message has its text alone. */
  html: string;
  /** Headers of our own making, such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  acceptedAt: Date;
};

/**
 * How far a refusal reaches (issue 6 §2): `later` may pass and is tried again; `final` is for good, for every address
 * left or for the message itself; `unmade` is for good, too, but no server was asked: what is stored makes no message;
 * `queue` is about us: no connection, no login, our sender refused. Then no other message would fare better.
 */
export type RefusalReach = 'later' | 'final' | 'unmade' | 'queue';

/** What became of one attempt. `error` is a code without personal data, such as `EENVELOPE 451`. */
export type MailOutcome = {
  accepted: string[];
  /** Those of `deliverTo` that the server will never take, whatever becomes of the others. */
  refusedForGood: string[];
  refusal: null | { error: string; reach: RefusalReach };
};

export type MailTransport = {
  deliveredTo: 'smtp' | 'sink';
  /** Never throws; gives up when the signal aborts. */
  send: (message: MailMessage, signal: AbortSignal) => Promise<MailOutcome>;
};

/** SMTP when `SMTP_URL` is set, else the mail sink under `DATA_DIR/mail`. */
export function createMailTransport(env: Pick<Env, 'smtpUrl' | 'dataDir'>): MailTransport {
  return env.smtpUrl ? createSmtpTransport(env.smtpUrl) : createMailSink(env.dataDir);
}
