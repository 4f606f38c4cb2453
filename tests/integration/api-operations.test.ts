import type { Payload } from 'payload';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '@/api/answer';
import { dealerBySlug } from '@/api/dealer-by-slug';
import type { Operation } from '@/api/operation';
import { operations } from '@/api/operations';
import { problemSchema } from '@/api/problem';
import { promotions } from '@/api/promotions';
import { vehicleModels } from '@/api/vehicle-models';
import { vehicleRanges } from '@/api/vehicle-ranges';
import { vehicles } from '@/api/vehicles';
import { loadDemoMarket } from '@/cms/seed/load-demo-market';
import { offers } from '@/cms/seed/promotions';
import { examplePath, exampleRequest } from './api-example';
import { openCms, startRequest } from './database';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await loadDemoMarket(cms);
});

type Entry = Record<string, unknown> & { code: string; price: string | null };

async function ask(operation: Operation, query = '', path: Record<string, string> = {}) {
  startRequest();
  return answer(operation, new Request(`http://localhost/api/v1/any?${query}`), path);
}

async function list(operation: Operation, query = ''): Promise<Entry[]> {
  const response = await ask(operation, query);
  expect(response.status).toBe(200);
  return response.json();
}

async function askExample(operation: Operation, asked?: Parameters<typeof exampleRequest>[1]) {
  startRequest();
  return answer(operation, exampleRequest(operation, asked), examplePath(operation));
}

const named = (operation: Operation) => [operation.path, operation] as const;

describe('every operation', () => {
  it.each(operations.map(named))(
    'D-142 D-149 C-432 T-194: %s answers its own schema on the demo market, in every language',
    async (_, operation) => {
      for (const locale of ['default', 'en', 'af', 'zu', 'zulu']) {
        const response = await askExample(operation, { query: `locale=${locale}` });
        expect(response.status).toBe(200);
        const body: unknown = await response.json();
        expect(v.safeParse(operation.answer, body).issues).toBeUndefined();
        if (Array.isArray(body)) expect(body.length).toBeGreaterThan(0);
        if (operation.filterFields) {
          expect(response.headers.get('X-Total-Count')).toBe(String((body as unknown[]).length));
        }
      }
    },
  );

  it.each(operations.filter(({ method }) => method === 'GET').map(named))(
    'C-435: %s is open to every page, is asked about again, and says 304 to who has it',
    async (_, operation) => {
      const first = await askExample(operation);
      expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
      const etag = first.headers.get('ETag') ?? '';
      expect(etag).toMatch(/^W\/"[\w-]+"$/);
      const second = await askExample(operation, { headers: { 'If-None-Match': `"other", ${etag}` } });
      expect([second.status, await second.text(), second.headers.get('ETag')]).toEqual([304, '', etag]);
      expect((await askExample(operation, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    },
  );

  it.each(operations.filter(({ method }) => method === 'POST').map(named))(
    'issue-5 §1: %s computes anew whenever it is asked',
    async (_, operation) => {
      const answered = await askExample(operation);
      expect([answered.headers.get('Cache-Control'), answered.headers.get('ETag')]).toEqual(['no-store', null]);
    },
  );
});

describe('vehicle ranges', () => {
  it('T-084 C-432: are those of a brand, with every field of the specification', async () => {
    const ranges = await list(vehicleRanges, 'filter[where][brand]=2');
    expect(ranges.map(({ rangeSlug }) => rangeSlug)).toEqual(
      expect.arrayContaining(['hilux-double-cab', 'fortuner', 'corolla']),
    );
    const [range] = ranges;
    for (const name of [
      'id',
      'name',
      'price',
      'subtitle',
      'rangeCode',
      'rangeSlug',
      'bodyType',
      'heroImage',
      'modelImage',
    ]) {
      expect(range?.[name]).not.toBeNull();
    }
    expect(range?.sideHighImageUrl).toEqual({ desktop: expect.stringMatching(/^\/api\/media\/file\/\S+$/) });
    expect(await list(vehicleRanges, 'filter[where][brand]=3')).toEqual([]);
  });

  it('C-260: carry what a card shows: the lowest and highest price of their models, side and front picture', async () => {
    const [hilux] = await list(vehicleRanges, 'filter[where][rangeSlug]=hilux-double-cab');
    const models = await list(vehicleModels, `filter[where][rangeCode]=${hilux?.rangeCode}`);
    const prices = models.flatMap(({ price }) => (price ? [Number(price.replaceAll(' ', ''))] : []));
    expect(hilux).toMatchObject({ minPrice: Math.min(...prices), maxPrice: Math.max(...prices) });
    expect(Number(hilux?.price?.replaceAll(' ', ''))).toBe(hilux?.minPrice);
    expect(hilux).toMatchObject({
      heroModelSideImage: { desktop: expect.any(String) },
      heroModelFrontImage: { desktop: expect.any(String) },
    });
  });

  it('C-434: at a slug there is one, and its code is read', async () => {
    const found = await list(vehicleRanges, 'filter[where][rangeSlug]=fortuner&filter[limit]=1');
    expect(found).toMatchObject([{ name: 'Fortuner', rangeCode: expect.any(String) }]);
  });

  it('C-435: are found by several codes', async () => {
    const codes = (await list(vehicleRanges)).map(({ code }) => code).slice(0, 2);
    const query = codes.map((code) => `filter[where][code][inq]=${code}`).join('&');
    expect((await list(vehicleRanges, query)).map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  });
});

describe('vehicle models', () => {
  it('D-366 D-424: are those of a range, by its slug or its name, and say its section id', async () => {
    const bySlug = await list(vehicleModels, 'filter[where][rangeName]=hilux-double-cab');
    const byName = await list(vehicleModels, 'filter[where][rangeName]=Hilux Double Cab');
    expect(bySlug.length).toBeGreaterThan(3);
    expect(byName).toEqual(bySlug);
    expect(bySlug[0]?.cssId).toEqual(expect.any(String));
  });

  it('T-085 C-433: name and code are there for every model of a brand', async () => {
    const models = await list(vehicleModels, 'filter[where][brand]=2');
    for (const { name, code } of models)
      expect([name, code]).toEqual([expect.any(String), expect.stringMatching(/^\w+$/)]);
  });

  it('D-149 T-197: have a price as text with spaces, by whose number they are ordered', async () => {
    const models = await list(vehicleModels, 'filter[order]=price DESC');
    const prices = models.flatMap(({ price }) => price ?? []);
    for (const price of prices) expect(price).toMatch(/^\d{1,3}( \d{3})+$/);
    const numbers = prices.map((price) => Number(price.replaceAll(' ', '')));
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    const [dearest] = await list(vehicleModels, 'filter[order]=price DESC&filter[limit]=1');
    expect(dearest).toEqual(models[0]);
  });

  it('D-150 T-191: have colours with picture and title', async () => {
    const [model] = await list(vehicleModels, 'filter[where][rangeName]=hilux-double-cab');
    expect(model?.sideHighImageUrl).toEqual({ desktop: expect.stringMatching(/^\//) });
    expect(model?.colourSelectors).toEqual(
      expect.arrayContaining([
        {
          colourCode: expect.stringMatching(/^#[0-9a-fA-F]{6}$/),
          colourCode2: null,
          paintCode: expect.any(String),
          colourTitle: expect.any(String),
          customerOrderType: null,
          colourImage: { desktop: expect.stringMatching(/^\/api\/media\/file\//) },
        },
      ]),
    );
  });

  it('T-191 T-197 T-198: carry the promotion that runs now, and nulls without one', async () => {
    const now = new Date();
    const running = (await list(promotions)).filter(
      ({ promoStartDate, promoEndDate }) =>
        now >= new Date(String(promoStartDate)) && now <= new Date(String(promoEndDate)),
    );
    const codes = running.map(({ derivativeCode }) => derivativeCode);
    const offer = running.find(({ derivativeCode: code }) => codes.indexOf(code) === codes.lastIndexOf(code));
    const models = await list(vehicleModels);
    const model = models.find(({ code }) => code === offer?.derivativeCode);
    expect(model).toBeDefined();
    for (const name of [
      'promotionType',
      'deposit',
      'interestRate',
      'rateType',
      'monthlyInstallment',
      'totalInstallments',
      'retailPrice',
    ]) {
      expect(model?.[name]).toEqual(offer?.[name]);
    }
    expect(model?.derivativeCode).toBe(model?.code);
    expect(Number(model?.interestRate)).toBeLessThan(1);
    const others = models.filter(({ code }) => !codes.includes(code));
    expect(others).not.toEqual([]);
    for (const other of others) {
      expect(other).toMatchObject({ promotionType: null, monthlyInstallment: null, interestRate: null });
      expect(other).toHaveProperty('monthlyFromPrice');
    }
  });

  it('D-149: words are in the language asked for, and English where they are missing', async () => {
    const inLanguage = (locale: string) =>
      list(vehicleModels, `locale=${locale}&filter[where][rangeName]=hilux-double-cab&filter[limit]=1`);
    const [english] = await inLanguage('default');
    const [afrikaans] = await inLanguage('af');
    expect(afrikaans?.transmission).not.toBe(english?.transmission);
    const id = Number(english?.id);
    await cms.update({ collection: 'vehicle-models', id, locale: 'af', data: { transmission: null } });
    expect((await inLanguage('af'))[0]?.transmission).toBe(english?.transmission);
  });

  it('issue-2 §2: a published change shows in the next answer, and its ETag changes', async () => {
    const query = 'filter[where][rangeName]=fortuner&filter[limit]=1';
    const before = await ask(vehicleModels, query);
    const [model] = (await before.json()) as Entry[];
    await cms.update({ collection: 'vehicle-models', id: Number(model?.id), data: { seats: 3 } });
    const after = await ask(vehicleModels, query);
    expect(await after.json()).toMatchObject([{ code: model?.code, seats: 3 }]);
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  });
});

describe('vehicles', () => {
  it('T-147 T-152 T-153: are those with the codes of a line-up, by price when it is asked for', async () => {
    const all = await list(vehicles);
    const codes = all.slice(2, 6).map(({ code }) => code);
    const query = codes.map((code) => `filter[where][code][inq]=${code}`).join('&');
    const lineup = await list(vehicles, `${query}&filter[order]=price ASC`);
    expect(lineup.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
    const prices = lineup.map(({ price }) => Number(price?.replaceAll(' ', '')));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(lineup[0]).toMatchObject({
      name: expect.any(String),
      rangeName: expect.any(String),
      sideHighImageUrl: { desktop: expect.any(String) },
    });
    expect(await list(vehicles, 'filter[where][code][inq]=NOPE')).toEqual([]);
  });
});

describe('promotions', () => {
  it('T-290 T-194: are those of a brand, with every field of the specification', async () => {
    const found = await list(promotions, 'filter[where][brand]=2');
    expect(found.map(({ brand }) => brand)).toEqual(offers.map(() => 2));
    const fields =
      'id brand derivativeCode promotionType retailPrice deposit initiationFee financedAmount installments interestRate rateType gfv gfvRandValue monthlyInstallment totalInstallments promoStartDate promoEndDate balloonPaymentPercentage balloonPaymentAmount name sideHighImageUrl';
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(fields.split(' ').toSorted());
    expect(found[0]).toMatchObject({
      initiationFee: 1207.5,
      sideHighImageUrl: { desktop: expect.any(String) },
    });
    expect(await list(promotions, 'filter[where][brand]=1')).toEqual([]);
    expect(await list(promotions, `filter[where][derivativeCode]=${found[0]?.derivativeCode}`)).toEqual(
      found.filter(({ derivativeCode }) => derivativeCode === found[0]?.derivativeCode),
    );
  });

  it('issue-2 §2: a new one shows in the next answer', async () => {
    const [stored] = (await cms.find({ collection: 'promotions', depth: 0 })).docs;
    if (!stored) throw new Error('no promotion was loaded');
    await list(promotions);
    const { id: _, createdAt: __, updatedAt: ___, ...data } = stored;
    const added = await cms.create({ collection: 'promotions', data: { ...data, name: 'Another' } });
    expect((await list(promotions)).map(({ name }) => name)).toContain('Another');
    await cms.delete({ collection: 'promotions', id: added.id });
    expect((await list(promotions)).map(({ name }) => name)).not.toContain('Another');
  });
});

describe('a dealer', () => {
  const get = async (slug: string) => ask(dealerBySlug, '', { slug });

  it('C-414 D-142 D-145 T-199 T-294: is one by its slug, with its public fields and its group', async () => {
    const dealer = await (await get('highveld-crest')).json();
    const fields =
      'id name slug supplierCode toyotaSupplier streetAddress suburb city postCode province lat longitude telephone email position contactName sideImage operatingHours group';
    expect(Object.keys(dealer).toSorted()).toEqual(fields.split(' ').toSorted());
    expect(dealer).toMatchObject({
      slug: 'highveld-crest',
      province: 'Gauteng',
      supplierCode: 'ZA101',
      toyotaSupplier: 'Y',
    });
    expect(dealer.operatingHours[0]).toEqual({
      day: 'Monday',
      hoursInformation: { startTime: expect.any(String), endTime: expect.any(String), isClosed: false },
    });
    const members = dealer.group.dealersByProvinces.flatMap(
      (province: { dealers: { id: number }[] }) => province.dealers,
    );
    expect(members.map(({ id }: { id: number }) => id)).toContain(dealer.id);
  });

  it('D-143: says N of a dealer without a site', async () => {
    const [stored] = (await cms.find({ collection: 'dealers', where: { slug: { equals: 'signal-bay' } } })).docs;
    await cms.update({ collection: 'dealers', id: stored?.id ?? 0, data: { toyotaSupplier: 'N' } });
    expect(await (await get('signal-bay')).json()).toMatchObject({ toyotaSupplier: 'N' });
  });

  it('D-144: never shows who receives its mail, nor our notes', async () => {
    const [stored] = (await cms.find({ collection: 'dealers', where: { slug: { equals: 'highveld-crest' } } })).docs;
    const recipients = [{ email: 'private-marker@dealer.example' }];
    await cms.update({
      collection: 'dealers',
      id: stored?.id ?? 0,
      data: {
        generalEnquiryRecipients: recipients,
        oneAdsRecipients: recipients,
        automarkRecipients: recipients,
        tradeInRecipients: recipients,
        notes: 'private-marker',
      },
    });
    expect(await (await get('highveld-crest')).text()).not.toMatch(/private-marker|Recipients|notes/);
  });

  it.each(['nobody', 'HIGHVELD-CREST', '', '..', "'; drop table dealers", '\0', 'a'.repeat(8000)])(
    'issue-2 §8: at %.20j there is none: 404',
    async (slug) => {
      const response = await get(slug);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toBe('application/problem+json');
      expect(v.is(problemSchema, await response.json())).toBe(true);
    },
  );

  it('issue-2 §8: takes no filter', async () => {
    const response = await ask(dealerBySlug, 'filter[where][slug]=x', { slug: 'highveld-crest' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ location: 'filter[where][slug]' }] });
  });
});
