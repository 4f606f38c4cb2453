import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import type { Statement } from '@/cms/atomic-write';
import { nextAttemptMs, probeWaitMs, retryWindowMs } from '@/domain/enquiry/retry-schedule';
import type { MailOutcome, MailTransport } from '@/integrations/mail/mail-transport';
import type { WebhookCaller } from '@/integrations/webhook/call-webhook';
import { logger } from '@/lib/logger';
import { clearAlarm, raiseAlarm } from './alarms';
import { noteDelivery, reportDeadMailbox } from './outbox-dead-mailbox';
import { type Pause, pausedMsSince, pauseQueue, prolongPause, readPause, resumeQueue } from './outbox-pause';
import { type Finish, finishMessage, type LeasedMessage, leaseMessage, releaseMessage } from './outbox-store';
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
  const sendLimitMs = Math.max(60_000 / timeScale, 5_000);
  const leaseMs = 2 * sendLimitMs;

  /** `probe`: the pause that this message is to end. */
  async function attempt(id: number, probe: Pause | null): Promise<Attempted> {
    const begun = now();
    const lease = `${hostname()}:${process.pid}:${randomUUID()}`;
    const message = await leaseMessage(payload, { id, lease, now: begun, until: new Date(begun.getTime() + leaseMs) });
    if (!message) return 'taken';
    if (message.kind === 'webhook') {
      await finish(message, await sendToWebhook(payload, { message, call: callWebhook, now: begun }));
      return 'done';
    }
    const outcome = await transport.send(message.mail, AbortSignal.timeout(sendLimitMs));
    if (outcome.refusal?.reach === 'queue') {
      await halt(message, outcome.refusal.error, probe);
      return 'halted';
    }
    await finish(message, outcome);
    // Whatever the server said of this message, it let us in and took our sender.
    const pause = await readPause(payload);
    if (pause) await resumeQueue(payload, pause, now());
    return 'done';
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
    await surely(() => finishMessage(payload, message, finished, follow));
    const seen = { message: message.id, attempts: message.attempts, error: finished.error };
    if (finished.error !== null) {
      if (finished.retryAt) logger.warn(seen, 'mail will be tried again');
      else logger.error(seen, 'mail given up: see Mail queue in the admin');
      return;
    }
    logger.info(seen, 'mail sent');
    if (message.kind === 'dealer') await noteDelivery(payload, message, finished.now);
    if (message.kind === 'webhook') await clearAlarm(payload, { ...failedWebhook(message), now: finished.now });
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
    if (message.kind === 'webhook' && isDead) {
      const detail = `A connection does not take enquiries: ${error}`;
      await raiseAlarm(payload, { ...failedWebhook(message), detail, now: at });
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
    const next = refusal.reach === 'final' ? null : await nextMs(message, at);
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

function failedWebhook({ connectionId }: LeasedMessage) {
  return { kind: 'webhook-failed', subject: `crm-connections/${connectionId ?? 'gone'}` } as const;
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
