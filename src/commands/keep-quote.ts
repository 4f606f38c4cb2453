import { createHmac } from 'node:crypto';
import type { Payload } from 'payload';
import { toDay } from '@/domain/calendar/south-african-time';
import { type KeptCalculator, type KeptFigures, toQuoteCode, validUntilOf } from '@/domain/finance/kept-quote';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';

/** A quote worked out by the server, with nothing about who asks for it. */
export type QuoteToKeep = {
  calculator: KeptCalculator;
  modelCode: string;
  /** The finance table that it was worked out by, or the stored quote that it was read off. */
  tableName: string;
  asked: Readonly<Record<string, string>>;
  figures: KeptFigures;
  /** Until when the stored quote stands (ISO); null where the figures were computed. */
  offerUntil: string | null;
};

export type KeptResult =
  | { ok: true; code: string }
  /** The database is locked, full or gone: nothing was stored. */
  | { ok: false; error: 'unavailable' };

/**
 * Keeps a quote and answers its code. The same quote kept again on the same day of Johannesburg is the one that is
 * there: its code is a digest of what it says, keyed with this site's secret, so that nobody can work out another's.
 */
export async function keepQuote(payload: Payload, quote: QuoteToKeep, now = new Date()): Promise<KeptResult> {
  try {
    const { offerUntil, ...kept } = quote;
    const content = JSON.stringify(sorted(kept));
    for (let turn = 0; ; turn += 1) {
      const code = toQuoteCode(digestOf([toDay(now), String(turn), content]));
      const data = { ...kept, code, validUntil: validUntilOf(now, offerUntil).toISOString() };
      const stored = (await find(payload, code)) ?? (await create(payload, data));
      const { calculator, modelCode, tableName, asked, figures } = stored;
      if (JSON.stringify(sorted({ calculator, modelCode, tableName, asked, figures })) === content) {
        return { ok: true, code };
      }
    }
  } catch (error) {
    const code = error instanceof Error ? error.name : 'unknown';
    logger.error({ calculator: quote.calculator, code }, 'a quote could not be kept');
    return { ok: false, error: 'unavailable' };
  }
}

type Row = Omit<QuoteToKeep, 'offerUntil'> & { code: string; validUntil: string };

async function find(payload: Payload, code: string) {
  const { docs } = await payload.find({
    collection: 'kept-quotes',
    where: { code: { equals: code } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}

/** The row that has the code afterwards: this one, or that of a press at the same moment. */
async function create(payload: Payload, data: Row) {
  try {
    return await payload.create({ collection: 'kept-quotes', data, depth: 0, overrideAccess: true });
  } catch (error) {
    const other = await find(payload, data.code);
    if (!other) throw error;
    return other;
  }
}

function digestOf(parts: readonly string[]): Uint8Array {
  const digest = createHmac('sha256', getEnv().payloadSecret)
    .update(`kept-quote\n${parts.join('\n')}`)
    .digest();
  return new Uint8Array(digest);
}

/** The same content in one order of its names: a database may give them in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, sorted(inner)]),
  );
}
