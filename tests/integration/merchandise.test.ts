import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '@/cms/seed/products';
import { sealForm } from '@/features/enquiry/form-token';
import { getEnv } from '@/lib/env';
import { openCms, startRequest } from './database';
import { createMarket, emptyOutbox, readOutbox } from './enquiry-market';

type Context = { params: Promise<{ locale: string; form: string }> };
let cms: Payload;
let POST: (request: Request, context: Context) => Promise<Response>;

beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  for (const [productCode, title] of [
    ['99p', 'Water bottle'],
    ['99M', 'Team cap'],
    ['99A', 'Key ring'],
  ] as const) {
    const { id } = await cms.create({ collection: 'products', data: { productCode, title }, locale: 'en' });
    if (productCode === '99M') {
      await cms.update({ collection: 'products', id, data: { title: 'Spanpet' }, locale: 'af' });
    }
  }
  ({ POST } = await import('@/app/(site)/[locale]/enquiry/[form]/send/route'));
});
afterAll(() => cms.destroy());
beforeEach(async () => {
  startRequest();
  await emptyOutbox(cms);
});

describe('merchandise', () => {
  it('C-235: products come in order of their codes, on every database', async () => {
    const { getProducts } = await import('@/queries/products');
    expect((await getProducts('en')).map(({ productCode }) => productCode)).toEqual(['99A', '99M', '99p']);
  });

  it('C-239: an enquiry’s page says which product it is about, in any case of its code; of none there is no page', async () => {
    const { openForm } = await import('@/features/enquiry/open-form');
    const open = (productCode: string) =>
      openForm('product', { locale: 'af', place: { kind: 'main' }, query: { productCode } });
    expect(await open('99m')).toMatchObject({ title: 'Produknavraag: Spanpet', asked: { productCode: '99M' } });
    expect(await open('NOPE')).toBeNull();
    expect(await open('')).toBeNull();
  });

  it('C-241: an enquiry is stored as TGRSA_PRODUCT with its product, whose name the letters have in their language', async () => {
    const body = new URLSearchParams({
      ...sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 }),
      productCode: '99M',
      fullName: 'Thandi Mokoena',
      contactCountry: 'ZA',
      contactNumber: '082 123 4567',
      emailAddress: 'thandi@mail.example',
      province: 'Gauteng',
      note: 'Two, in white',
    });
    const request = new Request('http://site.example/enquiry/product/send', {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    const answer = await POST(request, { params: Promise.resolve({ locale: 'af', form: 'product' }) });
    expect(answer.status).toBe(200);
    const { docs } = await cms.find({ collection: 'enquiries', depth: 0 });
    expect(docs).toMatchObject([
      { type: 'TGRSA_PRODUCT', subject: 'Team cap', details: { productCode: '99M', note: 'Two, in white' } },
    ]);
    const letters = await readOutbox(cms);
    expect(letters.find(({ kind }) => kind === 'visitor')?.text).toContain('Spanpet');
    expect(letters.find(({ kind }) => kind !== 'visitor')?.text).toContain('Team cap');
  });
});

it('C-235 C-236 C-237: the demo market has the three that are always kept, and more others than are shown', () => {
  const codes = products(() => 1).map(({ productCode }) => productCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes).toEqual(expect.arrayContaining(['99M', '99N', '99P']));
  expect(codes.length).toBeGreaterThan(3 + 8);
});
