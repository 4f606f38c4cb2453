import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '@/lib/logger';
import { createRatebookClient } from './client';
import { faults, gfvValue, promotion, quote, startFakeRatebook } from './fake';
import { toGfvValue, toLeaseQuote, toPromotion } from './map';
import { createRatebook } from './ratebook';

let dataDir: string;
let fake: Awaited<ReturnType<typeof startFakeRatebook>>;
let now = new Date('2026-11-21T08:00:00.000Z');
const cleared: string[] = [];
const logged = { error: vi.spyOn(logger, 'error'), warn: vi.spyOn(logger, 'warn'), info: vi.spyOn(logger, 'info') };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-ratebook-'));
  fake = await startFakeRatebook({ quotes: [quote], promotions: [promotion], gfvValues: [gfvValue] });
  now = new Date('2026-11-21T08:00:00.000Z');
  cleared.length = 0;
  for (const spy of Object.values(logged)) spy.mockReset().mockImplementation(() => undefined);
  Reflect.set(globalThis, Symbol.for('forecourt.page-cache'), { clearTags: (tags: string[]) => cleared.push(...tags) });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, Symbol.for('forecourt.page-cache'));
  await fake.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const client = (url = fake.url) => createRatebookClient({ url, timeoutMs: 150, retryAfterMs: 1, mostBytes: 20_000 });
const open = (url = fake.url) =>
  createRatebook({
    read: client(url),
    scope: async () => ({ makes: ['toyota'], brands: [2], monthlyKilometres: [500, 1_000] }),
    dataDir,
    now: () => now,
  });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const files = () => readdirSync(join(dataDir, 'upstream')).toSorted();

describe('the ratebook of another backend', () => {
  it('T-192 T-193 T-194 T-195: is asked as the contract says, and read', async () => {
    const ratebook = open();
    await ratebook.refresh();
    expect(fake.asked.toSorted()).toEqual([
      '/api/gfv-values?filter[order]=id ASC&filter[limit]=500&filter[skip]=0',
      '/api/promotions?filter[where][brand]=2&filter[limit]=500&filter[skip]=0',
      '/api/ratebook/quotes/filter?make=toyota&monthlyMileage=1000',
      '/api/ratebook/quotes/filter?make=toyota&monthlyMileage=500',
    ]);
    const asOf = '2026-11-21T08:00:00.000Z';
    expect(await ratebook.quotes.read()).toMatchObject({ asOf, rows: [{ quoteReference: 'KO-C18-1000-60' }] });
    expect(await ratebook.promotions.read()).toMatchObject({ asOf, rows: [{ monthlyInstallment: 1_069 }] });
    expect(await ratebook.gfvValues.read()).toEqual({ asOf, rows: [gfvValue] });
    expect(await ratebook.freshness()).toEqual({ asOf, isStale: false });
    expect(cleared.toSorted()).toEqual(['gfv-values', 'lease-quotes', 'promotions']);
    expect(files()).toEqual(['ratebook-gfv-values.json', 'ratebook-promotions.json', 'ratebook-quotes.json']);
    ratebook.stop();
  });

  it('issue-5 §2: the first reader waits for the first answer, and nobody for a later one', async () => {
    const ratebook = open();
    expect((await ratebook.gfvValues.read())?.rows).toHaveLength(1);
    await ratebook.gfvValues.read();
    expect(fake.asked.filter((path) => path.startsWith('/api/gfv-values'))).toHaveLength(1);
  });

  it('issue-5 §2: other figures clear the pages that show them, the same ones clear none', async () => {
    const ratebook = open();
    await ratebook.refresh();
    cleared.length = 0;
    later(5);
    await ratebook.refresh();
    expect(cleared).toEqual([]);
    fake.answers.gfvValues = [{ ...gfvValue, factor: 0.4 }];
    await ratebook.refresh();
    expect(cleared).toEqual(['gfv-values']);
    expect((await ratebook.gfvValues.read())?.rows[0]?.factor).toBe(0.4);
  });

  it('issue-5 §2: an empty list is an answer: nothing is offered', async () => {
    fake.answers.gfvValues = [];
    const ratebook = open();
    await ratebook.refresh();
    expect(await ratebook.gfvValues.read()).toEqual({ asOf: '2026-11-21T08:00:00.000Z', rows: [] });
    expect((await ratebook.freshness()).isStale).toBe(false);
  });

  it('issue-5 §2: more than a page of values is read page by page', async () => {
    const page = (first: number) => Array.from({ length: 500 }, (_, index) => ({ id: first + index }));
    const asked: string[] = [];
    const pages = [page(0), page(500), [{ id: 1_000 }]];
    const ratebook = createRatebook({
      read: async (path) => {
        asked.push(path);
        const value = path.startsWith('/gfv') ? (pages.shift() ?? []) : [];
        return { ok: true, value: value.map(({ id }) => ({ ...gfvValue, id })) };
      },
      scope: async () => ({ makes: [], brands: [], monthlyKilometres: [] }),
      dataDir,
    });
    await ratebook.refresh();
    expect((await ratebook.gfvValues.read())?.rows).toHaveLength(1_001);
    expect(asked.at(-1)).toMatch(/skip\]=1000$/);
  });
});

describe('a backend that fails', () => {
  it.each([
    ['status500', 'status 500', 2],
    ['malformed', 'no JSON', 1],
    ['noList', 'no list', 1],
    ['silence', 'timeout', 2],
    ['slowBody', 'timeout', 2],
    ['cutOff', 'ECONNRESET', 2],
    ['elsewhere', 'redirected elsewhere', 1],
    ['tooLong', 'too long', 1],
  ] as const)(
    'issue-5 §2: %s: the last good figures hold, with their date, and no factor is 0',
    async (fault, reason, tries) => {
      const ratebook = open();
      await ratebook.refresh();
      const before = await ratebook.gfvValues.read();
      fake.asked.length = 0;
      cleared.length = 0;
      fake.answers.gfvValues = faults[fault];
      later(5);
      await ratebook.refresh();
      expect(fake.asked.filter((path) => path.startsWith('/api/gfv-values'))).toHaveLength(tries);
      expect(await ratebook.gfvValues.read()).toEqual(before);
      expect(before?.rows.map(({ factor }) => factor)).toEqual([0.42]);
      expect(await ratebook.freshness()).toEqual({ asOf: '2026-11-21T08:00:00.000Z', isStale: true });
      expect(cleared).toEqual(['gfv-values']);
      const [named] = logged.error.mock.calls;
      expect(named?.[0]).toMatchObject({ name: 'ratebook-gfv-values', reason });
    },
  );

  it('issue-5 §2: one bad moment is not an outage: it is asked a second time', async () => {
    let isFirst = true;
    fake.answers.gfvValues = (response) => {
      if (isFirst) faults.status500(response);
      else response.writeHead(200).end(JSON.stringify([gfvValue]));
      isFirst = false;
    };
    const ratebook = open();
    await ratebook.refresh();
    expect((await ratebook.gfvValues.read())?.rows).toEqual([gfvValue]);
    expect(logged.error).not.toHaveBeenCalled();
  });

  it('issue-5 §2: an outage is logged once, and its end; the next one again', async () => {
    const ratebook = open();
    await ratebook.refresh();
    for (const _ of [1, 2]) {
      fake.answers.gfvValues = faults.status500;
      for (const __ of [1, 2, 3]) await ratebook.refresh();
      fake.answers.gfvValues = [gfvValue];
      await ratebook.refresh();
    }
    expect([logged.error.mock.calls.length, logged.info.mock.calls.length]).toEqual([2, 2]);
    expect((await ratebook.freshness()).isStale).toBe(false);
  });

  it('issue-5 §2: a restart keeps the figures and their date, although it still does not answer', async () => {
    await open().refresh();
    for (const name of ['quotes', 'promotions', 'gfvValues'] as const) fake.answers[name] = faults.silence;
    later(24 * 60);
    const restarted = open();
    expect((await restarted.gfvValues.read())?.rows).toEqual([gfvValue]);
    await restarted.refresh();
    expect((await restarted.quotes.read())?.rows[0]?.leasePrice).toBe(9_450);
    expect(await restarted.freshness()).toEqual({ asOf: '2026-11-21T08:00:00.000Z', isStale: true });
  });

  it('issue-5 §2: a stored file that is cut off or holds a 0 is passed over, not believed', async () => {
    await open().refresh();
    fake.answers.gfvValues = faults.status500;
    const file = join(dataDir, 'upstream', 'ratebook-gfv-values.json');
    const whole = readFileSync(file, 'utf8');
    for (const text of [whole.slice(0, 40), whole.replace('0.42', '0'), '']) {
      writeFileSync(file, text);
      const restarted = open();
      expect(await restarted.gfvValues.read()).toBeNull();
    }
  });

  it('issue-5 §2: without any good figures there are none, and nobody waits a second time', async () => {
    fake.answers.gfvValues = faults.silence;
    const ratebook = open();
    expect(await ratebook.gfvValues.read()).toBeNull();
    const asked = fake.asked.length;
    expect(await ratebook.gfvValues.read()).toBeNull();
    expect(fake.asked).toHaveLength(asked);
    expect(await ratebook.freshness()).toEqual({ asOf: null, isStale: true });
  });

  it('issue-5 §2: nobody listens there: the same', async () => {
    const ratebook = open('http://127.0.0.1:1');
    await ratebook.refresh();
    expect(await ratebook.quotes.read()).toBeNull();
    expect(logged.error.mock.calls[0]?.[0]).toMatchObject({ reason: 'ECONNREFUSED' });
  });

  it('issue-5 §2: a figure of 0, or of another kind, is left out; an answer of such rows alone is a failure', async () => {
    const ratebook = open();
    fake.answers.gfvValues = [gfvValue, { ...gfvValue, id: 6, factor: 0 }, { ...gfvValue, id: 7, factor: '0.4' }, null];
    fake.answers.quotes = [quote, { ...quote, id: 8, leasePrice: 0 }];
    await ratebook.refresh();
    expect((await ratebook.gfvValues.read())?.rows).toEqual([gfvValue]);
    expect((await ratebook.quotes.read())?.rows).toHaveLength(1);
    expect(logged.warn.mock.calls.map(([details]) => details)).toContainEqual({
      name: 'ratebook-gfv-values',
      leftOut: 3,
    });
    fake.answers.gfvValues = [{ ...gfvValue, factor: 0 }];
    await ratebook.refresh();
    expect((await ratebook.gfvValues.read())?.rows).toEqual([gfvValue]);
    expect((await ratebook.freshness()).isStale).toBe(true);
  });
});

describe('a redirect', () => {
  it('issue-5 §2: on the same host is followed, once', async () => {
    let hops = 0;
    fake.answers.gfvValues = (response) => {
      hops += 1;
      if (hops > 1) response.writeHead(200).end(JSON.stringify([gfvValue]));
      else response.writeHead(308, { Location: '/api/gfv-values?moved' }).end();
    };
    expect(await client()('/gfv-values?x')).toEqual({ ok: true, value: [gfvValue] });
    fake.answers.gfvValues = (response) => response.writeHead(308, { Location: '/api/gfv-values?moved' }).end();
    expect(await client()('/gfv-values?x')).toMatchObject({ ok: false, error: 'redirected elsewhere' });
  });
});

describe('their records as ours', () => {
  const asOf = '2026-11-21T08:00:00.000Z';

  it('T-192 T-193: a quote; kilometres a month are its odometer reading over its term where it does not say', () => {
    const known = { vehicleModel: 4, excessKilometreCharge: 1.85, validUntil: asOf, asOf };
    const ours = toLeaseQuote({ ...quote, product: 'KINTO ONE' }, known);
    expect(ours).toMatchObject({
      quoteReference: 'KO-C18-1000-60',
      vehicleModel: 4,
      monthlyKilometres: 1_000,
      leasePrice: 9_450,
      kintoProtectInclVat: 1_896.84,
      excessKilometreCharge: 1.85,
      updatedAt: asOf,
    });
    expect(toLeaseQuote({ ...quote, product: 'KINTO ONE', monthlyMileage: 1_500 }, known).monthlyKilometres).toBe(
      1_500,
    );
  });

  it('T-194 T-195: a promotion and a guaranteed value, numbered apart from the CMS’s', () => {
    const stated = { ...promotion, promotionType: 'Traditional', rateType: 'Fixed' } as const;
    const ours = toPromotion(stated, { vehicleModel: 4, brand: 1, asOf });
    expect(ours).toMatchObject({ brand: 1, vehicleModel: 4, monthlyInstallment: 1_069, terms: null, gfv: null });
    expect(ours).not.toHaveProperty('derivativeCode');
    expect([ours.id, toGfvValue(gfvValue, asOf).id]).toEqual([1_000_000_003, 1_000_000_005]);
    expect(toGfvValue({ ...gfvValue, mileage: undefined }, asOf).mileage).toBeNull();
  });
});
