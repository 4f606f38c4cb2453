import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readRows, sql } from '@/cms/atomic-write';
import { cacheTag, clearCacheTags } from '@/lib/cache-tags';
import { cachedRead } from '@/queries/cached-read';
import { migrate, openCms, startRequest } from './database';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});

describe('the database', () => {
  it('issue-2 §1: its own migrations make it, whole, and a second run changes nothing', async () => {
    expect(cms.db.name).toBe(inject('postgresUrl') ? 'postgres' : 'sqlite');
    for (const { slug } of cms.config.collections) await cms.find({ collection: slug, limit: 1 });
    for (const { slug } of cms.config.globals) await cms.findGlobal({ slug });
    const before = await cms.find({ collection: 'payload-migrations' });
    expect(before.totalDocs).toBeGreaterThan(0);
    await migrate(cms);
    expect(await cms.find({ collection: 'payload-migrations' })).toEqual(before);
  });

  it('issue-2 §1: the script that brings it up to date ends, on either database', async () => {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts']);
  });

  it('issue-3 §4: finds the translations of a row without reading those of all rows', async () => {
    const indexes = inject('postgresUrl')
      ? await readRows(cms, sql`select tablename as name, indexdef as made from pg_indexes`)
      : await readRows(cms, sql`select tbl_name as name, sql as made from sqlite_master where type = 'index'`);
    const tables = new Set(indexes.map(({ name }) => String(name)).filter((name) => name.endsWith('_locales')));
    expect(tables.size).toBeGreaterThan(10);
    const isFound = (table: string) =>
      indexes.some(({ name, made }) => name === table && /\([`"]?_parent_id[`"]?\)$/.test(String(made)));
    expect([...tables].filter((table) => !isFound(table))).toEqual([]);
  });
});

describe('a cached read', () => {
  it('issue-2 §2: is made again when its tag is cleared, and not before', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      return { reads };
    };
    const ask = () => {
      startRequest();
      return cachedRead({ key: ['counted'], tags: [cacheTag.dealers], read });
    };
    expect(await ask()).toEqual({ reads: 1 });
    clearCacheTags([cacheTag.brands]);
    expect(await ask()).toEqual({ reads: 1 });
    clearCacheTags([cacheTag.dealers]);
    expect(await ask()).toEqual({ reads: 2 });
    expect(await ask()).toEqual({ reads: 2 });
  });
});
