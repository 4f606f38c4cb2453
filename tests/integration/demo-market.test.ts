import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VehicleModel } from '@/cms/payload-types';
import { type EditorLogin, loadDemoMarket } from '@/cms/seed/load-demo-market';
import { ranges } from '@/cms/seed/ranges/all-ranges';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { locales } from '@/i18n/locales';
import { openCms } from './database';
import { leavesOf, type Triple, triplesOf, valuesNamed } from './record-leaves';
import { docsOf, rest } from './visitor-rest';

const collections = [
  'media',
  'brands',
  'vehicle-categories',
  'vehicle-ranges',
  'vehicle-models',
  'promotions',
  'lease-quotes',
  'finance-tables',
  'gfv-values',
  'glossary-terms',
  'dealer-groups',
  'dealers',
  'markets',
  'pages',
  'products',
  'dealer-ads',
] as const satisfies CollectionSlug[];

let cms: Payload;
let editor: EditorLogin | null;
let records: unknown[];
let models: VehicleModel[];

beforeAll(async () => {
  cms = await openCms();
  ({ editor } = await loadDemoMarket(cms));
  [records, models] = [await everything(), await all('vehicle-models')];
});

afterAll(() => cms.destroy());

async function all<Slug extends (typeof collections)[number]>(collection: Slug) {
  return (await cms.find({ collection, pagination: false, depth: 0, sort: 'id' })).docs;
}

/** Every record and global, each localized leaf with its three languages. */
async function everything(): Promise<unknown[]> {
  const options = { depth: 0, locale: 'all' } as const;
  const lists = await Promise.all(
    collections.map(async (collection) => (await cms.find({ collection, pagination: false, ...options })).docs),
  );
  const globals = await Promise.all([
    cms.findGlobal({ slug: 'navigation', ...options }),
    cms.findGlobal({ slug: 'site-settings', ...options }),
    cms.findGlobal({ slug: 'ownership-costs', ...options }),
  ]);
  return [...lists.flat(), ...globals];
}

describe('demo market', () => {
  it('D-387: has its ranges with all of their models, and the categories in the stated order', async () => {
    const stored = await all('vehicle-ranges');
    expect(stored.length).toBeGreaterThanOrEqual(24);
    expect(models.length).toBeGreaterThanOrEqual(120);
    for (const { name, derivatives } of ranges) {
      const range = stored.find((record) => record.name === name);
      const own = models.filter((model) => model.range === range?.id);
      expect(own.map(({ code }) => code).sort(), name).toEqual(derivatives.map(({ code }) => code).sort());
      expect(own.every(({ specificationGroups }) => specificationGroups?.length === 6)).toBe(true);
    }
    const { docs } = await cms.find({ collection: 'vehicle-categories', sort: 'position', pagination: false });
    expect(docs.map(({ code }) => code).join(', ')).toBe(
      'at, mt, core, circuit, hybrid, xr, x-cite, luxury, plus, vx-l, vx, standard, gr, gr-s, legend, legend-55, ' +
        'mild-hybrid, exclusive, prestige, xs, xi, tx, raider, s-sr, s-sx, zx, gx-r, lwb, slwb, diesel, petrol, delux',
    );
  });

  it('X-03: has seven markets of which South Africa alone shows new prices, and Namibia used ones too', async () => {
    const markets = await all('markets');
    const where = (shown: 'newPricesShown' | 'newCalculatorsShown' | 'usedPricesShown') =>
      markets.filter((market) => market[shown]).map(({ code }) => code);
    expect(markets.map(({ code }) => code)).toEqual(['ZA', 'NA', 'BW', 'LS', 'SZ', 'ZM', 'ZW']);
    expect(where('newPricesShown')).toEqual(['ZA']);
    expect(where('newCalculatorsShown')).toEqual(['ZA']);
    expect(where('usedPricesShown')).toEqual(['ZA', 'NA']);
  });

  it('has South Africa’s public holidays: Easter ones computed, a Sunday followed by its Monday', async () => {
    const [southAfrica] = (await cms.find({ collection: 'markets', where: { code: { equals: 'ZA' } } })).docs;
    const days = southAfrica?.publicHolidays?.map(({ date }) => inJohannesburg(date)) ?? [];
    expect(days.filter((day) => day.startsWith('2026'))).toEqual(
      [
        '01-01',
        '03-21',
        '04-03',
        '04-06',
        '04-27',
        '05-01',
        '06-16',
        '08-09',
        '08-10',
        '09-24',
        '12-16',
        '12-25',
        '12-26',
      ] //
        .map((day) => `2026-${day}`),
    );
    expect(days.filter((day) => day.startsWith('2027'))).toEqual(
      [
        '01-01',
        '03-21',
        '03-22',
        '03-26',
        '03-29',
        '04-27',
        '05-01',
        '06-16',
        '08-09',
        '09-24',
        '12-16',
        '12-25',
        '12-26',
        '12-27',
      ] //
        .map((day) => `2027-${day}`),
    );
  });

  it('writes to nobody: every mail address and every outside link ends in .example', async () => {
    const texts = leavesOf([...records, ...(await all('dealers'))]);
    const addresses = texts.flatMap((text) => text.match(/[\w.+-]+@[\w.-]+\w/g) ?? []);
    expect(addresses.length).toBeGreaterThan(60);
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([]);
    const hosts = texts.flatMap((text) => text.match(/https?:\/\/[\w.-]+\w/g) ?? []);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });

  it('speaks three languages: no localized word is missing, no sentence is left in English', async () => {
    const triples = triplesOf(records);
    expect(triples.length).toBeGreaterThan(1000);
    expect(triples.filter(isHalfTranslated)).toEqual([]);
    expect(triples.filter(isLeftInEnglish)).toEqual([]);
  });

  it('has no dead link: each leads to a page, a range, a model or a route of the site', async () => {
    const pages = new Set((await all('pages')).map(({ slug }) => (slug === 'home' ? '/' : `/${slug}`)));
    const ranges = await all('vehicle-ranges');
    const vehicles = new Set(
      ranges.flatMap(({ id, rangeSlug }) => [
        `/vehicles/${rangeSlug}`,
        ...models.filter(({ range }) => range === id).map(({ code }) => `/vehicles/${rangeSlug}/${code}`),
      ]),
    );
    const links = valuesNamed(records, ['linkUrl', 'url', 'subMenuURL', 'mobileLinkUrl', 'modelPageLink']);
    const internal = [...new Set(links)].filter((link) => link.startsWith('/') && !link.startsWith('/api/media/'));
    expect(internal.length).toBeGreaterThan(10);
    expect(internal.filter((link) => !pages.has(link) && !vehicles.has(link) && !isRoute(link))).toEqual([]);
  });

  it('promotions are stored to the cent, at the price of their model', async () => {
    const promotions = await all('promotions');
    expect(promotions.length).toBeGreaterThanOrEqual(16);
    const prices = new Map(models.map(({ id, price }) => [id, price]));
    const cents = (rand: number) => Math.round(rand * 100);
    for (const offer of promotions) {
      expect(prices.get(Number(offer.vehicleModel))).toBe(offer.retailPrice);
      expect(cents(offer.financedAmount)).toBe(cents(offer.retailPrice) - cents(offer.deposit));
      expect(cents(offer.totalInstallments)).toBe(cents(offer.monthlyInstallment) * offer.installments);
      const end = offer.promotionType === 'GFV' ? offer.gfvRandValue : offer.balloonPaymentAmount;
      const payment = annuityInArrears(cents(offer.financedAmount), cents(end ?? 0), offer);
      expect(cents(offer.monthlyInstallment) - 6900).toBe(payment);
    }
  });

  it('lease quotes are stored for six derivatives or more', async () => {
    const quotes = await all('lease-quotes');
    expect(new Set(quotes.map(({ vehicleModel }) => vehicleModel)).size).toBeGreaterThanOrEqual(6);
    expect(
      quotes.every(({ odometerReading, monthlyKilometres, term }) => odometerReading === monthlyKilometres * term),
    ).toBe(true);
  });

  it('X-14: countdowns and the promotion lie around the day of loading', async () => {
    const now = Date.now();
    const settings = await cms.findGlobal({ slug: 'site-settings' });
    for (const date of [settings.defaultCountdown, settings.paralympicsCountdown, settings.dakarCountdown]) {
      expect(Date.parse(date ?? '')).toBeGreaterThan(now);
    }
    const [offer] = await all('promotions');
    expect(Date.parse(offer?.promoStartDate ?? '')).toBeLessThan(now);
    expect(Date.parse(offer?.promoEndDate ?? '')).toBeGreaterThan(now);
  });

  it('registers its pictures with their finished sizes, and they are served', async () => {
    const folder = cms.collections.media.config.upload.staticDir ?? '';
    const files = await all('media');
    for (const { filename, mimeType, sizes } of files) {
      const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(
        (name) => name != null,
      );
      expect(names.length).toBeGreaterThanOrEqual(mimeType === 'image/svg+xml' ? 1 : 5);
      expect(names.filter((name) => !existsSync(path.join(folder, name)))).toEqual([]);
    }
    const [picture] = docsOf(await rest('/media?where[filename][equals]=hilux-double-cab-copper.webp&depth=0'));
    expect(picture).toMatchObject({
      url: '/api/media/file/hilux-double-cab-copper.webp',
      sizes: {
        avif480: { url: '/api/media/file/hilux-double-cab-copper-480x420.avif', width: 480, mimeType: 'image/avif' },
        webp960: { url: '/api/media/file/hilux-double-cab-copper-960x840.webp', width: 960 },
        avif1920: { url: null },
      },
    });
    expect((await rest('/media/file/hilux-double-cab-copper-480x420.avif')).status).toBe(200);
  });

  it('loaded again, it has the same records with the same ids, and leaves enquiries and users alone', async () => {
    expect(editor?.password.length).toBeGreaterThanOrEqual(20);
    const [dealer] = await all('dealers');
    if (!dealer) throw new Error('There is no dealer.');
    const enquiry = await cms.create({ collection: 'enquiries', data: { ...anEnquiry, dealer: dealer.id } });
    await cms.update({ collection: 'dealers', id: dealer.id, data: { name: 'Renamed' } });
    const idsBefore = await Promise.all(collections.map(idsOf));

    expect(await loadDemoMarket(cms)).toEqual({ editor: null });

    expect(await Promise.all(collections.map(idsOf))).toEqual(idsBefore);
    expect(await cms.findByID({ collection: 'dealers', id: dealer.id, depth: 0 })).toMatchObject({ name: dealer.name });
    const kept = await cms.findByID({ collection: 'enquiries', id: enquiry.id, depth: 0 });
    expect(kept).toMatchObject({ dealer: dealer.id, reference: anEnquiry.reference });
    const login = { email: String(editor?.email), password: String(editor?.password) };
    expect((await cms.login({ collection: 'users', data: login })).user).toMatchObject({ role: 'editor' });
    const triples = triplesOf(await everything());
    expect(triples.filter(isHalfTranslated)).toEqual([]);
  }, 120_000);
});

async function idsOf(collection: (typeof collections)[number]) {
  return (await all(collection)).map(({ id }) => id).sort((one, other) => one - other);
}

const anEnquiry = {
  reference: 'DEMO-1',
  type: 'VEHICLE_ENQUIRE',
  fullName: 'Lindiwe Example',
  contactNumber: '+27821234567',
  emailAddress: 'lindiwe@visitor.example',
  locale: 'zu',
  submittedAt: '2026-01-05T08:00:00.000Z',
  idempotencyKey: 'demo-market-test',
  contentHash: 'none',
  status: 'new',
} as const;

function inJohannesburg(date: string) {
  return new Date(Date.parse(date) + 2 * 3_600_000).toISOString().slice(0, 10);
}

/** A route that is code, not a page of the CMS; of a range, one below it. */
function isRoute(link: string) {
  const { pathname } = new URL(link, 'http://forecourt.example');
  const slug = ranges
    .map((range) => range.toRange(noIds).rangeSlug)
    .find((each) => pathname.startsWith(`/vehicles/${each}/`));
  const isForm = Object.keys(enquiryForms).some((name) => pathname === `/enquiry/${name}`);
  const folder = slug ? pathname.replace(`/${slug}/`, '/[rangeSlug]/') : isForm ? '/enquiry/[form]' : pathname;
  return ['page.tsx', '[[...query]]/page.tsx'].some((page) =>
    existsSync(path.join('src/app/(site)/[locale]', folder, page)),
  );
}

const noIds = { brand: 0, picture: () => 0, category: () => 0 };

/** A leaf is written in all three languages or left out in all three. */
function isHalfTranslated(triple: Triple) {
  return new Set(locales.map((locale) => isEmpty(triple[locale]))).size > 1;
}

function isEmpty(value: unknown) {
  return leavesOf(value).every((text) => text.trim() === '');
}

/** Names and figures may be the same everywhere; four words or more are a sentence. */
function isLeftInEnglish({ en, af, zu }: Triple) {
  const [english, afrikaans, zulu] = [en, af, zu].map((value) => leavesOf(value).join(' '));
  const words = english?.match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 4 && (english === afrikaans || english === zulu);
}

/** T§9: what pays off `financed` but for `balloon`, at the end of each month, in cents, rounded half up once. */
function annuityInArrears(
  financed: number,
  balloon: number,
  { interestRate, installments }: { interestRate: number; installments: number },
) {
  const monthly = interestRate / 12;
  const growth = (1 + monthly) ** installments;
  return Math.round(((financed * growth - balloon) * monthly) / (growth - 1));
}
