import type { Payload } from 'payload';
import { logger } from '@/lib/logger';
import { raiseAlarm } from './outbox/alarms';

/** Something done again and again beside the requests. It may run in several processes at once and must bear that. */
export type PeriodicJob = { name: string; everyMs: number; run: (payload: Payload, now: Date) => Promise<void> };

/**
 * Runs jobs, each at start and then after every pause of its own. One that fails raises an alarm and is tried again at
 * its next turn. `timeScale` (`OUTBOX_TIME_SCALE`) divides the pauses.
 */
export function startPeriodicJobs(
  payload: Payload,
  jobs: readonly PeriodicJob[],
  timeScale: number,
): { stop: () => Promise<void> } {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function begin(job: PeriodicJob) {
    if (isStopped) return;
    const turn = runOnce(payload, job).then(() => {
      running.delete(turn);
      if (!isStopped)
        timers.set(job.name, setTimeout(() => begin(job), Math.max(job.everyMs / timeScale, 1_000)).unref());
    });
    running.add(turn);
  }

  for (const job of jobs) begin(job);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function runOnce(payload: Payload, { name, run }: PeriodicJob): Promise<void> {
  try {
    await run(payload, new Date());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logger.error({ job: name, code }, 'a job failed and will be tried again');
    await raiseAlarm(payload, { kind: 'job-failed', subject: name, detail: `${name}: ${code}`, now: new Date() }).catch(
      () => {},
    );
  }
}
