import type { Ratebook } from './ratebook';

/**
 * The ratebook of this process; null before it was started. It hangs on `globalThis` because Next loads what starts the
 * process apart from what answers requests.
 */
export function currentRatebook(): Ratebook | null {
  return home[symbol] ?? null;
}

export function setCurrentRatebook(ratebook: Ratebook | null): void {
  home[symbol] = ratebook;
}

const symbol = Symbol.for('forecourt.ratebook');
const home = globalThis as { [symbol]?: Ratebook | null };
