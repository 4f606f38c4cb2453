import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { phone, startVisits, untilLoaded } from './visitors';

const open = startVisits();

const below = '/payment-options/toyota-financial-services';

/** What an open calculator says a month, without spaces. */
async function monthlyOf(page: Page, calculator: string): Promise<string> {
  const price = page.locator(`[data-calculator="${calculator}"] [data-monthly-price]`).first();
  return ((await price.textContent()) ?? '').replace(/\s/g, '').split(/per|ngenyanga/)[0] ?? '';
}

/** The same by the API: rand to the cent as a page writes them, without spaces. */
async function monthlyByApi(calculator: string, body: object): Promise<string> {
  const answer = await fetch(`${inject('baseUrl')}/api/v1/finance/${calculator}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const { monthly } = (await answer.json()) as { monthly: number };
  return `R${Number.isInteger(monthly) ? monthly : monthly.toFixed(2)}`;
}

async function priceOf(code: string): Promise<number> {
  const answer = await fetch(`${inject('baseUrl')}/api/v1/vehicles?filter[where][code]=${code}`);
  const [row] = (await answer.json()) as { price: string }[];
  return Number(String(row?.price).replace(/\D/g, ''));
}

const asked = {
  instalment: 'modelCode=C18&deposit=50000&termMonths=60&balloonPercent=20&annualRatePercent=13.5',
  traditional: 'modelCode=C18&deposit=50000&termMonths=24&balloonPercent=35&annualRatePercent=12.75',
  lease: 'modelCode=C18&deposit=50000&termMonths=48&balloonPercent=25&annualRatePercent=9.25',
  'future-drive': 'modelCode=C18&deposit=50000&termMonths=36&annualKilometres=25000&annualRatePercent=14',
} as const;

describe.each(['en', 'af', 'zu'] as const)('calculators in %s', (locale) => {
  const prefix = locale === 'en' ? '' : `/${locale}`;

  it.each(Object.entries(asked))(
    'issue-5 §6: the %s page without JavaScript agrees with the API',
    async (calculator, query) => {
      const page = await open(`${prefix}${below}/${calculator}?calculator=${calculator}&${query}`, {
        javaScriptEnabled: false,
        viewport: phone,
      });
      const { modelCode, ...rest } = Object.fromEntries(new URLSearchParams(query));
      const numbers = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, Number(value)]));
      const price = await priceOf(String(modelCode));
      const expected = await monthlyByApi(calculator, {
        price,
        ...numbers,
        ...(calculator === 'future-drive' ? { modelCode } : {}),
      });
      expect(await monthlyOf(page, calculator)).toBe(expected);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    },
  );
});

describe('a calculator in the browser', () => {
  it('issue-5 §2: answers every change as the server would, and the address follows', async () => {
    const page = await open(`${below}/instalment?calculator=instalment&${asked.instalment}`);
    const form = page.locator('[data-calculator="instalment"]');
    await form.getByLabel('Term').selectOption('72');
    await form.getByLabel('Deposit', { exact: true }).fill('R 60 000');
    const expected = await monthlyByApi('instalment', {
      price: await priceOf('C18'),
      deposit: 60_000,
      termMonths: 72,
      balloonPercent: 20,
      annualRatePercent: 13.5,
    });
    await expect.poll(() => monthlyOf(page, 'instalment')).toBe(expected);
    expect(await form.getByLabel('Deposit', { exact: true }).inputValue()).toBe('60000');
    await expect.poll(() => page.url()).toContain('termMonths=72');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await monthlyOf(page, 'instalment')).toBe(expected);
  });

  it('T-213: a deposit above its cap is held there, and the page says why', async () => {
    const page = await open(`${below}/instalment`);
    const deposit = page.getByLabel('Deposit', { exact: true });
    await deposit.fill('999999');
    await page.getByText('cannot be put down here').waitFor();
    expect(await deposit.inputValue()).toBe('300000');
  });

  it('issue-5 §2: a result is announced once it has come to rest', async () => {
    const page = await open(`${below}/lease`);
    const status = page.locator('[data-calculator="lease"] [role="status"]');
    expect(await status.textContent()).toBe('');
    await page.getByLabel('Term').selectOption('48');
    await expect.poll(() => status.textContent()).toMatch(/a month, 48 instalments/);
  });

  it('T-231: a range without a guaranteed value is said by its name', async () => {
    const page = await open(`${below}/future-drive`);
    const vehicle = page.getByLabel('Vehicle', { exact: true });
    const vitz = await vehicle.locator('optgroup[label="Vitz"] option').first().getAttribute('value');
    await vehicle.selectOption(String(vitz));
    await page.getByText('Sorry, the Vitz is not available with FutureDrive. Please select another Vehicle.').waitFor();
  });

  it('C-352 C-353 C-354 C-355 C-356 D-312: every calculator is a block of its page', async () => {
    for (const [name, block] of [
      ['kinto-one', 'kintoOneCalculator'],
      ['lease', 'leaseCalculator'],
      ['future-drive', 'futureDriveCalculator'],
      ['future-drive-business', 'futureDriveCalculator'],
      ['instalment', 'instalmentCalculator'],
      ['finance', 'tabbedCalculator'],
    ]) {
      const html = await (await fetch(`${inject('baseUrl')}${below}/${name}`)).text();
      expect(html).toContain(`data-block="${block}"`);
    }
  });

  it('D-216 D-217: a used vehicle: Get A Quote shows the form, Calculator leads back to what was asked', async () => {
    const page = await open(`${below}/used?calculator=used&listedPrice=150000&deposit=20000`, {
      javaScriptEnabled: false,
    });
    await untilLoaded(page, () => page.getByRole('link', { name: 'Get A Quote' }).click());
    expect(new URL(page.url()).pathname).toBe('/enquiry/finance-offers');
    await untilLoaded(page, () => page.getByRole('link', { name: 'Calculator', exact: true }).click());
    expect(new URL(page.url()).pathname).toBe(`${below}/used`);
    expect(await page.getByLabel('Deposit', { exact: true }).inputValue()).toBe('20000');
  });

  it('T-265 T-267: the subscription starts at 1 000 km a month over 60 months', async () => {
    const page = await open(`${below}/kinto-one`, { javaScriptEnabled: false });
    expect(await page.getByLabel('Kilometres a month', { exact: true }).inputValue()).toBe('1000');
    expect(await page.getByLabel('Term', { exact: true }).inputValue()).toBe('60');
  });

  it('T-276 T-277: the subscription fetches its quote anew for other kilometres and another vehicle', async () => {
    const page = await open(`${below}/kinto-one`);
    const calculator = page.locator('[data-calculator="subscription"]');
    const before = await monthlyOf(page, 'subscription');
    await calculator.getByLabel('Kilometres a month', { exact: true }).selectOption('4000');
    await expect.poll(() => monthlyOf(page, 'subscription')).not.toBe(before);
    const dearer = await monthlyOf(page, 'subscription');
    await calculator.getByLabel('Vehicle', { exact: true }).selectOption('49Y');
    await expect.poll(() => monthlyOf(page, 'subscription')).not.toBe(dearer);
  });

  it('T-278: a quote that cannot be fetched is no card, and the page says so', async () => {
    const page = await open(`${below}/kinto-one`);
    await page.route('**/api/v1/ratebook/**', (route) => route.abort());
    await page.getByLabel('Kilometres a month', { exact: true }).selectOption('4000');
    await page.getByText('The quote could not be fetched').first().waitFor();
    expect(await page.locator('[data-calculator="subscription"] [data-monthly-price]').count()).toBe(0);
  });

  it('C-356: the tabs show one calculator at a time; the one that is asked something opens', async () => {
    const page = await open(`${below}/finance?calculator=subscription`);
    await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('KINTO ONE subscription');
    await page.getByRole('tab', { name: 'Instalment finance' }).click();
    await page.locator('[data-calculator="instalment"]').waitFor({ state: 'visible' });
    expect(await page.locator('[data-calculator="subscription"]').isVisible()).toBe(false);
  });
});

describe('the cards of a vehicle page', () => {
  it('T-020 T-021 T-022: a plus opens a card with its calculator for the chosen vehicle, and closes it', async () => {
    const page = await open('/vehicles/corolla/C18');
    const card = page.locator('[data-card="instalment"]').first();
    const plus = card.locator('button[aria-expanded]');
    expect(await plus.getAttribute('aria-expanded')).toBe('false');
    await plus.click();
    await card.locator('[data-calculator="instalment"] [data-monthly-price]').waitFor();
    expect(await plus.getAttribute('aria-expanded')).toBe('true');
    const expected = await monthlyByApi('instalment', {
      price: await priceOf('C18'),
      deposit: 0,
      termMonths: 72,
      balloonPercent: 30,
      annualRatePercent: 12,
    });
    expect(await monthlyOf(page, 'instalment')).toBe(expected);
    await plus.click();
    await card.locator('[data-calculator="instalment"]').waitFor({ state: 'hidden' });
  });

  it('T-024 T-025 T-227: Future Drive is there only for models with a guaranteed value; else the others widen', async () => {
    const page = await open('/vehicles/corolla/C18');
    const widthOf = async () => (await page.locator('article[data-card="instalment"]').boundingBox())?.width ?? 0;
    expect(await page.locator('article[data-card="future-drive"]').isVisible()).toBe(true);
    expect((await page.locator('article[data-card="future-drive"]').textContent())?.replace(/\s/g, ' ')).toContain(
      'Based on 20 000 km a year over 48 months.',
    );
    const narrow = await widthOf();
    await page.goto('/vehicles/vitz', { waitUntil: 'networkidle' });
    expect(await page.locator('article[data-card="future-drive"]').count()).toBe(0);
    expect(await widthOf()).toBeGreaterThan(narrow);
  });

  it('T-023 T-003 X-03: a dealer in a market without calculators shows no cards', async () => {
    const dealers = await fetch(`${inject('baseUrl')}/api/dealers?where[province][equals]=Namibia&limit=1&draft=false`);
    const { docs } = (await dealers.json()) as { docs: { slug: string }[] };
    const page = await open(`/dealers/${docs[0]?.slug}/new-vehicles/corolla`);
    expect(await page.locator('[data-block="calculatorCards"]').count()).toBe(0);
  });

  it('issue-5 §2: without JavaScript the plus leads to the whole page', async () => {
    const page = await open('/zu/vehicles/corolla', { javaScriptEnabled: false });
    await untilLoaded(page, () => page.locator('article[data-card="instalment"] button').click());
    expect(new URL(page.url()).pathname).toBe(`/zu${below}/instalment`);
    expect(await monthlyOf(page, 'instalment')).toMatch(/^R\d/);
  });
});

describe('Enquire Now', () => {
  it('T-033 T-035: opens the form in a new tab, with figures that the server has checked', async () => {
    const page = await open(`${below}/instalment?calculator=instalment&${asked.instalment}`);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('[data-calculator="instalment"]')
        .getByRole('link', { name: /Enquire Now/ })
        .click(),
    ]);
    await tab.waitForLoadState('load');
    expect(new URL(tab.url()).pathname).toBe('/enquiry/finance-offers');
    expect((await tab.locator('main').textContent())?.replace(/\s/g, '')).toContain(
      await monthlyOf(page, 'instalment'),
    );
  });
});
