import type { Payload } from 'payload';
import type { MailTransport } from '@/integrations/mail/mail-transport';
import type { WebhookCaller } from '@/integrations/webhook/call-webhook';
import { logger } from '@/lib/logger';
import { createAttempt } from './outbox-attempt';
import { adoptSender, claimProbe, type Pause, readPause } from './outbox-pause';
import { type DueMessage, findDue } from './outbox-store';
import { createSiteWebhookCaller } from './outbox-webhook';

export type OutboxWorker = {
  start: () => void;
  /** Resolves when the messages in hand are finished; nothing is sent afterwards. */
  stop: () => Promise<void>;
  /** Looks for due messages at once instead of at the next round. */
  kick: () => void;
  /** Sends every message that is due and gives how many were attempted. For tests and drills. */
  sendDue: () => Promise<number>;
};

type OutboxOptions = {
  payload: Payload;
  transport: MailTransport;
  callWebhook?: WebhookCaller;
  /** `OUTBOX_TIME_SCALE`: divides every wait, the 72 hours too. */
  timeScale: number;
  now?: () => Date;
  /** 0 to 1. */
  random?: () => number;
};

const mostInHand = 8;

/** A mailbox that is slow to answer holds up no more than these; the others are for everybody else. */
const mostPerMailbox = 2;

/**
 * Sends the outbox, several messages at once. Any number of workers in any number of processes may run: a lease, taken
 * by one conditional update, keeps a message to one of them; when a process dies, its lease runs out and another worker
 * takes over. A crash between the server's acceptance and our note of it sends a message again under the same
 * Message-ID; nothing else can double it. When no mail can be sent at all, the queue stands still for all of them, and
 * one message at a time probes whether it goes again (issue 6 §2); webhooks go on.
 */
export function createOutboxWorker(options: OutboxOptions): OutboxWorker {
  const { payload, timeScale, now = () => new Date(), random = Math.random } = options;
  const { callWebhook = createSiteWebhookCaller() } = options;
  const { attempt, probeLimitMs } = createAttempt({ ...options, callWebhook, now, random });
  const roundMs = Math.max(5_000 / timeScale, 250);
  let isStopped = true;
  let isKicked = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let wake = () => {};

  async function sendDue(): Promise<number> {
    const round = new Round();
    for (;;) {
      const begun = await beginAll(await nextDue(round), round);
      if (begun > 0 || round.mustLookAgain()) continue;
      if (round.inHand.size === 0) break;
      await round.nextEvent(roundMs, (awake) => {
        wake = awake;
      });
    }
    if (round.failure) throw round.failure.error;
    return round.attempted;
  }

  /** What may be sent now. While the queue stands still: webhooks, and when it is time one message as a probe. */
  async function nextDue(round: Round): Promise<DueMessage[]> {
    round.isHalted = false;
    round.hasLeftOut = false;
    if (isStopping() || round.failure) return [];
    const without = round.busyMailboxes();
    round.hasLeftOut = without.length > 0;
    const pause = await readPause(payload);
    if (!pause) return findDue(payload, { now: now(), kinds: 'all', without });
    if (!round.hasProbed && pause.pausedUntilMs <= now().getTime()) await probe(pause, round);
    return findDue(payload, { now: now(), kinds: 'webhooks', without });
  }

  async function probe(pause: Pause, round: Round): Promise<void> {
    const at = now();
    const [first] = await findDue(payload, { now: at, kinds: 'mail', without: [] });
    if (!first) return;
    const isOurs = await claimProbe(payload, { pause, now: at, until: new Date(at.getTime() + probeLimitMs) });
    if (!isOurs) return;
    round.hasProbed = true;
    // Refused as a sender: the settings may name another one by now.
    if (pause.reason.includes('EENVELOPE')) await adoptSender(payload, at);
    round.begin(first, attempt(first.id, pause));
  }

  async function beginAll(due: DueMessage[], round: Round): Promise<number> {
    let begun = 0;
    for (const message of due) {
      while (round.inHand.size >= mostInHand) await round.nextEvent(roundMs, () => {});
      if (isStopping() || round.isHalted || round.failure) break;
      if (!round.hasRoomFor(message)) continue;
      round.begin(message, attempt(message.id, null));
      begun += 1;
    }
    return begun;
  }

  function isStopping(): boolean {
    return isStopped && running !== null;
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
      wake();
      run();
    },
    sendDue,
  };
  return worker;
}

/** The messages in hand between two rests, and what came of those before. */
class Round {
  attempted = 0;
  isHalted = false;
  hasProbed = false;
  hasLeftOut = false;
  failure: { error: unknown } | null = null;
  readonly inHand = new Map<number, { mailbox: string; ended: Promise<void> }>();

  begin({ id, mailbox }: DueMessage, attempt: ReturnType<ReturnType<typeof createAttempt>['attempt']>) {
    const ended = attempt
      .then(
        (outcome) => {
          if (outcome !== 'taken') this.attempted += 1;
          if (outcome === 'halted') this.isHalted = true;
        },
        (error: unknown) => {
          this.failure ??= { error };
        },
      )
      .finally(() => this.inHand.delete(id));
    this.inHand.set(id, { mailbox, ended });
  }

  hasRoomFor({ id, mailbox }: DueMessage): boolean {
    return !this.inHand.has(id) && this.countOf(mailbox) < mostPerMailbox;
  }

  /** Whose mailbox was full when we looked may have become free before the answer came. */
  mustLookAgain(): boolean {
    return this.hasLeftOut && this.inHand.size === 0;
  }

  busyMailboxes(): string[] {
    const mailboxes = new Set(Array.from(this.inHand.values(), ({ mailbox }) => mailbox));
    return [...mailboxes].filter((mailbox) => this.countOf(mailbox) >= mostPerMailbox);
  }

  /** When a message is finished, new ones are announced, or a round is over. */
  async nextEvent(roundMs: number, onWake: (wake: () => void) => void): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const woken = new Promise<void>((resolve) => {
      onWake(resolve);
      timer = setTimeout(resolve, roundMs);
    });
    await Promise.race([woken, ...Array.from(this.inHand.values(), ({ ended }) => ended)]);
    clearTimeout(timer);
  }

  private countOf(mailbox: string): number {
    return Array.from(this.inHand.values()).filter((each) => each.mailbox === mailbox).length;
  }
}

/** Tells this process's worker, if it has one, that there is mail. */
export function kickOutbox(): void {
  processWide[current]?.kick();
}

/** Next bundles routes apart from the start-up code: both find the one worker here. */
const current = Symbol.for('forecourt.outbox-worker');
const processWide = globalThis as { [current]?: OutboxWorker };
