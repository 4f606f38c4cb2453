const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A message is tried for this long after it was accepted or sent again by hand. */
export const retryWindowMs = 72 * hourMs;

const longestWaitMs = 4 * hourMs;

/** A message with fewer attempts is not given up: the site itself was down, or the queue was longer than its window. */
const leastAttempts = 10;

type Attempt = {
  /** Attempts made so far, the failed one included; 1 or more. */
  attempts: number;
  nowMs: number;
  /** The end of the message's window. */
  retryUntilMs: number;
  /** 0 to 1; spreads messages that failed together. */
  jitter: number;
  /** `OUTBOX_TIME_SCALE`: divides every wait. */
  timeScale: number;
};

/**
 * When a failed message is tried again, in ms since 1970: after 1 minute, doubling to at most
 * 4 hours, each wait shortened by up to a fifth. An attempt falls on the end of the window; null after it: the message
 * is dead, unless it was tried fewer than ten times.
 */
export function nextAttemptMs({ attempts, nowMs, retryUntilMs, jitter, timeScale }: Attempt) {
  const isOver = nowMs >= retryUntilMs;
  if (isOver && attempts >= leastAttempts) return null;
  const fullWaitMs = Math.min(minuteMs * 2 ** (attempts - 1), longestWaitMs);
  const waitMs = (fullWaitMs * (1 - jitter / 5)) / timeScale;
  const nextMs = Math.round(nowMs + waitMs);
  return isOver ? nextMs : Math.min(nextMs, retryUntilMs);
}

const shortestProbeMs = 5_000;
const longestProbeMs = 5 * minuteMs;

/**
 * How long a paused queue waits before it tries with one message again, in ms: 5 seconds after the first failure,
 * doubling to at most 5 minutes, so that mail flows soon after the server is back (issue 6 §2, §6).
 */
export function probeWaitMs({
  failures,
  jitter,
  timeScale,
}: { failures: number } & Pick<Attempt, 'jitter' | 'timeScale'>) {
  const fullWaitMs = Math.min(shortestProbeMs * 2 ** (failures - 1), longestProbeMs);
  return Math.max(Math.round((fullWaitMs * (1 - jitter / 5)) / timeScale), 50);
}
