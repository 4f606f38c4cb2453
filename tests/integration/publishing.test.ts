import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recoverStuckJobs } from '@/cms/recover-stuck-jobs';
import { getPage, getPagePaths } from '@/queries/pages';
import { openCms, startRequest } from './database';

let cms: Payload;

beforeAll(async () => {
  cms = await openCms();
});

afterAll(() => cms.destroy());

function makePage(slug: string, status: 'draft' | 'published') {
  return cms.create({ collection: 'pages', data: { title: slug, slug, layout: [], _status: status } });
}

/** What the next visitor's request would read. */
async function titleAt(path: string) {
  startRequest();
  return (await getPage('en', path))?.title ?? null;
}

/** On a busy machine Node may lose the thread that compiles TypeScript before the worker's first line has run. */
async function dieWithTheJobInHand(startsLeft = 3) {
  const worker = spawn(process.execPath, ['--import', 'tsx', 'tests/integration/hanging-worker.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(worker, 'exit');
  let said = '';
  for await (const chunk of worker.stdout) {
    said += chunk;
    if (said.includes('job in hand')) break;
  }
  worker.kill('SIGKILL');
  await ended;
  if (said === '' && startsLeft > 1) return dieWithTheJobInHand(startsLeft - 1);
  expect(said).toContain('job in hand');
}

describe('publishing', () => {
  it('a published change is read by the next request', async () => {
    const { id } = await makePage('first', 'published');
    expect(await titleAt('/first')).toBe('first');
    await cms.update({ collection: 'pages', id, data: { title: 'changed', _status: 'published' } });
    expect(await titleAt('/first')).toBe('changed');
  });

  it('a page that did not change is not read again', async () => {
    const { id } = await makePage('second', 'published');
    const other = await makePage('third', 'published');
    expect(await titleAt('/third')).toBe('third');
    // Past the hooks, so that only a second reading of the database could see it.
    await cms.db.updateOne({
      collection: 'pages',
      id: other.id,
      data: { meta: { robots: 'noindex' } },
      req: {} as never,
    });
    await cms.update({ collection: 'pages', id, data: { title: 'changed', _status: 'published' } });
    startRequest();
    expect((await getPage('en', '/third'))?.meta?.robots).toBe('index');
  });

  it('an address that had no page has one as soon as it is published, and none when it is withdrawn', async () => {
    expect(await titleAt('/fourth')).toBeNull();
    const { id } = await makePage('fourth', 'published');
    expect(await titleAt('/fourth')).toBe('fourth');
    startRequest();
    expect((await getPagePaths()).map(({ path }) => path)).toContain('/fourth');
    await cms.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await titleAt('/fourth')).toBeNull();
    startRequest();
    expect((await getPagePaths()).map(({ path }) => path)).not.toContain('/fourth');
  });

  it('a draft of a published page clears nothing, and withdrawing the page after it does', async () => {
    const { id } = await makePage('drafted', 'published');
    expect(await titleAt('/drafted')).toBe('drafted');
    await cms.update({ collection: 'pages', id, data: { title: 'a draft' }, draft: true });
    // Past the hooks, so that only a second reading of the database could see it.
    await cms.db.updateOne({ collection: 'pages', id, data: { meta: { robots: 'noindex' } }, req: {} as never });
    startRequest();
    expect((await getPage('en', '/drafted'))?.meta?.robots).toBe('index');
    await cms.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await titleAt('/drafted')).toBeNull();
  });

  it('a moved page leaves its old address', async () => {
    const { id } = await makePage('old-place', 'published');
    expect(await titleAt('/old-place')).toBe('old-place');
    await cms.update({ collection: 'pages', id, data: { slug: 'new-place', _status: 'published' } });
    expect(await titleAt('/old-place')).toBeNull();
    expect(await titleAt('/new-place')).toBe('old-place');
  });

  it('a page scheduled for a time that came while a process died with the job in hand is published after the restart', async () => {
    const { id } = await makePage('tonight', 'draft');
    const { id: jobId } = await cms.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    });
    await dieWithTheJobInHand();
    const { processing } = await cms.findByID({ collection: 'payload-jobs', id: jobId });
    expect(processing).toBe(true);

    await recoverStuckJobs(cms);
    await cms.jobs.run({ queue: 'default' });
    expect(await titleAt('/tonight')).toBe('tonight');
  }, 180_000);
});
