import type { Payload } from 'payload';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '@/api/answer';
import { financeOperations } from '@/api/finance';
import { problemSchema } from '@/api/problem';
import type { FinanceTable } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import type { Calculator } from '@/domain/finance/finance-table';
import { openCms, startRequest } from './database';

const whole = financeTable as Omit<FinanceTable, 'createdAt' | 'id' | 'updatedAt'>;
let cms: Payload;
let table: FinanceTable;
beforeAll(async () => {
  cms = await openCms();
  table = await cms.create({ collection: 'finance-tables', data: whole });
  const market = { currency: 'ZAR', pricePrefix: 'R', vatRate: 0.15, phonePrefix: '+27' };
  await cms.create({ collection: 'markets', data: { ...market, code: 'ZA', name: 'South Africa' } });
});

const credit = { price: 400_000, deposit: 0, termMonths: 72, balloonPercent: 30, annualRatePercent: 12 };
const { balloonPercent: _, ...withoutBalloon } = credit;

async function ask(calculator: Calculator, body: BodyInit | object | null, headers: Record<string, string> = {}) {
  startRequest();
  const operation = financeOperations.get(calculator);
  if (!operation) throw new Error(`there is no calculator ${calculator}`);
  const isRaw =
    body === null || typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream;
  const sent = isRaw ? body : JSON.stringify(body);
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: sent as BodyInit, duplex: 'half' };
  const response = await answer(operation, new Request('http://localhost/api/v1/finance/any', init), {});
  return { status: response.status, type: response.headers.get('Content-Type'), body: await response.json() };
}

describe('what a quote is computed from', () => {
  const save = (data: Partial<FinanceTable>) =>
    cms.update({ collection: 'finance-tables', id: table.id, data, depth: 0 });

  it('issue-5 §5: is held between requests, and a changed table answers in the very next one', async () => {
    expect((await ask('instalment', credit)).body.adminFee).toBe(69);
    await save({ instalment: { ...whole.instalment, monthlyFee: 57.5 } });
    expect((await ask('instalment', credit)).body.adminFee).toBe(57.5);
    await save({ instalment: whole.instalment });
    expect((await ask('instalment', credit)).body.adminFee).toBe(69);
  });

  it('issue-5 §5: so does a new table that has begun, and its end', async () => {
    const validFrom = '2026-06-01T00:00:00.000+02:00';
    const newer = await cms.create({ collection: 'finance-tables', data: { ...whole, name: 'Newer', validFrom } });
    expect((await ask('instalment', credit)).body.tableVersion).toMatch(/^Newer, /);
    await cms.delete({ collection: 'finance-tables', id: newer.id });
    expect((await ask('instalment', credit)).body.tableVersion).toMatch(/^Stated values, /);
  });

  it('issue-5 §5: a guaranteed value and a market do, too', async () => {
    const asked = { ...withoutBalloon, termMonths: 48, modelCode: 'C18', annualKilometres: 20_000 };
    expect((await ask('future-drive', asked)).status).toBe(422);
    const data = { smc: 'C18', description: 'Corolla', mileage: 20_000, term: 48, factor: 0.42 };
    const stored = await cms.create({ collection: 'gfv-values', data });
    expect((await ask('future-drive', asked)).body.balloon).toBe(168_000);
    await cms.update({ collection: 'gfv-values', id: stored.id, data: { factor: 0.4 } });
    expect((await ask('future-drive', asked)).body.balloon).toBe(160_000);
    await cms.delete({ collection: 'gfv-values', id: stored.id });
    const { status, body } = await ask('future-drive', asked);
    expect([status, body.errors[0].location]).toEqual([422, 'modelCode']);

    const { price, balloonPercent, ...others } = credit;
    const used = { ...others, listedPrice: 100_000, balloonPercent: 0, market: 'ZA' };
    expect((await ask('used', used)).body.price).toBe(115_000);
    const [market] = (await cms.find({ collection: 'markets', where: { code: { equals: 'ZA' } } })).docs;
    await cms.update({ collection: 'markets', id: market?.id ?? 0, data: { vatRate: 0.16 } });
    expect((await ask('used', used)).body.price).toBe(116_000);
  });
});

describe('a body that is no request', () => {
  it.each<[string, BodyInit | null]>([
    ['nothing', null],
    ['an empty text', ''],
    ['half an object', '{"price":400000'],
    ['a list', '[{"price":400000}]'],
    ['null', 'null'],
    ['a number', '400000'],
    ['a text', '"400000"'],
    ['NaN, which is no JSON', '{"price":NaN}'],
    ['Infinity, which is none either', '{"price":Infinity}'],
    ['a form', 'price=400000&deposit=0'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00, 0x7b])],
    ['brackets eight thousand deep', '['.repeat(7_999)],
    ['more than is read', `{"price":${'1'.repeat(9_000)}}`],
  ])('issue-5 §4: %s is refused as such', async (_, body) => {
    const { status, type, body: problem } = await ask('instalment', body);
    expect([status, type, problem.errors[0].location]).toEqual([400, 'application/problem+json', 'body']);
    expect(v.is(problemSchema, problem)).toBe(true);
  });

  it('issue-5 §4: one that breaks off is refused, too, and is no fault of ours', async () => {
    const broken = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"price":'));
        controller.error(new Error('aborted'));
      },
    });
    const { status, body } = await ask('instalment', broken);
    expect([status, body.errors]).toEqual([400, [{ location: 'body', message: 'has no end' }]]);
  });

  it('issue-5 §4: one in pieces is read whole, wherever a letter is cut', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ note: 'é', ...credit }));
    const cut = bytes.indexOf(0xc3) + 1;
    const pieces = new ReadableStream({
      start: (controller) => {
        for (const piece of [bytes.slice(0, cut), bytes.slice(cut)]) controller.enqueue(piece);
        controller.close();
      },
    });
    expect((await ask('instalment', pieces)).status).toBe(200);
  });
});

describe('a value that is not answered', () => {
  const asText = JSON.stringify(credit);
  it.each<[string, string, Calculator, string | object]>([
    ['1e400', 'price', 'instalment', asText.replace('400000', '1e400')],
    ['-1e400', 'deposit', 'instalment', asText.replace('"deposit":0', '"deposit":-1e400')],
    ['a number in quotes', 'termMonths', 'lease', { ...credit, termMonths: '72' }],
    ['a list', 'price', 'traditional', { ...credit, price: [400_000] }],
    ['an object', 'price', 'instalment', { ...credit, price: {} }],
    ['null', 'annualRatePercent', 'instalment', { ...credit, annualRatePercent: null }],
    ['true', 'deposit', 'instalment', { ...credit, deposit: true }],
    ['a price of 0', 'price', 'instalment', { ...credit, price: 0 }],
    ['a price of -0', 'price', 'instalment', asText.replace('400000', '-0')],
    ['the later of two prices', 'price', 'instalment', asText.replace('}', ',"price":-1}')],
    ['2 to the 1023rd', 'price', 'instalment', { ...credit, price: 2 ** 1023 }],
    ['a code that is no text', 'modelCode', 'future-drive', { ...withoutBalloon, modelCode: 7, annualKilometres: 1 }],
    ['a factor above 1', 'residualFactor', 'future-drive', { ...withoutBalloon, residualFactor: 1.01 }],
    [
      'a model that is not there',
      'modelCode',
      'future-drive',
      { ...withoutBalloon, modelCode: 'x', annualKilometres: 1 },
    ],
  ])('issue-5 §4: %s is refused by the name of its field: %s', async (_, field, calculator, body) => {
    const { status, type, body: problem } = await ask(calculator, body);
    expect([status, type]).toEqual([422, 'application/problem+json']);
    expect(problem.errors.map(({ location }: { location: string }) => location)).toEqual([field]);
    expect(v.is(problemSchema, problem)).toBe(true);
  });

  it('issue-5 §4: every field that is wrong is named', async () => {
    const { body } = await ask('instalment', { price: 'x', termMonths: 6.5 });
    expect(body.errors).toEqual([
      { location: 'price', message: 'must be a number' },
      { location: 'deposit', message: 'is missing' },
      { location: 'termMonths', message: 'must be a whole number' },
      { location: 'balloonPercent', message: 'is missing' },
      { location: 'annualRatePercent', message: 'is missing' },
    ]);
  });

  it('issue-5 §4: -0 is 0, what is not asked for is passed over, and JSON is read whatever it is called', async () => {
    const { body: plain } = await ask('instalment', { ...credit, balloonPercent: 0, annualRatePercent: 0 });
    const zeros = asText.replace('"deposit":0', '"deposit":-0').replace(':30', ':-0').replace(':12', ':-0');
    expect((await ask('instalment', zeros)).body).toEqual(plain);
    const more = asText.replace('}', ',"__proto__":{"price":1},"constructor":null,"extra":"x"}');
    const { status, body } = await ask('instalment', more, { 'Content-Type': 'text/plain' });
    expect([status, body.price]).toEqual([200, 400_000]);
  });
});
