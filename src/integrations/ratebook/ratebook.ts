import { join } from 'node:path';
import { cacheTag } from '@/lib/cache-tags';
import type { ReadList } from './client';
import { keepLastGood, type LastGood } from './last-good';
import {
  gfvValueSchema,
  promotionSchema,
  quoteSchema,
  type RatebookGfvValue,
  type RatebookPromotion,
  type RatebookQuote,
} from './schema';

/** Their ratebook as it was last read. */
export type Ratebook = {
  quotes: LastGood<RatebookQuote>;
  promotions: LastGood<RatebookPromotion>;
  gfvValues: LastGood<RatebookGfvValue>;
  /** `asOf`: since when the oldest of the three holds; null: one of them is not known. */
  freshness: () => Promise<{ asOf: string | null; isStale: boolean }>;
  /** Asks for all three; never fails. */
  refresh: () => Promise<void>;
  /** Asks every five minutes, and every minute while they do not answer. */
  start: () => void;
  stop: () => void;
};

/** What is asked for: the brands' names in small letters and their numbers, and the kilometres a month on offer. */
export type RatebookScope = { makes: string[]; brands: number[]; monthlyKilometres: number[] };

/** The ratebook of another backend. Files are kept in `dataDir/upstream`. */
export function createRatebook({
  read,
  scope,
  dataDir,
  now,
}: {
  read: ReadList;
  scope: () => Promise<RatebookScope>;
  dataDir: string;
  now?: () => Date;
}): Ratebook {
  const folder = join(dataDir, 'upstream');
  const quotes = keepLastGood({
    folder,
    name: 'ratebook-quotes',
    tags: [cacheTag.leaseQuotes],
    row: quoteSchema,
    ask: async () => {
      const { makes, monthlyKilometres } = await scope();
      const asked = makes.flatMap((make) => monthlyKilometres.map((kilometres) => ({ make, kilometres })));
      return readAll(
        read,
        asked.map(
          ({ make, kilometres }) =>
            `/ratebook/quotes/filter?${new URLSearchParams({ make, monthlyMileage: String(kilometres) })}`,
        ),
      );
    },
    now,
  });
  const promotions = keepLastGood({
    folder,
    name: 'ratebook-promotions',
    tags: [cacheTag.promotions],
    row: promotionSchema,
    ask: async () => {
      const { brands } = await scope();
      return readAll(
        (path) => readPages(read, path),
        brands.map((brand) => `/promotions?filter[where][brand]=${brand}`),
      );
    },
    now,
  });
  const gfvValues = keepLastGood({
    folder,
    name: 'ratebook-gfv-values',
    tags: [cacheTag.gfvValues],
    row: gfvValueSchema,
    ask: () => readPages(read, '/gfv-values?filter[order]=id ASC'),
    now,
  });

  const parts = [quotes, promotions, gfvValues];
  const isStale = () => parts.some((part) => part.isStale());
  let timer: NodeJS.Timeout | undefined;

  async function refresh() {
    await Promise.all(parts.map((part) => part.refresh()));
  }

  function round() {
    const next = () => {
      timer = setTimeout(round, isStale() ? whenDownMs : intervalMs).unref();
    };
    void refresh().then(next);
  }

  return {
    quotes,
    promotions,
    gfvValues,
    refresh,
    freshness: async () => {
      const known = await Promise.all(parts.map((part) => part.read()));
      const moments = known.flatMap((figures) => (figures ? [figures.asOf] : []));
      const oldest = moments.toSorted()[0] ?? null;
      return { asOf: moments.length === parts.length ? oldest : null, isStale: isStale() };
    },
    start: round,
    stop: () => clearTimeout(timer),
  };
}

const intervalMs = 5 * 60 * 1000;
const whenDownMs = 60 * 1000;

/** What several addresses give together, each record once; a failure of one is that of all. */
async function readAll(read: ReadList, paths: readonly string[]): ReturnType<ReadList> {
  const records = new Map<unknown, unknown>();
  for (const answered of await Promise.all(paths.map(read))) {
    if (!answered.ok) return answered;
    for (const record of answered.value) records.set(idOf(record), record);
  }
  return { ok: true, value: [...records.values()] };
}

/** A list page by page, as Loopback's filter cuts it; a backend that does not cut gives it whole. */
async function readPages(read: ReadList, path: string): ReturnType<ReadList> {
  const records = new Map<unknown, unknown>();
  for (let page = 0; page < mostPages; page += 1) {
    const answered = await read(`${path}&filter[limit]=${pageRows}&filter[skip]=${page * pageRows}`);
    if (!answered.ok) return answered;
    const before = records.size;
    for (const record of answered.value) records.set(idOf(record), record);
    if (answered.value.length !== pageRows || records.size === before) break;
  }
  return { ok: true, value: [...records.values()] };
}

const pageRows = 500;
const mostPages = 40;

/** Records without a number are each their own. */
function idOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'id' in record ? record.id : record;
}
