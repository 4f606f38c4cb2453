import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { submitEnquiry } from '@/commands/enquiry/submit-enquiry';
import { getEnv } from '@/lib/env';
import { openCms } from './database';
import { createMarket, quoteRequest, readOutbox } from './enquiry-market';
import { lock } from './locked-database';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
});

it('issue-2 §8: a locked database stores nothing and says so, and the same form sent again is stored once', async () => {
  const request = quoteRequest();
  const unlock = await lock(cms, 'enquiries');
  expect(await submitEnquiry(cms, request)).toEqual({ ok: false, error: 'unavailable' });
  await unlock();
  expect(await submitEnquiry(cms, request)).toMatchObject({ ok: true });
  expect((await cms.count({ collection: 'enquiries' })).totalDocs).toBe(1);
  expect(await readOutbox(cms)).toHaveLength(2);
});

it.runIf(getEnv().databaseKind === 'sqlite')(
  'issue-2 §8: once the lock is gone, what was refused while it stood does not hinder the next write',
  async () => {
    const { client } = cms.db as unknown as SQLiteAdapter;
    const unlock = await lock(cms, 'enquiries');
    await expect(client.execute('DELETE FROM outbox_messages')).rejects.toThrow('locked');
    await unlock();
    expect(await submitEnquiry(cms, quoteRequest())).toMatchObject({ ok: true });
    expect((await client.execute('PRAGMA busy_timeout')).rows[0]?.timeout).toBe(5000);
  },
);

it.runIf(getEnv().databaseKind === 'sqlite')('issue-2 §8: a full disk stores nothing and says so', async () => {
  const { client } = cms.db as unknown as SQLiteAdapter;
  const before = (await readOutbox(cms)).length;
  const long = quoteRequest({ details: { remarks: 'x'.repeat(200_000) } });
  const { rows } = await client.execute('PRAGMA page_count');
  await client.execute(`PRAGMA max_page_count = ${Number(rows[0]?.page_count) + 2}`);
  expect(await submitEnquiry(cms, long)).toEqual({ ok: false, error: 'unavailable' });
  expect(await readOutbox(cms)).toHaveLength(before);
  await client.execute('PRAGMA max_page_count = 1073741823');
  expect(await submitEnquiry(cms, long)).toMatchObject({ ok: true });
});
