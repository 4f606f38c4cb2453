/** Tokens a visitor has at first, and how fast they come back: one every 2 seconds. */
const burst = 120;
const refillMs = 2_000;

/** Visitors remembered at once; the longest unseen are forgotten first. */
const mostVisitors = 10_000;

/**
 * Counts sent forms per address, in memory. Gives 0 when this one may pass, else after how many seconds to try
 * again.
 */
export function countSending(address: string, nowMs: number): number {
  const known = visitors.get(address) ?? { tokens: burst, atMs: nowMs };
  const tokens = Math.min(burst, known.tokens + (nowMs - known.atMs) / refillMs);
  visitors.delete(address);
  visitors.set(address, { tokens: tokens >= 1 ? tokens - 1 : tokens, atMs: nowMs });
  for (const oldest of visitors.keys()) {
    if (visitors.size <= mostVisitors) break;
    visitors.delete(oldest);
  }
  return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * refillMs) / 1_000);
}

const visitors = new Map<string, { tokens: number; atMs: number }>();
