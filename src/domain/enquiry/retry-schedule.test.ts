import { expect, it } from 'vitest';
import { nextAttemptMs, probeWaitMs, retryWindowMs } from './retry-schedule';

const minute = 60_000;

it('issue-2 §5: waits double from 1 minute to at most 4 hours, and end in death after 72 hours', () => {
  const waits: number[] = [];
  let nowMs = 0;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttemptMs({
      attempts,
      nowMs,
      retryUntilMs: retryWindowMs,
      jitter: 0,
      timeScale: 1,
    });
    if (next === null) break;
    waits.push((next - nowMs) / minute);
    nowMs = next;
  }
  expect(waits.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240]);
  expect(Math.max(...waits)).toBe(240);
  expect(nowMs).toBe(72 * 60 * minute);
});

it('issue-2 §5: jitter only shortens a wait, by a fifth at most', () => {
  const at = (jitter: number) =>
    nextAttemptMs({ attempts: 4, nowMs: 0, retryUntilMs: retryWindowMs, jitter, timeScale: 1 });
  expect(at(0)).toBe(8 * minute);
  expect(at(1)).toBe(6.4 * minute);
});

it('issue-2 §5: OUTBOX_TIME_SCALE divides every wait', () => {
  const next = nextAttemptMs({
    attempts: 2,
    nowMs: 1_000,
    retryUntilMs: retryWindowMs,
    jitter: 0,
    timeScale: 60,
  });
  expect(next).toBe(1_000 + 2_000);
});

it('issue-6 §2: a paused queue probes after 5 seconds, then twice as late each time, at most every 5 minutes', () => {
  const waits = Array.from({ length: 9 }, (_, index) => probeWaitMs({ failures: index + 1, jitter: 0, timeScale: 1 }));
  expect(waits.map((waitMs) => waitMs / 1_000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(probeWaitMs({ failures: 200, jitter: 1, timeScale: 60 })).toBe(4_000);
});
