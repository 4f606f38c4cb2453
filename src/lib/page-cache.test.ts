import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearTags, currentMoment, find, keep } from './page-cache.mjs';
import PageCacheHandler from './page-cache-handler.mjs';

type Value = NonNullable<Parameters<PageCacheHandler['set']>[1]>;

/** As Next does it: one handler per request. */
const request = (serverDistDir = '/nowhere') =>
  new PageCacheHandler({ fs: nodeFs, serverDistDir, revalidatedTags: [], _requestHeaders: {} });

const page = (html: string, tags: string, status = 200) =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    segmentData: new Map([['/_tree', Buffer.from('segment')]]),
    headers: { 'x-next-cache-tags': tags },
    postponed: undefined,
    status,
  }) as Value;

const read = (body: string) =>
  ({ kind: 'FETCH', data: { headers: {}, body, url: '', status: 200 }, revalidate: 60 }) as Value;

const asPage = { kind: 'APP_PAGE', isFallback: false } as Parameters<PageCacheHandler['get']>[1];
const asRead = { kind: 'FETCH' } as Parameters<PageCacheHandler['get']>[1];

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('forecourt.page-cache'));
});

describe('the page cache', () => {
  it('issue-2 §7: gives back the very object that was stored, with its life', async () => {
    const value = page('<p>hilux</p>', 'range:hilux');
    const cacheControl = { revalidate: 300, expire: 600 };
    await request().set('/vehicles/hilux', value, { cacheControl });
    const entry = await request().get('/vehicles/hilux', asPage);
    expect(entry?.value).toBe(value);
    expect(entry).toMatchObject({ cacheControl, lastModified: expect.any(Number) });
  });

  it('issue-2 §2: a cleared tag is gone at once from pages and reads that carry it, and from no other', async () => {
    await request().set('/a', page('a', 'range:hilux,settings'), {});
    await request().set('/b', page('b', 'range:corolla'), {});
    await request().set('read-a', read('{"a":1}'), { fetchCache: true, tags: ['range:hilux'] });
    await request().set('read-b', read('{"b":1}'), { fetchCache: true, tags: ['range:corolla'] });
    clearTags(['range:hilux']);
    expect(await request().get('/a', asPage)).toBeNull();
    expect(await request().get('read-a', asRead)).toBeNull();
    expect(await request().get('/b', asPage)).not.toBeNull();
    expect(await request().get('read-b', asRead)).not.toBeNull();
  });

  it('issue-2 §2: a page begun before a clear and stored after it is not served', async () => {
    const early = request();
    clearTags(['range:hilux']);
    await early.set('/a', page('old price', 'range:hilux'), {});
    await early.set('read-a', read('{"price":1}'), { fetchCache: true, tags: ['range:hilux'] });
    await early.set('/b', page('other', 'range:corolla'), {});
    expect(await request().get('/a', asPage)).toBeNull();
    expect(await request().get('read-a', asRead)).toBeNull();
    expect(await request().get('/b', asPage)).not.toBeNull();
  });

  it('issue-2 §2: a late page from before a clear does not replace the one made after it', async () => {
    const early = request();
    clearTags(['range:hilux']);
    const fresh = page('new price', 'range:hilux');
    await request().set('/a', fresh, {});
    await early.set('/a', page('old price', 'range:hilux'), {});
    expect((await request().get('/a', asPage))?.value).toBe(fresh);
  });

  it("issue-2 §2: Next's own revalidation empties the same cache", async () => {
    await request().set('/a', page('a', '_N_T_/a,range:hilux'), {});
    await request().revalidateTag(['_N_T_/a']);
    expect(await request().get('/a', asPage)).toBeNull();
  });

  it('issue-2 §2: the memory of clears is bounded and stays on the safe side', () => {
    const begunAt = currentMoment();
    clearTags(['range:hilux']);
    clearTags(Array.from({ length: 20_001 }, (_, number) => `enquiry:${number}`));
    const entry = { value: page('old', 'range:hilux'), lastModified: 1 };
    expect(keep('/a', entry, { tags: ['range:hilux'], begunAt })).toBe(false);
    expect(keep('/a', entry, { tags: ['range:hilux'], begunAt: currentMoment() })).toBe(true);
  });

  it('issue-2 §8: addresses that do not exist never push out a page', async () => {
    await request().set('/real', page('real', 'home'), {});
    const large = 'x'.repeat(200_000);
    for (let number = 0; number < 100; number += 1) {
      await request().set(`/none-${number}`, page(large, 'missing', 404), {});
      await request().set(`/gone-${number}`, null, {});
      await request().set(`read-${number}`, read('null'), { fetchCache: true, tags: ['missing'] });
    }
    expect(find('/none-0')).toBeNull();
    expect(find('/none-99')).not.toBeNull();
    expect(find('/real')).not.toBeNull();
  });

  it('issue-2 §7: bounded by bytes, the least recently used goes first', async () => {
    const large = 'x'.repeat(8 * 1024 * 1024);
    const store = (name: string) => request().set(name, page(large, 'big'), {});
    for (let number = 0; number < 15; number += 1) await store(`/${number}`);
    expect(find('/0')).not.toBeNull();
    await store('/15');
    expect(find('/0')).not.toBeNull();
    expect(find('/1')).toBeNull();
    await request().set('/huge', page('x'.repeat(17 * 1024 * 1024), 'big'), {});
    expect(find('/huge')).toBeNull();
  });
});

describe('files of the build', () => {
  const owner = { kind: 'APP_PAGE', sourceRoute: '/plain/page' };
  const key = `/route-cache/APP_PAGE/${createHash('sha256').update(owner.sourceRoute).digest('hex')}/$/plain`;

  /** Asks twice for a page that the build wrote; the files are gone before the second time. */
  async function askTwice(tags: string) {
    const dist = mkdtempSync(join(tmpdir(), 'forecourt-dist-'));
    const file = join(dist, 'app', 'plain');
    const headers = { 'x-next-cache-tags': tags };
    mkdirSync(join(dist, 'app'));
    writeFileSync(`${file}.html`, '<p>plain</p>');
    writeFileSync(`${file}.rsc`, 'rsc');
    writeFileSync(
      `${file}.meta`,
      JSON.stringify({ headers, status: 200, routeCache: { key, owner, isFallback: false } }),
    );
    const first = await request(dist).get(key, asPage);
    rmSync(dist, { recursive: true });
    return { first, second: await request(dist).get(key, asPage) };
  }

  it('issue-2 §1: a page without content is read once and then kept', async () => {
    const { first, second } = await askTwice('_N_T_/layout,_N_T_/plain');
    expect(first?.value).toMatchObject({ kind: 'APP_PAGE', html: '<p>plain</p>' });
    expect(second?.value).toBe(first?.value);
  });

  it('issue-2 §2: a page that read content is made again, whatever the build knew', async () => {
    const { first, second } = await askTwice('_N_T_/layout,settings');
    expect(first).toBeNull();
    expect(second).toBeNull();
  });
});
