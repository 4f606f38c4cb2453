import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { clearCacheTags } from '@/lib/cache-tags';
import { logger } from '@/lib/logger';

/** Figures of another system, and when they were read. ISO form. */
export type Figures<Row> = { asOf: string; rows: Row[] };

export type LastGood<Row> = {
  /** Null: there has never been a good answer. Waits only for the first one. */
  read: () => Promise<Figures<Row> | null>;
  /** Asks the other system; never fails. */
  refresh: () => Promise<void>;
  /** Whether the last attempt failed. */
  isStale: () => boolean;
};

/**
 * Keeps the last good answer of another system in the process and in `folder/name.json`, so that neither an outage nor a
 * restart loses it. Clears `tags` when pages must say something else: other figures, an outage, its end. Each outage is
 * logged once. A row that is not of the schema is left out; an answer of such rows alone is a failed one.
 */
export function keepLastGood<Row>({
  folder,
  name,
  tags,
  row,
  ask,
  now = () => new Date(),
}: {
  folder: string;
  name: string;
  tags: string[];
  row: v.GenericSchema<unknown, Row>;
  ask: () => Promise<{ ok: true; value: unknown[] } | { ok: false; error: string }>;
  now?: () => Date;
}): LastGood<Row> {
  const file = join(folder, `${name}.json`);
  const stored = v.object({ asOf: v.pipe(v.string(), v.isoTimestamp()), rows: v.array(row) });
  let figures: Figures<Row> | null = null;
  let isDown = false;
  let skipped = 0;
  let running: Promise<void> | null = null;
  const loaded = load();

  async function load() {
    try {
      figures = v.parse(stored, JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isMissing)
        logger.error({ name }, 'the last good figures of the upstream cannot be read and are passed over');
    }
  }

  async function renew() {
    await loaded;
    const answered = await ask().catch(() => ({ ok: false, error: 'not asked' }) as const);
    const rows = answered.ok ? answered.value.flatMap((one) => toRow(one)) : [];
    if (!answered.ok) fail(answered.error);
    else if (rows.length === 0 && answered.value.length > 0) fail('none is of the agreed shape');
    else await succeed(rows, answered.value.length - rows.length);
  }

  function toRow(given: unknown): Row[] {
    const parsed = v.safeParse(row, given);
    return parsed.success ? [parsed.output] : [];
  }

  function fail(reason: string) {
    if (isDown) return;
    isDown = true;
    logger.error(
      { name, reason, asOf: figures?.asOf ?? null },
      'the upstream does not answer: its last good figures hold',
    );
    clearCacheTags(tags);
  }

  async function succeed(rows: Row[], leftOut: number) {
    const isOther = isDown || figures === null || JSON.stringify(figures.rows) !== JSON.stringify(rows);
    if (isDown) logger.info({ name, rows: rows.length }, 'the upstream answers again');
    if (leftOut > 0 && leftOut !== skipped) logger.warn({ name, leftOut }, 'rows of the upstream are of another shape');
    skipped = leftOut;
    isDown = false;
    figures = { asOf: now().toISOString(), rows };
    if (isOther) clearCacheTags(tags);
    await store(figures);
  }

  /** Whole or not at all: a file that is cut off would be no figures. */
  async function store(made: Figures<Row>) {
    try {
      await mkdir(folder, { recursive: true });
      const unfinished = join(folder, `.${name}-${randomUUID()}.tmp`);
      await writeFile(unfinished, JSON.stringify(made));
      await rename(unfinished, file);
    } catch (error) {
      logger.error({ err: error, name }, 'the last good figures of the upstream cannot be stored');
    }
  }

  function refresh(): Promise<void> {
    running ??= renew().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    refresh,
    isStale: () => isDown,
    read: async () => {
      await loaded;
      if (figures === null && !isDown) await refresh();
      return figures;
    },
  };
}
