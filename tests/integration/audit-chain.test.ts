import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, readRows, sql } from '@/cms/atomic-write';
import { insertAudit } from '@/commands/privacy/audit';
import { sealAudit, verifyAudit } from '@/commands/privacy/audit-chain';
import { getEnv } from '@/lib/env';
import { openCms } from './database';

const at = new Date('2026-11-22T10:00:00.123Z');

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});
beforeEach(async () => {
  await atomicWrite(cms, [sql`DELETE FROM audit_entries`, sql`DELETE FROM alarms`]);
  rmSync(join(getEnv().dataDir, 'audit-chain.json'), { force: true });
});

async function note(count: number) {
  const entries = Array.from({ length: count }, (_, index) =>
    insertAudit({
      action: 'test.done',
      subject: `tests/${index}`,
      actor: 'test',
      facts: { zebra: index, ant: 'a' },
      at,
    }),
  );
  await atomicWrite(cms, entries);
}

/** Entries of a moment ago may wait for others that are under way: seen from a minute on, all of them are sealed. */
const seal = () => sealAudit.run(cms, new Date(Date.now() + 60_000));

const readIds = async () =>
  (await readRows(cms, sql`SELECT id FROM audit_entries ORDER BY id`)).map(({ id }) => Number(id));

async function idAt(index: number): Promise<number> {
  return (await readIds()).at(index) ?? 0;
}

describe('the audit’s chain', () => {
  it('issue-6 §4: is whole when nothing was changed, over many rounds', async () => {
    expect(await verifyAudit(cms)).toEqual({ ok: true, sealed: 0, unsealed: 0, until: null });
    await note(450);
    await seal();
    await note(3);
    expect(await verifyAudit(cms)).toEqual({ ok: true, sealed: 450, unsealed: 3, until: at });
    await seal();
    expect(await verifyAudit(cms)).toEqual({ ok: true, sealed: 453, unsealed: 0, until: at });
  });

  it('issue-6 §4: leaves young entries alone, and bears numbers that were never used', async () => {
    await note(4);
    await sealAudit.run(cms, new Date());
    expect(await verifyAudit(cms)).toMatchObject({ ok: true, sealed: 0, unsealed: 4 });
    await atomicWrite(cms, [sql`DELETE FROM audit_entries WHERE id = ${await idAt(1)}`]);
    await seal();
    expect(await verifyAudit(cms)).toMatchObject({ ok: true, sealed: 3, unsealed: 0 });
  });

  it('issue-6 §4: an entry that came late with a lower number is sealed after the others', async () => {
    await note(3);
    const late = await idAt(1);
    await atomicWrite(cms, [sql`DELETE FROM audit_entries WHERE id = ${late}`]);
    await seal();
    await atomicWrite(cms, [
      sql`INSERT INTO audit_entries (id, action, subject, actor, facts, at)
        VALUES (${late}, 'test.late', 'tests/late', 'test', '{}', ${at.toISOString()})`,
    ]);
    await seal();
    expect(await verifyAudit(cms)).toMatchObject({ ok: true, sealed: 3, unsealed: 0 });
  });

  it.each(['action', 'subject', 'actor', 'facts', 'at'])('issue-6 §4: a changed %s names the entry', async (column) => {
    await note(5);
    await seal();
    const id = await idAt(2);
    const value = { facts: '{"zebra":9,"ant":"a"}', at: '2026-11-22T10:00:00.124Z' }[column] ?? 'other';
    await atomicWrite(cms, [
      { parts: [`UPDATE audit_entries SET ${column} = `, ' WHERE id = ', ''], values: [value, id] },
    ]);
    expect(await verifyAudit(cms)).toEqual({ ok: false, place: 3, problem: 'changed', entryId: id });
  });

  it('issue-6 §4: an entry taken out of the middle is missed', async () => {
    await note(5);
    await seal();
    await atomicWrite(cms, [sql`DELETE FROM audit_entries WHERE id = ${await idAt(2)}`]);
    expect(await verifyAudit(cms)).toEqual({ ok: false, place: 3, problem: 'missing', entryId: null });
  });

  it('issue-6 §4: entries cut off at the end are missed, also when the chain goes on, and raise an alarm', async () => {
    await note(5);
    await seal();
    await atomicWrite(cms, [sql`DELETE FROM audit_entries WHERE id >= ${await idAt(3)}`]);
    expect(await verifyAudit(cms)).toEqual({ ok: false, place: 4, problem: 'missing', entryId: null });
    await note(4);
    await seal();
    expect(await verifyAudit(cms)).toMatchObject({ ok: false, place: 5, problem: 'changed' });
    expect(await readRows(cms, sql`SELECT kind, subject FROM alarms`)).toEqual([
      { kind: 'job-failed', subject: 'audit-chain' },
    ]);
  });

  it('issue-6 §4: two entries that change places are found', async () => {
    await note(3);
    await seal();
    const [first, second] = [await idAt(0), await idAt(1)];
    await atomicWrite(cms, [
      sql`UPDATE audit_entries SET subject = CASE id WHEN ${first} THEN 'tests/1' ELSE 'tests/0' END
        WHERE id IN (${first}, ${second})`,
    ]);
    expect(await verifyAudit(cms)).toMatchObject({ ok: false, place: 1, problem: 'changed' });
  });

  it('issue-6 §4: sealed by several processes at once it is one chain', async () => {
    await note(30);
    await Promise.all([seal(), seal(), seal(), seal()]);
    await note(30);
    await Promise.all([seal(), seal(), seal(), seal()]);
    await seal();
    expect(await verifyAudit(cms)).toMatchObject({ ok: true, sealed: 60, unsealed: 0 });
  });
});
