import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { nextAttemptMs, retryWindowMs } from '@/domain/enquiry/retry-schedule';
import type { MailTransport } from '@/integrations/mail/mail-transport';
import { logger } from '@/lib/logger';
import { type Finish, findDue, finishMessage, type LeasedMessage, leaseMessage } from './outbox-store';

export type OutboxWorker = {
  start: () => void;
  /** Resolves when the message in hand is finished; nothing is sent afterwards. */
  stop: () => Promise<void>;
  /** Looks for due messages at once instead of at the next round. */
  kick: () => void;
  /** Sends every message that is due and gives how many were attempted. For tests and drills. */
  sendDue: () => Promise<number>;
};

type OutboxOptions = {
  payload: Payload;
  transport: MailTransport;
  /** `OUTBOX_TIME_SCALE`: divides every wait, the 72 hours too. */
  timeScale: number;
  now?: () => Date;
  /** 0 to 1. */
  random?: () => number;
};

/**
 * Sends the outbox, one message after the other. Any number of workers in any number of processes may run: a
 * lease, taken by one conditional update, keeps a message to one of them; when a process dies, its lease runs
 * out and another worker takes over. A crash between the server's acceptance and our note of it sends a message
 * again under the same Message-ID; nothing else can double it.
 */
export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { payload, transport, timeScale, now = () => new Date(), random = Math.random } = options;
  const sendLimitMs = Math.max(60_000 / timeScale, 5_000);
  const leaseMs = 2 * sendLimitMs;
  const roundMs = Math.max(5_000 / timeScale, 250);
  let isStopped = true;
  let isKicked = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;

  async function sendDue(): Promise<number> {
    let attempted = 0;
    let due: number[];
    do {
      due = await findDue(payload, now());
      attempted += await sendAll(due);
    } while (due.length > 0 && !isStopping());
    return attempted;
  }

  async function sendAll(ids: number[]): Promise<number> {
    let attempted = 0;
    for (const id of ids) {
      if (isStopping()) break;
      if (await sendOne(id)) attempted += 1;
    }
    return attempted;
  }

  function isStopping(): boolean {
    return isStopped && running !== null;
  }

  async function sendOne(id: number): Promise<boolean> {
    const begun = now();
    const lease = `${hostname()}:${process.pid}:${randomUUID()}`;
    const until = new Date(begun.getTime() + leaseMs);
    const message = await leaseMessage(payload, { id, lease, now: begun, until });
    if (!message) return false;
    const outcome = await transport.send(message.mail, AbortSignal.timeout(sendLimitMs));
    const finish = toFinish(message, outcome);
    await finishSurely(message, finish);
    const seen = { message: id, attempts: message.attempts, error: finish.error };
    if (finish.error === null) logger.info(seen, 'mail sent');
    else if (finish.retryAt) logger.warn(seen, 'mail will be tried again');
    else logger.error(seen, 'mail given up: see Mail in the admin');
    return true;
  }

  /** What is sent but not noted would be sent again: a database that is locked for a moment is asked again. */
  async function finishSurely(message: LeasedMessage, finish: Finish, triesLeft = 3): Promise<void> {
    try {
      await finishMessage(payload, message, finish);
    } catch (error) {
      if (triesLeft <= 1) throw error;
      await wait(1_000);
      await finishSurely(message, finish, triesLeft - 1);
    }
  }

  function toFinish(message: LeasedMessage, outcome: Awaited<ReturnType<MailTransport['send']>>): Finish {
    const at = now();
    const delivered = [...message.delivered, ...outcome.accepted];
    if (!outcome.refusal) return { delivered, now: at, error: null, deliveredTo: transport.deliveredTo };
    const { error, isUnknownRecipient } = outcome.refusal;
    const next = isUnknownRecipient
      ? null
      : nextAttemptMs({
          attempts: message.attempts,
          nowMs: at.getTime(),
          retryUntilMs: message.retryUntilMs - retryWindowMs * (1 - 1 / timeScale),
          jitter: random(),
          timeScale,
        });
    return { delivered, now: at, error, retryAt: next === null ? null : new Date(next) };
  }

  function run() {
    if (isStopped || running) return;
    isKicked = false;
    clearTimeout(timer);
    running = sendDue()
      .then(
        () => roundMs,
        (error: unknown) => {
          const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
          logger.error({ code }, 'the outbox cannot be read or written; trying again');
          return Math.max(30_000 / timeScale, 1_000);
        },
      )
      .then((waitMs) => {
        running = null;
        if (!isStopped) timer = setTimeout(run, isKicked ? 0 : waitMs).unref();
      });
  }

  const worker: OutboxWorker = {
    start: () => {
      isStopped = false;
      processWide[current] = worker;
      run();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      if (processWide[current] === worker) delete processWide[current];
      await running;
    },
    kick: () => {
      isKicked = true;
      run();
    },
    sendDue,
  };
  return worker;
}

/** Tells this process's worker, if it has one, that there is mail. */
export function kickOutbox(): void {
  processWide[current]?.kick();
}

/** Next bundles routes apart from the start-up code: both find the one worker here. */
const current = Symbol.for('forecourt.outbox-worker');
const processWide = globalThis as { [current]?: OutboxWorker };
