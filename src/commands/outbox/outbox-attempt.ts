import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Statement } from '@/cms/atomic-write';
import { markAnswered } from '@/cms/enquiry-deeds';
import { nextAttemptMs, probeWaitMs, retryWindowMs } from '@/domain/enquiry/retry-schedule';
import type { MailOutcome, MailTransport } from '@/integrations/mail/mail-transport';
import type { WebhookCaller } from '@/integrations/webhook/call-webhook';
import { logger } from '@/lib/logger';
import { whyNotSent } from '../newsletter/edition-permission';
import { clearAlarm, raiseAlarm } from './alarms';
import { noteDelivery, reportDeadMailbox } from './outbox-dead-mailbox';
import {
  type Pause,
  pausedMsSince,
  pauseQueue,
  prolongPause,
  readPause,
  resumeQueue,
  returnProbe,
} from './outbox-pause';
import {
  buryUnreadable,
  type Finish,
  finishMessage,
  type LeasedMessage,
  leaseMessage,
  releaseMessage,
} from './outbox-store';
import { sendToWebhook } from './outbox-webhook';

type AttemptOptions = {
  payload: Payload;
  transport: MailTransport;
  callWebhook: WebhookCaller;
  timeScale: number;
  now: () => Date;
  random: () => number;
};

/** `taken`: another worker was quicker. `halted`: no mail can be sent at all. */
export type Attempted = 'taken' | 'done' | 'halted';

/** Makes one attempt at one message, from its lease to the note of what became of it, with all that follows from it. */
export function createAttempt({ payload, transport, callWebhook, timeScale, now, random }: AttemptOptions) {
  const sendLimitMs = Math.max(150_000 / timeScale, 5_000);
  const leaseMs = 2 * sendLimitMs;

  /** `probe`: the pause that this message is to end. */
  async function attempt(id: number, probe: Pause | null): Promise<Attempted> {
    const begun = now();
    const lease = `${hostname()}:${process.pid}:${randomUUID()}`;
    const until = new Date(begun.getTime() + leaseMs);
    const leased = await leaseMessage(payload, { id, lease, now: begun, until });
    if (!leased.ok) {
      if (leased.error === 'taken') return 'taken';
      await bury({ id, lease }, probe);
      return 'done';
    }
    const { message } = leased;
    if (message.kind === 'webhook') {
      await finish(message, await sendToWebhook(payload, { message, call: callWebhook, now: begun }));
      return 'done';
    }
    const outcome = await sendUnlessWithheld(message, begun);
    if (outcome.refusal?.reach === 'queue') {
      await halt(message, outcome.refusal.error, probe);
      return 'halted';
    }
    await finish(message, outcome);
    await judgePause(outcome, probe);
    return 'done';
  }

  /** Whatever the server said of a message, it let us in and took our sender; of one that it never saw it said nothing. */
  async function judgePause({ refusal }: MailOutcome, probe: Pause | null): Promise<void> {
    if (refusal?.reach !== 'unmade') {
      const pause = await readPause(payload);
      if (pause) await resumeQueue(payload, pause, now());
    } else if (probe) await returnProbe(payload, probe, now());
  }

  async function bury(unreadable: { id: number; lease: string }, probe: Pause | null): Promise<void> {
    const at = now();
    const detail = 'What is stored of a message cannot be read, so it was never sent: see Dead messages.';
    await raiseAlarm(payload, { kind: 'job-failed', subject: 'outbox', detail, now: at });
    await surely(() => buryUnreadable(payload, { ...unreadable, now: at }));
    logger.error({ message: unreadable.id }, 'a stored message cannot be read: see Mail queue in the admin');
    if (probe) await returnProbe(payload, probe, at);
  }

  /** What was queued may have to stay: an edition asks once more whether its reader still wants it. */
  async function sendUnlessWithheld({ kind, mail }: LeasedMessage, at: Date): Promise<MailOutcome> {
    const [emailAddress = ''] = mail.to;
    const error = kind === 'newsletter' ? await whyNotSent(payload, { emailAddress, now: at }) : null;
    if (error !== null) return { accepted: [], refusedForGood: [], refusal: { error, reach: 'unmade' } };
    return transport.send(mail, AbortSignal.timeout(sendLimitMs));
  }

  async function halt(message: LeasedMessage, error: string, probe: Pause | null): Promise<void> {
    const at = now();
    const waitMs = probeWaitMs({ failures: (probe?.failures ?? 0) + 1, jitter: random(), timeScale });
    if (probe) await prolongPause(payload, { pause: probe, error, now: at, waitMs });
    else await pauseQueue(payload, { error, now: at, waitMs });
    await surely(() => releaseMessage(payload, message, { error, now: at }));
    logger.error({ error, waitMs }, 'no mail can be sent: the queue stands still');
  }

  async function finish(message: LeasedMessage, outcome: MailOutcome): Promise<void> {
    const finished = await toFinish(message, outcome);
    const isRefused = finished.error !== null && (finished.retryAt === null || outcome.refusedForGood.length > 0);
    const follow = isRefused ? await reportRefusal(message, { error: finished.error, isDead: !finished.retryAt }) : [];
    await surely(() => finishMessage(payload, message, finished, [...follow, ...noteAnswer(message, finished)]));
    const seen = { message: message.id, attempts: message.attempts, error: finished.error };
    if (finished.error !== null) {
      if (finished.retryAt) logger.warn(seen, 'mail will be tried again');
      else logger.error(seen, 'mail given up: see Mail queue in the admin');
      return;
    }
    logger.info(seen, 'mail sent');
    if (message.kind === 'dealer') await noteDelivery(payload, message, finished.now);
    if (isToSystem(message)) await clearAlarm(payload, { ...failedConnection(message), now: finished.now });
  }

  /** Raises what must be raised before the message is noted: a crash in between raises it twice, never not at all. */
  async function reportRefusal(
    message: LeasedMessage,
    { error, isDead }: { error: string; isDead: boolean },
  ): Promise<Statement[]> {
    const at = now();
    if (message.kind === 'dealer') {
      return reportDeadMailbox(payload, message, { error, now: at });
    }
    if (message.kind === 'escalation' && isDead) {
      const detail = `An address of our own takes no mail, and what was told to it is unread: ${error}`;
      await raiseAlarm(payload, { kind: 'dead-mailbox', subject: 'own', detail, now: at });
    }
    if (isToSystem(message) && isDead) {
      const detail = `A connection does not take enquiries by ${message.kind === 'adf' ? 'mail' : 'webhook'}: ${error}`;
      await raiseAlarm(payload, { ...failedConnection(message), detail, now: at });
    }
    return [];
  }

  async function toFinish(message: LeasedMessage, { accepted, refusal }: MailOutcome): Promise<Finish> {
    const at = now();
    const delivered = [...message.delivered, ...accepted];
    if (!refusal) {
      const deliveredTo = message.kind === 'webhook' ? 'webhook' : transport.deliveredTo;
      return { delivered, now: at, error: null, deliveredTo };
    }
    const next = refusal.reach === 'later' ? await nextMs(message, at) : null;
    return { delivered, now: at, error: refusal.error, retryAt: next === null ? null : new Date(next) };
  }

  /** The time that the queue stood still does not count against the 72 hours. */
  async function nextMs({ attempts, retryUntilMs }: LeasedMessage, at: Date): Promise<number | null> {
    const pausedMs = await pausedMsSince(payload, retryUntilMs - retryWindowMs, at);
    return nextAttemptMs({
      attempts,
      nowMs: at.getTime(),
      retryUntilMs: retryUntilMs + pausedMs - retryWindowMs * (1 - 1 / timeScale),
      jitter: random(),
      timeScale,
    });
  }

  return { attempt, probeLimitMs: leaseMs };
}

/** The visitor has an answer once its mail is delivered, not when it was written. */
function noteAnswer({ kind, enquiryId }: LeasedMessage, { error, now }: Finish): Statement[] {
  if (kind !== 'answer' || enquiryId === null || error !== null) return [];
  return markAnswered({ enquiryId, actor: 'outbox', at: now }, 'mail');
}

function isToSystem({ kind }: LeasedMessage): boolean {
  return kind === 'webhook' || kind === 'adf';
}

/** Each way of a connection by itself: the one may work while the other does not. */
function failedConnection({ kind, connectionId }: LeasedMessage) {
  return { kind: 'webhook-failed', subject: `crm-connections/${connectionId ?? 'gone'}/${kind}` } as const;
}

/** What is sent but not noted would be sent again: a database that is locked for a moment is asked again. */
async function surely(write: () => Promise<void>, triesLeft = 3): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (triesLeft <= 1) throw error;
    await wait(1_000);
    await surely(write, triesLeft - 1);
  }
}
