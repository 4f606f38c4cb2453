import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { get } from './page';
import { startVisits, untilLoaded } from './visitors';

const visit = startVisits();
let page: Page;

async function open(...asked: Parameters<typeof visit>) {
  page = await visit(...asked);
}

const cards = () => page.locator('[data-vehicle]');
const heading = () => page.locator('h1').textContent();
const address = () => new URL(page.url()).pathname + new URL(page.url()).search;

describe('filters', () => {
  it('issue-3 §1: a sentence chosen without JavaScript leads to its own address', async () => {
    await open('/vehicles', { javaScriptEnabled: false });
    const all = await cards().count();
    await page.locator('select[name="fuel"]').selectOption('hybrid');
    await page.locator('select[name="body"]').selectOption('suv');
    await untilLoaded(page, () => page.locator('[data-list-filter] button[type="submit"]').click());
    expect(new URL(page.url()).searchParams.get('fuel')).toBe('hybrid');
    expect(await cards().count()).toBeLessThan(all);
    expect(await heading()).toContain(`${await cards().count()} SUV`);
    expect(await page.locator('select[name="fuel"]').inputValue()).toBe('hybrid');
  });

  it('issue-3 §1: with JavaScript a choice is followed at once, and Back leads to the one before', async () => {
    await open('/vehicles');
    const before = await heading();
    await page.locator('select[name="seats"]').selectOption('7');
    await expect.poll(address).toBe('/vehicles?seats=7');
    await expect.poll(heading).not.toBe(before);
    await page.goBack();
    await expect.poll(heading).toBe(before);
    await expect.poll(() => page.locator('select[name="seats"]').inputValue()).toBe('');
  });

  it('issue-3 §1: a choice made with the keyboard waits for the button', async () => {
    await open('/vehicles');
    const show = page.locator('[data-list-filter] button[type="submit"]');
    expect(await show.isVisible()).toBe(false);
    await page.locator('select[name="fuel"]').focus();
    await page.keyboard.press('ArrowDown');
    await show.waitFor({ state: 'visible' });
    expect(address()).toBe('/vehicles');
    await show.click();
    await expect.poll(address).toMatch(/^\/vehicles\?fuel=/);
  });

  it('issue-3 §1: a body type alone is a path', async () => {
    await open('/af/vehicles');
    await page.locator('select[name="body"]').selectOption('suv');
    await expect.poll(address).toBe('/af/vehicles/suv');
  });

  it('issue-3 §1: nothing fits: one wish is dropped, and something does', async () => {
    await open('/vehicles?seats=7&fuel=hybrid&max=200000', { javaScriptEnabled: false });
    expect(await cards().count()).toBe(0);
    await untilLoaded(page, () => page.locator('[data-block="vehicle-ranges"] ul a').first().click());
    expect(await cards().count()).toBeGreaterThan(0);
  });

  it('issue-3 §1: search engines keep the list and the body types, not the filters', async () => {
    const { html } = await get('/vehicles/suv?fuel=hybrid');
    expect(html).toContain(`<link rel="canonical" href="${inject('baseUrl')}/vehicles/suv"`);
    expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect((await get('/vehicles/suv')).html).not.toMatch(/<meta name="robots" content="noindex/);
  });

  it.each(['/vehicles?max=cheap&fuel=steam', '/vehicles?seats=99999', '/vehicles?sort=%00'])(
    'issue-3 §1: %s is the list',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it('issue-3 §1: the inner addresses are no addresses', async () => {
    expect((await get('/vehicles/list/anything')).status).toBe(404);
  });
});

describe('comparing', () => {
  it('D-404: what is ticked is compared, without JavaScript too', async () => {
    await open('/vehicles', { javaScriptEnabled: false });
    const button = page.locator('form:has([name="code"]) button[type="submit"]');
    expect(await button.isVisible()).toBe(false);
    const ticks = page.locator('[name="code"]');
    const codes = [await ticks.nth(0).inputValue(), await ticks.nth(1).inputValue()];
    await ticks.nth(0).check();
    await ticks.nth(1).check();
    await button.click();
    const asked = new URL(page.url());
    expect(asked.pathname).toMatch(/^\/vehicles\/[^/]+\/compare$/);
    expect(asked.searchParams.getAll('code')).toEqual(codes);
  });
});
