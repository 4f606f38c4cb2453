import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atomicWrite, sql } from '@/cms/atomic-write';
import type { FinanceTable, LeaseQuote } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import { keepQuote, type QuoteToKeep } from '@/commands/keep-quote';
import { readQuoteCode, validUntilOf } from '@/domain/finance/kept-quote';
import { keptCredit } from '@/features/kept-quote/fixture';
import { openCms, startRequest } from './database';
import { createMarket, createVehicle } from './enquiry-market';

type Route = (request: Request, context: { params: Promise<{ locale: string }> }) => Promise<Response>;

/** The site's own port, on which the page is asked for that says why a quote is not kept. */
const explained: string[] = [];
let pages: Server;
let cms: Payload;
let POST: Route;
let GET: Route;
let leased: LeaseQuote;

beforeAll(async () => {
  pages = createServer((request, response) => {
    explained.push(request.url ?? '');
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>why</title>');
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const address = pages.address();
  process.env.PORT = String(typeof address === 'object' && address ? address.port : 0);
  cms = await openCms();
  await createMarket(cms);
  await createVehicle(cms);
  const table = { ...financeTable, name: 'Stated values' } as Omit<FinanceTable, 'createdAt' | 'id' | 'updatedAt'>;
  await cms.create({ collection: 'finance-tables', data: table });
  const { docs } = await cms.find({ collection: 'vehicle-models', limit: 1 });
  leased = await cms.create({
    collection: 'lease-quotes',
    data: {
      quoteReference: 'K1-HDC-48-1000',
      vehicleModel: docs[0]?.id ?? 0,
      product: 'KINTO ONE',
      modelYear: 2026,
      term: 48,
      odometerReading: 48_000,
      monthlyKilometres: 1_000,
      leasePrice: 9_876.5,
      vehiclePrice: 899_900,
      excessKilometreCharge: 1.85,
      validUntil: inDays(10).toISOString(),
    },
  });
  ({ GET, POST } = await import('@/app/(site)/[locale]/quotes/keep/route'));
});
afterAll(() => pages.close());
beforeEach(async () => {
  startRequest();
  explained.length = 0;
  await atomicWrite(cms, [sql`DELETE FROM kept_quotes`]);
});

const asked = {
  calculator: 'instalment',
  modelCode: 'HDC28LRS',
  deposit: 'R 50 000',
  termMonths: '72',
  balloonPercent: '30',
  annualRatePercent: '12',
};

function send(fields: Record<string, string>, headers: Record<string, string> = {}, locale = 'en') {
  const body = new URLSearchParams(fields);
  const request = new Request('http://site.example/quotes/keep', { method: 'POST', body, headers });
  return POST(request, { params: Promise.resolve({ locale }) });
}

const countKept = async () => (await cms.count({ collection: 'kept-quotes' })).totalDocs;
const codeOf = (answer: Response) => (answer.headers.get('location') ?? '').split('/').at(-1) ?? '';

async function readBack(code: string) {
  const { getKeptQuote } = await import('@/queries/kept-quotes');
  const kept = await getKeptQuote(code);
  if (!kept) throw new Error(`no quote ${code}`);
  return kept;
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000);
}

describe('keeping a quote', () => {
  it('issue-5 §3.6: is worked out by the server, stored without anything about the visitor, and leads to its page', async () => {
    const answer = await send({ ...asked, monthly: '1', fullName: 'Thandi Mokoena' }, {}, 'af');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
    expect(answer.headers.get('location')).toMatch(/^\/af\/quotes\/[2-9A-HJKMNP-Z]{10}$/);
    const kept = await readBack(codeOf(answer));
    expect(kept).toMatchObject({
      calculator: 'instalment',
      modelCode: 'HDC28LRS',
      tableName: 'Stated values',
      asked: {
        modelCode: 'HDC28LRS',
        deposit: '50000',
        termMonths: '72',
        balloonPercent: '30',
        annualRatePercent: '12',
      },
      figures: {
        kind: 'credit',
        vehicleName: 'Hilux 2.8 GD-6 Legend',
        // R899 900 less R50 000; 30% of the price is left; R69 with each of 72 instalments
        quote: { financedCents: 84_990_000, balloonCents: 26_997_000, monthlyFeeCents: 6_900, instalments: 72 },
      },
    });
    expect(kept.validUntil).toEqual(validUntilOf(kept.keptAt, null));
    const { docs } = await cms.find({ collection: 'kept-quotes', depth: 0 });
    expect(JSON.stringify(docs)).not.toContain('Thandi');
  });

  it('issue-5 §3.6: pressed twice it is one quote, pressed at once too', async () => {
    const first = codeOf(await send(asked));
    expect(codeOf(await send({ ...asked, deposit: '50,000', modelCode: 'hdc28lrs' }))).toBe(first);
    expect(await countKept()).toBe(1);
    const all = await Promise.all(Array.from({ length: 8 }, () => send({ ...asked, termMonths: '60' })));
    expect(new Set(all.map(codeOf)).size).toBe(1);
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(303));
    expect(await countKept()).toBe(2);
  });

  it('issue-5 §3.6: another choice is another quote', async () => {
    const codes = [codeOf(await send(asked)), codeOf(await send({ ...asked, balloonPercent: '0' }))];
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) expect(readQuoteCode(code)).toBe(code);
  });

  it('issue-5 §3.6: of a used vehicle by its listed price, in the currency of its market', async () => {
    const used = {
      calculator: 'used',
      listedPrice: '100000',
      market: 'NA',
      deposit: '0',
      termMonths: '60',
      balloonPercent: '0',
      annualRatePercent: '10',
    };
    const { figures, asked: kept } = await readBack(codeOf(await send(used)));
    // 100 000 listed is 115 000 to pay; the Namibian fee
    expect(figures).toMatchObject({ market: 'NA', quote: { priceCents: 11_500_000, monthlyFeeCents: 9_300 } });
    expect(kept).toMatchObject({ listedPrice: '100000', market: 'NA' });
    const withVat = await readBack(codeOf(await send({ ...used, listedPrice: '115 000,00', vat: 'included' })));
    expect(withVat).toMatchObject({
      figures: { quote: { priceCents: 11_500_000 } },
      asked: { listedPrice: '115000', vat: 'included' },
    });
  });

  it('issue-5 §3.6: a subscription stands no longer than its stored quote', async () => {
    const answer = await send({ calculator: 'subscription', quoteReference: 'K1-HDC-48-1000' });
    const { figures, validUntil, keptAt } = await readBack(codeOf(answer));
    expect(figures).toMatchObject({ kind: 'subscription', price: { monthlyCents: 987_650, totalCents: 47_407_200 } });
    expect(validUntil).toEqual(validUntilOf(keptAt, leased.validUntil));
    expect(validUntil < validUntilOf(keptAt, null)).toBe(true);
  });

  it.each([
    ['an unknown calculator', { calculator: 'lottery' }, 'unknown-calculator'],
    ['an unknown model', { modelCode: 'NONE' }, 'unknown-model'],
    ['a term that is not offered', { termMonths: '71' }, 'not-offered'],
    ['letters', { deposit: 'lots' }, 'not-offered'],
    ['1e9', { annualRatePercent: '1e9' }, 'not-offered'],
    ['more than a field holds', { modelCode: 'A'.repeat(500) }, 'unknown-model'],
    ['no guaranteed value', { calculator: 'future-drive', termMonths: '48', annualKilometres: '20000' }, 'no-residual'],
    ['no such subscription', { calculator: 'subscription', quoteReference: 'gone' }, 'unknown-quote'],
  ])('issue-5 §4: %s is refused with a page that says so, and nothing is stored', async (_, changes, reason) => {
    const answer = await send({ ...asked, ...changes }, {}, 'zu');
    expect([answer.status, await answer.text()]).toEqual([422, '<title>why</title>']);
    expect(explained).toHaveLength(1);
    const page = new URL(explained[0] ?? '', 'http://site.example');
    expect([page.pathname, page.searchParams.get('reason')]).toEqual(['/zu/quotes/refused', reason]);
    expect(await countKept()).toBe(0);
  });

  it('issue-5 §3.6: from another site, or without a form, nothing is kept', async () => {
    expect((await send(asked, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const json = new Request('http://site.example/quotes/keep', {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect((await POST(json, { params: Promise.resolve({ locale: 'en' }) })).status).toBe(400);
    expect((await send({ ...asked, filler: 'x'.repeat(70_000) })).status).toBe(413);
    expect(await countKept()).toBe(0);
  });

  it('issue-5 §3.6: whoever opens the address is led to the calculators', async () => {
    const answer = await GET(new Request('http://site.example/quotes/keep'), {
      params: Promise.resolve({ locale: 'af' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/af/payment-options/toyota-financial-services/instalment',
    ]);
  });

  it('issue-5 §3.6: when nothing can be stored it says so', async () => {
    await atomicWrite(cms, [sql`ALTER TABLE kept_quotes RENAME TO kept_quotes_gone`]);
    const answer = await send(asked);
    await atomicWrite(cms, [sql`ALTER TABLE kept_quotes_gone RENAME TO kept_quotes`]);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await countKept()).toBe(0);
  });
});

describe('keepQuote', () => {
  const quote: QuoteToKeep = {
    calculator: 'instalment',
    modelCode: 'HDC28LRS',
    tableName: 'Stated values',
    asked: { modelCode: 'HDC28LRS', deposit: '0' },
    figures: keptCredit,
    offerUntil: null,
  };
  const keep = async (now: string) => {
    const kept = await keepQuote(cms, quote, new Date(now));
    if (!kept.ok) throw new Error(kept.error);
    return kept.code;
  };

  it('issue-5 §3.6: the same within a day of Johannesburg is one, the next day another', async () => {
    const first = await keep('2026-11-22T00:30:00+02:00');
    expect(await keep('2026-11-22T23:30:00+02:00')).toBe(first);
    expect(await keep('2026-11-23T00:30:00+02:00')).not.toBe(first);
    expect(await countKept()).toBe(2);
  });

  it('issue-5 §3.6: a code that is taken by another quote is passed over', async () => {
    const first = await keep('2026-11-22T10:00:00+02:00');
    await atomicWrite(cms, [sql`UPDATE kept_quotes SET model_code = 'OTHER' WHERE code = ${first}`]);
    const second = await keep('2026-11-22T10:00:00+02:00');
    expect(second).not.toBe(first);
    expect(await keep('2026-11-22T10:00:00+02:00')).toBe(second);
    expect(await countKept()).toBe(2);
  });
});

describe('a kept quote, opened again', () => {
  const open = async (code: string) => {
    startRequest();
    const { readKeptQuote, reckonToday } = await import('@/features/kept-quote/read-kept-quote');
    const kept = await readKeptQuote('en', code);
    return kept && { kept, today: await reckonToday(kept.stored) };
  };

  it('issue-5 §3.6: works out the same today while nothing has changed', async () => {
    const opened = await open(codeOf(await send(asked)).toLowerCase());
    expect(opened?.today.ok && opened.today.quote.figures).toEqual(opened?.kept.stored.figures);
  });

  it('issue-5 §3.6: after a change of price the kept figures stay, and today’s are others', async () => {
    const code = codeOf(await send(asked));
    const where = { code: { equals: 'HDC28LRS' } };
    await cms.update({ collection: 'vehicle-models', where, data: { price: 909_900 } });
    const opened = await open(code);
    await cms.update({ collection: 'vehicle-models', where, data: { price: 899_900 } });
    expect(opened?.kept.stored.figures).toMatchObject({ quote: { priceCents: 89_990_000 } });
    expect(opened?.today).toMatchObject({ ok: true, quote: { figures: { quote: { priceCents: 90_990_000 } } } });
  });

  it('issue-5 §3.6: no code, no quote', async () => {
    expect(await open('7K3M9Q2XAB')).toBeNull();
    expect(await open("' OR 1=1 --")).toBeNull();
  });

  it('issue-5 §3.6: comes as a PDF in the language of its address, and 404 for an unknown code', async () => {
    const route = await import('@/app/(site)/[locale]/quotes/[code]/quote.pdf/route');
    const get = (locale: string, code: string) =>
      route.GET(new Request('http://site.example/'), { params: Promise.resolve({ locale, code }) });
    const answer = await get('zu', codeOf(await send(asked)));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="ikhotheshini-[2-9A-HJKMNP-Z]{10}\.pdf"$/,
    );
    expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true);
    expect((await get('en', '7K3M9Q2XAB')).status).toBe(404);
  });

  it('issue-5 §3.6: no list of them is public', async () => {
    await send(asked);
    const listing = cms.find({ collection: 'kept-quotes', overrideAccess: false });
    await expect(listing).rejects.toThrow();
  });
});
