import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answer } from '@/api/answer';
import { financeOperations } from '@/api/finance';
import { gfvValues as gfvValuesOperation } from '@/api/gfv-values';
import type { Operation } from '@/api/operation';
import { promotions as promotionsOperation } from '@/api/promotions';
import { ratebookQuotes } from '@/api/ratebook-quotes';
import { readRatebookScope } from '@/cms/ratebook-scope';
import { loadDemoMarket } from '@/cms/seed/load-demo-market';
import { createRatebookClient } from '@/integrations/ratebook/client';
import { setCurrentRatebook } from '@/integrations/ratebook/current-ratebook';
import { faults, gfvValue, promotion, quote, startFakeRatebook } from '@/integrations/ratebook/fake';
import { createRatebook, type Ratebook } from '@/integrations/ratebook/ratebook';
import { cacheTag, clearCacheTags } from '@/lib/cache-tags';
import { getFinancedVehicles, getGfvValues, getRatebookFreshness } from '@/queries/finance';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { getRunningPromotions } from '@/queries/promotions';
import { openCms, startRequest } from './database';

vi.hoisted(() => {
  process.env.UPSTREAM_RATEBOOK_URL = 'http://127.0.0.1:1';
});

const folders: string[] = [];
let cms: Payload;
let fake: Awaited<ReturnType<typeof startFakeRatebook>>;
let ratebook: Ratebook;

beforeAll(async () => {
  cms = await openCms();
  await loadDemoMarket(cms);
  const unknown = 'NOT-OURS';
  fake = await startFakeRatebook({
    quotes: [quote, { ...quote, id: 8, shortModelCode: unknown }],
    promotions: [promotion, { ...promotion, id: 4, derivativeCode: unknown }],
    gfvValues: [gfvValue, { ...gfvValue, id: 6, smc: unknown }],
  });
  ratebook = open();
  await ratebook.refresh();
});
afterAll(async () => {
  setCurrentRatebook(null);
  await fake.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** As the process opens it, with an empty folder of its own. */
function open(): Ratebook {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-upstream-'));
  folders.push(dataDir);
  const read = createRatebookClient({ url: fake.url, timeoutMs: 1_000, retryAfterMs: 1 });
  const opened = createRatebook({ read, dataDir, scope: () => readRatebookScope(cms) });
  setCurrentRatebook(opened);
  clearCacheTags([cacheTag.gfvValues, cacheTag.leaseQuotes, cacheTag.promotions]);
  startRequest();
  return opened;
}

async function ask(operation: Operation, query: string) {
  startRequest();
  return (await answer(operation, new Request(`http://localhost/api/v1/any?${query}`), {})).json();
}

async function futureDrive() {
  startRequest();
  const operation = financeOperations.get('future-drive');
  if (!operation) throw new Error('there is no Future Drive');
  const asked = { price: 400_000, deposit: 0, termMonths: 48, annualRatePercent: 12, modelCode: 'C18' };
  const body = JSON.stringify({ ...asked, annualKilometres: 20_000 });
  const response = await answer(operation, new Request('http://localhost/any', { method: 'POST', body }), {});
  return { status: response.status, body: await response.json() };
}

describe('with another backend’s ratebook', () => {
  it('issue-5 §2: its figures stand in place of the CMS’s, on our models only', async () => {
    startRequest();
    expect((await getGfvValues()).map(({ smc, factor }) => [smc, factor])).toEqual([['C18', 0.42]]);
    const running = await getRunningPromotions('en');
    expect(running.map(({ name, monthlyInstallment }) => [name, monthlyInstallment])).toEqual([
      ['Corolla Cross 1.8 XS over 72 months', 1_069],
    ]);
    const quotes = await getValidLeaseQuotes('en');
    expect(quotes.map(({ quoteReference, leasePrice }) => [quoteReference, leasePrice])).toEqual([
      ['KO-C18-1000-60', 9_450],
    ]);
    const { isStale, asOf } = await getRatebookFreshness();
    expect([isStale, asOf instanceof Date]).toEqual([false, true]);
  });

  it('issue-5 §2: a model without a factor of theirs has none', async () => {
    startRequest();
    const vehicles = await getFinancedVehicles('en');
    const withResiduals = vehicles.filter(({ residuals }) => residuals.length > 0);
    expect(withResiduals.map(({ code, residuals }) => [code, residuals])).toEqual([
      ['C18', [{ termMonths: 48, annualKilometres: 20_000, factor: 0.42 }]],
    ]);
  });

  it('T-193: what a kilometre too many costs comes from the finance desk where they do not say', async () => {
    const model = (await cms.find({ collection: 'vehicle-models', where: { code: { equals: 'C18' } } })).docs[0];
    const where = { vehicleModel: { equals: model?.id } };
    const own = (await cms.find({ collection: 'lease-quotes', where, pagination: false })).docs;
    const highest = Math.max(...own.map(({ excessKilometreCharge }) => excessKilometreCharge));
    startRequest();
    expect((await getValidLeaseQuotes('en'))[0]).toMatchObject({
      vehicleModel: model?.id,
      excessKilometreCharge: highest,
    });
    expect(highest).toBeGreaterThan(0);
  });

  it('issue-5 §2: words that are not translated say that they are English', async () => {
    startRequest();
    expect((await getRunningPromotions('zu'))[0]).toMatchObject({ name: promotion.name, _en: ['name'] });
  });

  it('contract T5 T8 T9: our own API answers with them, in the same shapes', async () => {
    expect(await ask(gfvValuesOperation, 'filter[where][smc]=C18')).toMatchObject([{ factor: 0.42, term: 48 }]);
    expect(await ask(promotionsOperation, 'filter[where][brand]=2')).toMatchObject([
      { derivativeCode: 'C18', brand: 2, monthlyInstallment: 1_069 },
    ]);
    expect(await ask(ratebookQuotes, 'make=toyota&monthlyMileage=1000&smc=C18')).toMatchObject([
      { shortModelCode: 'C18', leasePrice: 9_450, term: 60, odometerReading: 60_000, monthlyMileage: 1_000 },
    ]);
  });

  it('issue-5 §2: another factor answers in the next request; an outage keeps it, and says since when', async () => {
    // 42% of R400 000, then 40%
    expect((await futureDrive()).body.balloon).toBe(168_000);
    fake.answers.gfvValues = [{ ...gfvValue, factor: 0.4 }];
    await ratebook.refresh();
    expect((await futureDrive()).body.balloon).toBe(160_000);
    const { asOf } = await getRatebookFreshness();
    fake.answers.gfvValues = faults.status500;
    await ratebook.refresh();
    expect((await futureDrive()).body.balloon).toBe(160_000);
    startRequest();
    expect(await getRatebookFreshness()).toEqual({ asOf, isStale: true });
  });

  it('issue-5 §2: without any good figures nothing is offered, and no factor is 0', async () => {
    for (const name of ['quotes', 'promotions', 'gfvValues'] as const) fake.answers[name] = faults.status500;
    const empty = open();
    expect([await getGfvValues(), await getRunningPromotions('en'), await getValidLeaseQuotes('en')]).toEqual([
      [],
      [],
      [],
    ]);
    expect(await getRatebookFreshness()).toEqual({ asOf: null, isStale: true });
    const { status, body } = await futureDrive();
    expect([status, body.errors[0].location]).toEqual([422, 'modelCode']);
    fake.answers.gfvValues = [gfvValue];
    await empty.refresh();
    expect((await futureDrive()).body.balloon).toBe(168_000);
  });

  it('T-264: their quotes are asked for at the kilometres that the finance table offers', async () => {
    expect(await readRatebookScope(cms)).toEqual({
      makes: ['toyota'],
      brands: [2],
      monthlyKilometres: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000],
    });
  });
});
