import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Payload } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FinanceTable } from '@/cms/payload-types';
import { financeTable } from '@/cms/seed/finance-table';
import { toFinanceEnquiryUrl, toSubscriptionEnquiryUrl } from '@/domain/finance/enquiry-link';
import type { FinanceEnquiryPlace } from '@/features/enquiry/finance-enquiry';
import { readFormState } from '@/features/enquiry/form-state';
import { sealForm } from '@/features/enquiry/form-token';
import type { RefusedForm } from '@/features/enquiry/form-types';
import { routeLanguage } from '@/i18n/language-routing';
import type { Locale } from '@/i18n/locales';
import { getEnv } from '@/lib/env';
import { openCms, startRequest } from './database';
import { createMarket, createVehicle, emptyOutbox, forgetCounts, readOutbox, saidIn } from './enquiry-market';
import { thanksAt } from './thanks-at';

/** The site's own port, on which a form's page is asked for again; it notes the form that it would show. */
const shownAgain: { url: string; state: RefusedForm | null }[] = [];
let pages: Server;
let cms: Payload;

beforeAll(async () => {
  pages = createServer((request, response) => {
    const header = (name: string) => [request.headers[name]].flat()[0] ?? null;
    shownAgain.push({ url: request.url ?? '', state: readFormState({ get: header }) });
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>the form again</title>');
  }).listen(0, '127.0.0.1');
  await once(pages, 'listening');
  const address = pages.address();
  process.env.PORT = String(typeof address === 'object' && address ? address.port : 0);
  cms = await openCms();
  await createMarket(cms);
  await createVehicle(cms);
  await createFinance();
});
afterAll(() => pages.close());
beforeEach(async () => {
  startRequest();
  forgetCounts();
  shownAgain.length = 0;
  await emptyOutbox(cms);
});

/** The stated table, but for rates that begin at 0: what is paid is then divided, and every figure worked by hand. */
async function createFinance() {
  const { instalment, futureDrive, lease, used } = financeTable as FinanceTable;
  await cms.create({
    collection: 'finance-tables',
    data: {
      ...(financeTable as FinanceTable),
      instalment: { ...instalment, ratePercents: [0, 12] },
      futureDrive: { ...futureDrive, ratePercents: [0, 12] },
      lease: { ...lease, lowestRatePercent: 0 },
      used: { ...used, lowestRatePercent: 0 },
    },
  });
  await cms.create({
    collection: 'gfv-values',
    data: { smc: 'HDC28LRS', description: 'Hilux', term: 48, factor: 0.4 },
  });
  const { docs } = await cms.find({ collection: 'vehicle-models', limit: 1 });
  await cms.create({
    collection: 'lease-quotes',
    data: {
      quoteReference: 'K1-HDC-60-1000',
      vehicleModel: docs[0]?.id ?? 0,
      product: 'KINTO ONE',
      modelYear: 2026,
      term: 60,
      odometerReading: 60_000,
      monthlyKilometres: 1_000,
      leasePrice: 12_345.5,
      vehiclePrice: 899_900,
      excessKilometreCharge: 1.85,
      validUntil: '2099-12-31T00:00:00.000+02:00',
    },
  });
  await cms.update({ collection: 'dealers', where: {}, data: { toyotaSupplier: 'Y' } });
  await cms.create({
    collection: 'markets',
    data: {
      code: 'ZA',
      name: 'South Africa',
      provinces: ['Gauteng'],
      currency: 'ZAR',
      pricePrefix: 'R',
      vatRate: 0.15,
      phonePrefix: '+27',
      usedPricesShown: true,
    },
  });
  await cms.update({ collection: 'markets', where: { code: { equals: 'NA' } }, data: { usedPricesShown: true } });
}

const queryOf = (url: string) => Object.fromEntries(new URL(url, 'https://example.test').searchParams);

/** R899 900 less R99 900, 10% (R89 990) left after 72 months at 0%: R710 010 / 72 and R69 is R9 930.25 a month. */
const calculator = {
  calculator: 'instalment',
  asked: { modelCode: 'HDC28LRS', deposit: '99900', termMonths: '72', balloonPercent: '10', annualRatePercent: '0' },
  modelName: 'Hilux 2.8 GD-6 Legend',
  instalments: 72,
  monthlyCents: 993_025,
  carImage: '',
  dealerSlug: null,
  path: '/vehicles/hilux',
} as const;
const instalment = queryOf(toFinanceEnquiryUrl(calculator));

/** 40% (R359 960) is guaranteed after 48 months: R440 040 / 48 and R69 is R9 236.50 a month. */
const futureDrive = queryOf(
  toFinanceEnquiryUrl({
    ...calculator,
    calculator: 'future-drive',
    asked: {
      modelCode: 'HDC28LRS',
      deposit: '99900',
      termMonths: '48',
      annualKilometres: '20000',
      annualRatePercent: '0',
    },
    instalments: 48,
    monthlyCents: 923_650,
    path: '/payment-options/toyota-financial-services/future-drive-business',
  }),
);

/** 20% (R179 980) left after 36 months: R620 020 / 36 is R17 222.78 a month, and no fees. */
const lease = queryOf(
  toFinanceEnquiryUrl({
    ...calculator,
    calculator: 'lease',
    asked: { ...calculator.asked, termMonths: '36', balloonPercent: '20' },
    instalments: 36,
    monthlyCents: 1_722_278,
  }),
);

const subscription = queryOf(
  toSubscriptionEnquiryUrl(
    {
      vehicleRange: 'Hilux',
      vehicleModel: '2.8 GD-6 Legend',
      rentalTerm: 60,
      affordability: 12_345.5,
      mileage: 1_000,
      modelCode: 'HDC28LRS',
      quoteReference: 'K1-HDC-60-1000',
      imgCar: '',
    },
    null,
  ),
);

const contact = {
  fullName: 'Thandi Mokoena',
  contactCountry: 'ZA',
  contactNumber: '082 123 4567',
  emailAddress: 'thandi@mail.example',
  province: 'Gauteng',
  dealer: 'sandton',
};

const routes = {
  kinto: () => import('@/app/(site)/[locale]/enquiry/kinto/send/route'),
  finance: () => import('@/app/(site)/[locale]/enquiry/finance-offers/send/route'),
  lease: () => import('@/app/(site)/[locale]/enquiry/finance/finance-query/send/route'),
};
const dealerRoutes = {
  kinto: () => import('@/app/(site)/[locale]/dealers/[dealerSlug]/kinto-offers/send/route'),
  finance: () => import('@/app/(site)/[locale]/dealers/[dealerSlug]/finance-offers/send/route'),
};

type Sent = { locale?: Locale; dealerSlug?: string; headers?: Record<string, string> };

function toRequest(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const seal = sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 });
  const body = new URLSearchParams({ ...fields, ...seal });
  return new Request('http://site.example/send', { method: 'POST', body, headers });
}

async function send(form: keyof typeof routes, fields: Record<string, string>, { locale = 'en', headers }: Sent = {}) {
  const { POST } = await routes[form]();
  return POST(toRequest({ ...contact, ...fields }, headers), { params: Promise.resolve({ locale }) });
}

async function sendToDealer(
  form: keyof typeof dealerRoutes,
  fields: Record<string, string>,
  { locale = 'en', dealerSlug = 'maseru', headers }: Sent = {},
) {
  const { POST } = await dealerRoutes[form]();
  const params = Promise.resolve({ locale, dealerSlug });
  return POST(toRequest({ ...contact, ...fields }, headers), { params });
}

const json = { accept: 'application/json' };
const enquiries = async () => (await cms.find({ collection: 'enquiries', depth: 0, pagination: false })).docs;
/** Texts as they are typed: amounts have spaces that do not break. */
const plain = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

async function letters() {
  const [toDealer, toVisitor] = await readOutbox(cms);
  return { dealer: plain(toDealer?.text), visitor: plain(toVisitor?.text), toDealer, toVisitor };
}

async function pageOf(place: FinanceEnquiryPlace, query: Record<string, string>, more: { refused?: RefusedForm } = {}) {
  const { FinanceEnquiryPage } = await import('@/features/enquiry/finance-enquiry-page');
  const page = await FinanceEnquiryPage({ locale: 'en', place, query, refused: null, ...more });
  return plain(renderToStaticMarkup(page));
}
const mainFinance = { kind: 'finance-offers', dealerSlug: null } as const;
const mainKinto = { kind: 'kinto-offers', dealerSlug: null } as const;

describe('a finance enquiry', () => {
  it('T-033 T-041: is stored with what was carried and what was checked, and both letters list it', async () => {
    const response = await send('finance', instalment, { locale: 'af' });
    expect(response.status).toBe(303);
    const [enquiry] = await enquiries();
    expect(response.headers.get('location')).toBe(thanksAt('/af/enquiry/finance-offers/thank-you', enquiry?.reference));
    expect(enquiry).toMatchObject({ type: 'FINANCE_OFFER_REQUEST', locale: 'af', modelCode: 'HDC28LRS' });
    expect(enquiry?.details).toEqual({
      ...instalment,
      contactCountry: 'ZA',
      contactNumber: '082 123 4567',
      checked: 'agrees',
      checkedMonthly: '9930.25',
      checkedInstalments: '72',
      checkedRatePercent: '0',
      checkedPrice: '899900.00',
      checkedDeposit: '99900.00',
      checkedFinanced: '800000.00',
      // 72 × R9 930.25
      checkedTotalOfInstalments: '714978.00',
      checkedBalloon: '89990.00',
      checkedInitiationFee: '1207.50',
      // R714 978 + R89 990 + R1 207.50
      checkedTotalRepayable: '806175.50',
      checkedCostOfCredit: '6175.50',
    });
    const { dealer, visitor, toDealer, toVisitor } = await letters();
    expect(toDealer?.subject).toBe(`Finance enquiry ${enquiry?.reference}: Hilux 2.8 GD-6 Legend`);
    expect(toDealer?.recipients).toEqual(['sales@sandton.example', 'manager@sandton.example']);
    for (const line of [
      'Figures: Checked on ',
      'A month: R9 930.25',
      'Number of instalments: 72 monthly',
      'Total of all instalments, with interest and fees: R714 978',
      'Balloon payment at the end: R89 990 (10% of the price)',
      'Initiation fee, once: R1 207.50',
      'Total to repay: R806 175.50',
      'Of which interest and fees: R6 175.50',
      'Deposit: R99 900',
      'Cash price: R899 900',
    ]) {
      expect(dealer).toContain(line);
    }
    expect(toVisitor?.subject).toBe(`Jou finansieringsnavraag ${enquiry?.reference}`);
    for (const line of ['Per maand: R9 930.25', 'Getal paaiemente: 72', 'Totaal terug te betaal: R806 175.50']) {
      expect(visitor).toContain(line);
    }
  });

  it('T-037 T-038: for a business asks its name, which only the dealer’s letter repeats', async () => {
    const refused = await send('finance', futureDrive, { headers: json });
    expect(await refused.json()).toEqual({
      errors: [{ field: 'companyName', message: 'Name of the business is required' }],
    });
    expect((await send('finance', { ...futureDrive, companyName: 'Mokoena & Sons (Pty) Ltd' })).status).toBe(303);
    const [enquiry] = await enquiries();
    expect(enquiry?.details).toMatchObject({
      companyName: 'Mokoena & Sons (Pty) Ltd',
      calc: 'true-b',
      offerType: 'GFV',
      checked: 'agrees',
      checkedMonthly: '9236.50',
      checkedBalloon: '359960.00',
    });
    const { dealer, visitor } = await letters();
    expect(dealer).toContain('Business: Mokoena & Sons (Pty) Ltd');
    expect(dealer).toContain('Guaranteed future value at the end: R359 960 (40% of the price)');
    expect(dealer).toContain('Kilometres a year: 20 000');
    expect(visitor).not.toContain('Mokoena & Sons');
  });

  it('issue-5 §2: a posted figure counts for nothing: today’s is stored and mailed beside it', async () => {
    await send('finance', { ...instalment, monthlyInstallment: '1', checkedMonthly: '1.00', checked: 'agrees' });
    const [enquiry] = await enquiries();
    expect(enquiry?.details).toMatchObject({
      monthlyInstallment: '1',
      checked: 'differs',
      checkedMonthly: '9930.25',
    });
    const { dealer, visitor } = await letters();
    for (const text of [dealer, visitor]) {
      expect(text).toContain('A month: R9 930.25');
      expect(text).toContain('A month, in the link: R1\n');
    }
  });

  it('issue-5 §2: what cannot be checked goes on as the link has it; a stranger’s words stay out of the visitor’s letter', async () => {
    await send('finance', {
      modelName: 'You have won, call 082 555 0000',
      monthlyInstallment: '5000',
      instalments: '72',
      calc: 'true',
    });
    const [enquiry] = await enquiries();
    expect(enquiry).toMatchObject({ modelCode: null, details: { checked: 'unchecked', monthlyInstallment: '5000' } });
    expect(enquiry?.details).not.toHaveProperty('checkedMonthly');
    const { dealer, visitor } = await letters();
    expect(dealer).toContain('Figures: Not checked: as the link has them');
    expect(dealer).toContain('Vehicle: You have won, call 082 555 0000');
    expect(visitor).toContain('A month: R5 000');
    expect(saidIn(visitor)).not.toContain('won');
  });

  it('X-03: figures are mailed nobody in a market that publishes none', async () => {
    await send('finance', { ...instalment, province: 'Namibia', contactCountry: 'NA', contactNumber: '081 124 5678' });
    const [enquiry] = await enquiries();
    expect(enquiry?.details).toMatchObject({ checked: 'agrees', checkedMonthly: '9930.25' });
    const { dealer, visitor } = await letters();
    for (const text of [dealer, visitor]) {
      expect(text).toContain('Hilux 2.8 GD-6 Legend');
      expect(text).toContain('Not published in this market');
      expect(saidIn(text)).not.toMatch(/R\d/);
    }
  });

  it('T-034: on a dealer’s site goes to that dealer, whatever is posted; an unknown dealer is a 404', async () => {
    const response = await sendToDealer('finance', { ...instalment, dealer: 'sandton' }, { locale: 'zu' });
    const [enquiry] = await enquiries();
    expect(response.headers.get('location')).toBe(
      thanksAt('/zu/dealers/maseru/finance-offers/thank-you', enquiry?.reference),
    );
    expect(enquiry).toMatchObject({ dealerName: 'Dealer maseru', type: 'FINANCE_OFFER_REQUEST' });
    expect((await letters()).visitor).toContain('Ngenyanga: R9 930.25');
    expect((await sendToDealer('finance', instalment, { dealerSlug: 'nobody' })).status).toBe(404);
    expect((await sendToDealer('finance', instalment, { dealerSlug: '../../admin' })).status).toBe(404);
  });

  it('T-040: the slash at the end of its address leads to the page, with the whole query', () => {
    const url = toFinanceEnquiryUrl({ ...calculator, calculator: 'lease' });
    expect(url).toMatch(/^\/enquiry\/finance\/finance-query\/\?/);
    expect(routeLanguage(`/af${url}`, undefined)).toEqual({
      kind: 'redirect',
      location: `/af${url.replace('/?', '?')}`,
    });
  });

  it('T-040: a lease is a finance query', async () => {
    const response = await send('lease', lease);
    expect(response.headers.get('location')).toContain('/enquiry/finance/finance-query/thank-you?reference=');
    const [enquiry] = await enquiries();
    expect(enquiry).toMatchObject({
      type: 'FINANCE_QUERY',
      // 36 payments of R17 222.78 less what rounding adds are R620 020
      details: { checked: 'agrees', checkedMonthly: '17222.78', checkedTotalOfInstalments: '620020.00' },
    });
    expect((await letters()).toDealer?.subject).toContain('Lease enquiry');
  });

  it('T-279 X-43: a used vehicle is worked out from its listed price, by the rules of its market', async () => {
    // R100 000 and 15% VAT are R115 000; less R10 000 over 60 months R1 750, and R69 or N$93 a month
    const used = (monthlyCents: number) => {
      const asked = { deposit: '10000', termMonths: '60', balloonPercent: '0', annualRatePercent: '0' };
      const url = toFinanceEnquiryUrl({ ...calculator, calculator: 'used', asked, instalments: 60, monthlyCents });
      return { ...queryOf(url), listedPrice: '100000' };
    };
    await send('finance', used(181_900));
    expect(await enquiries()).toMatchObject([
      { modelCode: null, details: { checked: 'agrees', checkedPrice: '115000.00', listedPrice: '100000' } },
    ]);
    expect((await letters()).visitor).toContain('Listed price, VAT excluded: R100 000');
    const html = await pageOf(mainFinance, used(184_300));
    expect(html).toContain('data-checked="agrees"');
    expect(html).toContain('N$</span>1 843');
    expect(html).toContain('A used vehicle at N$115 000');
    const withVat = { ...used(181_900), listedPrice: '115000', vat: 'included' };
    expect(await pageOf(mainFinance, withVat)).toContain('data-checked="agrees"');
    expect(html).toContain('The listed price is as you typed it');
    expect(await pageOf(mainFinance, used(100))).toContain('data-checked="differs"');
  });

  it('issue-5 §2: without a link asks which vehicle it is about', async () => {
    expect(await pageOf(mainFinance, {})).toContain('name="vehicle"');
    await send('finance', { vehicle: 'HDC28LRS' });
    const [enquiry] = await enquiries();
    expect(enquiry).toMatchObject({ modelCode: 'HDC28LRS', details: { checked: 'nothing' } });
    expect((await letters()).visitor).toContain('Vehicle: Hilux 2.8 GD-6 Legend');
  });

  it('issue-5 §4: a refused form is shown again with its figures and everything typed', async () => {
    const response = await sendToDealer('finance', { ...instalment, fullName: '' });
    expect(response.status).toBe(422);
    const [again] = shownAgain;
    expect(again).toMatchObject({
      url: '/dealers/maseru/finance-offers',
      state: { typed: { ...instalment, contactNumber: '082 123 4567' }, errors: [{ code: 'fullNameRequired' }] },
    });
    const refused = again?.state ?? undefined;
    const html = await pageOf({ kind: 'finance-offers', dealerSlug: 'maseru' }, {}, { refused });
    expect(html).toContain('data-checked="agrees"');
    expect(html).toContain('value="082 123 4567"');
    expect(html).toContain('Full name is required');
    expect(await enquiries()).toEqual([]);
  });
});

describe('a subscription enquiry', () => {
  it('T-030 T-032 T-041 T-268: is stored with its quote, and both letters list it', async () => {
    await send('kinto', subscription);
    const [enquiry] = await enquiries();
    expect(enquiry).toMatchObject({ type: 'KINTO_OFFER_REQUEST', modelCode: 'HDC28LRS' });
    expect(enquiry?.details).toEqual({
      ...subscription,
      contactCountry: 'ZA',
      contactNumber: '082 123 4567',
      checked: 'agrees',
      checkedMonthly: '12345.50',
      checkedTerm: '60',
      checkedMonthlyKilometres: '1000',
      checkedExcessKilometre: '1.85',
      // 60 × R12 345.50
      checkedTotal: '740730.00',
      checkedQuoteReference: 'K1-HDC-60-1000',
      checkedProtect: '1896.84',
    });
    const { dealer, visitor } = await letters();
    for (const text of [dealer, visitor]) {
      for (const line of [
        'A month: R12 345.50',
        'Term: 60 months',
        'Total of all payments: R740 730',
        'Kilometres included: 60 000 km over the term, 1 000 km a month',
        'Each kilometre above that: R1.85',
        'KINTO Protect, if you take it: R1 896.84 a month',
        'At the end: You own nothing at the end',
      ]) {
        expect(text).toContain(line);
      }
    }
  });

  it('issue-6 §2: sent again after its table has changed, it is the same enquiry', async () => {
    const { POST } = await routes.finance();
    const fields = {
      ...contact,
      ...instalment,
      ...sealForm({ secret: getEnv().payloadSecret, nowMs: Date.now() - 10_000 }),
    };
    const again = async () => {
      const request = new Request('http://site.example/send', {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: json,
      });
      return (await POST(request, { params: Promise.resolve({ locale: 'en' }) })).json();
    };
    const first = await again();
    const { docs } = await cms.find({ collection: 'vehicle-models', depth: 0 });
    const [model] = docs;
    if (!model) throw new Error('There is no model.');
    const { id, price } = model;
    await cms.update({ collection: 'vehicle-models', id, data: { price: 1_000_000 } });
    startRequest();
    expect(await again()).toEqual(first);
    await cms.update({ collection: 'vehicle-models', id, data: { price } });
    expect(await enquiries()).toHaveLength(1);
  });

  it('issue-6 §5: a mailbox gets ten letters that nobody asked for, and every enquiry is kept', async () => {
    for (let sent = 0; sent < 12; sent += 1) await send('finance', instalment);
    expect(await enquiries()).toHaveLength(12);
    expect((await readOutbox(cms)).filter(({ kind }) => kind === 'visitor')).toHaveLength(10);
  });

  it('T-031: on a dealer’s site goes to that dealer', async () => {
    await sendToDealer('kinto', { ...subscription, affordability: '9000', mileage: '500' }, { locale: 'af' });
    expect(await enquiries()).toMatchObject([
      { dealerName: 'Dealer maseru', details: { checked: 'differs', checkedMonthly: '12345.50' } },
    ]);
    const { visitor } = await letters();
    expect(visitor).toContain('Per maand, in die skakel: R9 000');
    expect(visitor).toContain('Kilometers per maand, in die skakel: 500');
  });

  it('issue-5 §2: a quote that holds no longer goes on as the link has it', async () => {
    await send('kinto', { ...subscription, quoteReference: 'K1-OLD', rentalTerm: '48' });
    expect(await enquiries()).toMatchObject([{ modelCode: 'HDC28LRS', details: { checked: 'unchecked' } }]);
    const { dealer, visitor } = await letters();
    expect(dealer).toContain('Quote: K1-OLD');
    expect(visitor).toContain('Vehicle: Hilux 2.8 GD-6 Legend');
    expect(visitor).not.toContain('K1-OLD');
  });
});

describe('the page of such a form', () => {
  it('issue-5 §2: shows the figures that agree with all of their terms, and carries what it takes to check them', async () => {
    const html = await pageOf(mainFinance, instalment);
    expect(html).toContain('data-checked="agrees"');
    expect(html).toContain('data-model-code="HDC28LRS"');
    for (const words of ['9 930.25', '72 instalments', 'R806 175.50 to repay in all', 'R714 978', '<details']) {
      expect(html).toContain(words);
    }
    for (const [name, value] of Object.entries(instalment)) {
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
    }
    expect(html).toContain('action="/enquiry/finance-offers/send"');
    expect(html).not.toContain('companyName');
  });

  it('issue-5 §2: shows today’s figures where they differ, those of the link beside them', async () => {
    const html = await pageOf(mainFinance, { ...instalment, monthlyInstallment: '9000' });
    expect(html).toContain('data-checked="differs"');
    expect(html).toMatch(/<td[^>]*>R9 930\.25<\/td><td[^>]*>R9 000<\/td>/);
  });

  it('issue-5 §2: shows what cannot be checked as the link’s own words', async () => {
    const html = await pageOf(mainFinance, { ...instalment, modelCode: 'NONE', modelName: '<b>Best</b>\u202e car' });
    expect(html).toContain('data-checked="unchecked"');
    expect(html).toContain('In your link, not checked');
    expect(html).toContain('&lt;b&gt;Best&lt;/b&gt; car');
    expect(html).not.toContain('to repay in all');
  });

  it('T-274 T-031: a subscription on a dealer’s site names the dealer and asks for none', async () => {
    const html = await pageOf({ kind: 'kinto-offers', dealerSlug: 'maseru' }, subscription);
    expect(html).toContain('Your request goes to Dealer maseru.');
    expect(html).not.toContain('name="dealer"');
    for (const words of ['R1 896.84 a month', 'R1.85', '60 000 km', 'you own nothing at the end']) {
      expect(html).toContain(words);
    }
    expect(await pageOf(mainKinto, subscription)).toContain('name="dealer"');
  });

  it('T-039: speaks to a business', async () => {
    const html = await pageOf(mainFinance, { ...instalment, calc: 'true-b' });
    expect(html).toContain('how to reach your business');
    expect(html).toContain('name="companyName"');
  });

  it('X-03 D-370: on a site whose market publishes no figures shows none', async () => {
    const move = (province: 'Namibia' | 'Gauteng') =>
      cms.update({ collection: 'dealers', where: { slug: { equals: 'maseru' } }, data: { province } });
    await move('Namibia');
    startRequest();
    const html = await pageOf({ kind: 'finance-offers', dealerSlug: 'maseru' }, instalment);
    await move('Gauteng');
    expect(html).toContain('data-checked="hidden"');
    expect(html.replace(/<input[^>]*>/g, '')).not.toMatch(/R\d|9 930/);
  });
});
