/**
 * What is counted, each apart: sent forms, calls of the JSON API, files, mails that confirm an address, and forms that are
 * turned away and shown again.
 */
export type Budget = 'form' | 'api' | 'upload' | 'confirmation' | 'refusal';

/** Tokens at first, and how fast they come back. */
type Rate = { burst: number; refillMs: number };

/** Of one address: an IPv4 address, or the /64 that a provider gives to one IPv6 customer. */
const addressRates: Readonly<Record<Budget, Rate>> = {
  form: { burst: 120, refillMs: 2_000 },
  api: { burst: 120, refillMs: 2_000 },
  upload: { burst: 40, refillMs: 5_000 },
  confirmation: { burst: 20, refillMs: 30_000 },
  refusal: { burst: 5, refillMs: 12_000 },
};

/** An IPv4 /24 or an IPv6 /48 may do so many times as much as one of its addresses: a whole office, not a botnet. */
const widerFactor = 8;

/** Letters that one mailbox gets without having asked: a person with many enquiries, not a flood. */
const mailboxRate: Rate = { burst: 10, refillMs: 10 * 60_000 };

/**
 * Counts something sent, by address and by the network around it, in memory. Gives 0 when this one may pass, else after
 * how many seconds to try again (issue 6 §5).
 */
export function countSending(address: string, nowMs: number, budget: Budget = 'form'): number {
  const { burst, refillMs } = addressRates[budget];
  const [own, wider] = bucketsOf(address);
  return store.take(
    [
      { key: `${budget} ${own}`, burst, refillMs },
      ...(wider ? [{ key: `${budget} ${wider}`, burst: burst * widerFactor, refillMs: refillMs / widerFactor }] : []),
    ],
    nowMs,
  );
}

/**
 * Counts a letter to an address that nobody has proved to be the writer's (contract: “a cap of confirmation mails per
 * address”). Gives 0 when it may be sent, else after how many seconds.
 */
export function countConfirmation(emailAddress: string, nowMs: number): number {
  const [name = '', domain = ''] = emailAddress.toLowerCase().split('@');
  return store.take([{ key: `mailbox ${name.replace(/\+.*$/, '')}@${domain}`, ...mailboxRate }], nowMs);
}

/** The buckets that an address belongs to: its own, and that of the network around it. What is no address is one. */
export function bucketsOf(address: string): [own: string, wider?: string] {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return [address, `${address.replace(/\.\d+$/, '')}.0/24`];
  const groups = toGroups(address);
  return groups ? [`${groups.slice(0, 4).join(':')}::/64`, `${groups.slice(0, 3).join(':')}::/48`] : [address];
}

/** The eight groups of an IPv6 address, without leading zeros; null when it is none. */
function toGroups(address: string): string[] | null {
  const [plain = ''] = address.toLowerCase().split('%');
  const [head = '', tail, ...more] = plain.split('::');
  if (!plain.includes(':') || more.length > 0 || !/^[\da-f:.]+$/.test(plain)) return null;
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(missing, 0) }, () => '0'), ...after].map(
    (group) => group.replace(/^0+(?=.)/, '') || '0',
  );
}

type Bucket = Rate & { key: string };

/**
 * Where tokens are kept. `take` takes one of every bucket, or, when one of them is empty, none, and gives after how many
 * seconds there is one in each. Several instances share a store of their own kind.
 */
export type BucketStore = { take: (buckets: readonly Bucket[], nowMs: number) => number };

/** In this process; of more than `most` buckets the longest unseen are forgotten. */
export function createMemoryStore(most = 20_000): BucketStore {
  const known = new Map<string, { tokens: number; atMs: number }>();

  function tokensOf({ key, burst, refillMs }: Bucket, nowMs: number): number {
    const state = known.get(key) ?? { tokens: burst, atMs: nowMs };
    return Math.min(burst, state.tokens + Math.max(0, nowMs - state.atMs) / refillMs);
  }

  function take(buckets: readonly Bucket[], nowMs: number): number {
    const filled = buckets.map((bucket) => ({ ...bucket, tokens: tokensOf(bucket, nowMs) }));
    const waitMs = Math.max(...filled.map(({ tokens, refillMs }) => (tokens >= 1 ? 0 : (1 - tokens) * refillMs)));
    for (const { key, tokens } of filled) {
      known.delete(key);
      known.set(key, { tokens: waitMs === 0 ? tokens - 1 : tokens, atMs: nowMs });
    }
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return Math.ceil(waitMs / 1_000);
  }

  return { take };
}

/** Next bundles routes apart: all of them count in the one store here. */
const place = Symbol.for('forecourt.rate-limits');
const processWide = globalThis as { [place]?: BucketStore };
const store = processWide[place] ?? createMemoryStore();
processWide[place] = store;
