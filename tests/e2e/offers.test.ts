import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { get } from './page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function open(path: string, viewport = { width: 390, height: 844 }) {
  const context = await browser.newContext({ baseURL: inject('baseUrl'), viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

describe('the offers of a range', () => {
  it('T-008 issue-3 §1: every monthly amount stands with its terms, which open without JavaScript', async () => {
    const page = await open('/vehicles/corolla/offers');
    await page.getByText('See every offer').click();
    const prices = page.locator('[data-monthly-price]');
    const count = await prices.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const price = prices.nth(index);
      const isCredit = (await price.getAttribute('data-monthly-price')) === 'credit';
      expect(await price.locator('summary').textContent()).toMatch(isCredit ? /instalment.*%.*repay/s : /month.*km/s);
      const table = price.locator('dl');
      expect(await table.isVisible()).toBe(false);
      await price.locator('summary').click();
      await table.waitFor({ state: 'visible' });
    }
    await page.context().close();
  });

  it('issue-3 §1: nothing is cut on a phone', async () => {
    for (const path of ['/vehicles/corolla/offers', '/af/vehicles/corolla/offers', '/zu/vehicles/corolla/offers']) {
      const page = await open(path);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
      await page.context().close();
    }
  });

  it('issue-3 §1: terms stand open on paper', async () => {
    const page = await open('/vehicles/corolla/offers', { width: 1440, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('[data-monthly-price] dl')
        .first()
        .evaluate((list) => list.clientHeight),
    ).toBeGreaterThan(0);
    await page.context().close();
  });

  it('T-008: every range has the page; one without offers says so and leads on', async () => {
    for (const path of ['/vehicles/corolla/offers', '/vehicles/fortuner/offers', '/zu/vehicles/fortuner/offers']) {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      expect(html).toContain('data-block="offers"');
      expect(html).toMatch(/href="[^"]*\/vehicles\/(corolla|fortuner)"/);
    }
  });

  it('T-008: unknown ranges and body types have none; other case leads to the address', async () => {
    expect((await get('/vehicles/no-such-range/offers')).status).toBe(404);
    expect((await get('/vehicles/suv/offers')).status).toBe(404);
    const moved = await get('/vehicles/Corolla/offers');
    expect(moved.status).toBe(307);
    expect(moved.headers.get('location')).toMatch(/\/vehicles\/corolla\/offers$/);
  });
});
