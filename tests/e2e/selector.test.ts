import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { get } from './page';
import { desk, phone, startVisits, untilLoaded } from './visitors';

const visit = startVisits();
let page: Page;

async function open(...asked: Parameters<typeof visit>) {
  page = await visit(...asked);
}

const results = () => page.locator('[data-selector] [data-code]:visible');
const box = (name: string, value: string) => page.locator(`input[name="${name}"][value="${value}"]`);
const countOf = async (name: string, value: string) =>
  Number(await page.locator(`label:has(input[name="${name}"][value="${value}"]) [data-option-count]`).textContent());
const search = () => page.getByRole('searchbox', { name: 'Search for a model' });

describe('the selector’s page', () => {
  it('D-405 D-406 D-409: works without JavaScript, and its choice lives in the address', async () => {
    await open('/vehicles/derivatives', { javaScriptEnabled: false });
    expect(await page.locator('h1').textContent()).toBe('Derivative Selector');
    const hybrids = await countOf('fuel', 'hybrid');
    await box('fuel', 'hybrid').check();
    await untilLoaded(page, () => page.getByRole('button', { name: 'Show models' }).click());
    expect(new URL(page.url()).searchParams.getAll('fuel')).toEqual(['hybrid']);
    expect(await results().count()).toBe(hybrids);
    await search().fill('corolla');
    await untilLoaded(page, () => search().press('Enter'));
    expect(await results().count()).toBeLessThan(hybrids);
  });

  it('D-409 D-410 D-411 D-412: with JavaScript each option gives at once as many as stood beside it', async () => {
    await open('/vehicles/derivatives');
    for (const [name, value] of [
      ['fuel', 'diesel'],
      ['transmission', 'automatic'],
      ['drive', 'all-wheel'],
      ['grade', 'gr'],
    ] as const) {
      const count = await countOf(name, value);
      await box(name, value).check();
      expect(await results().count()).toBe(count);
    }
    expect(new URL(page.url()).search).toBe('?fuel=diesel&transmission=automatic&drive=all-wheel&grade=gr');
    expect(await page.getByRole('status').first().textContent()).toContain(String(await results().count()));
  });

  it('D-407: a range has its own', async () => {
    await open('/vehicles/fortuner/derivatives');
    expect(await page.locator('h1').textContent()).toBe('Fortuner Model Derivatives');
    expect(await page.locator('[data-selector-group]').count()).toBe(1);
    expect((await get('/vehicles/no-such-range/derivatives')).status).toBe(404);
    expect((await get('/vehicles/derivatives/anything')).status).toBe(404);
  });

  it.each([true, false])('D-408: on a phone the filters slide up, with JavaScript: %s', async (javaScriptEnabled) => {
    await open('/vehicles/derivatives', { viewport: phone, javaScriptEnabled });
    expect(await box('fuel', 'hybrid').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Advanced Vehicle Filters' }).click();
    const count = await countOf('fuel', 'hybrid');
    await box('fuel', 'hybrid').check();
    const show = () => page.getByRole('button', { name: 'Show models' }).click();
    await (javaScriptEnabled ? show() : untilLoaded(page, show));
    await expect.poll(() => box('fuel', 'hybrid').isVisible()).toBe(false);
    expect(await results().count()).toBe(count);
  });

  it('D-405: nothing is found: one sentence, and a way on', async () => {
    await open('/vehicles/derivatives');
    await search().fill('tractor');
    expect(await results().count()).toBe(0);
    await page.getByRole('link', { name: 'Show every model' }).click();
    expect(await results().count()).toBeGreaterThan(0);
    expect(new URL(page.url()).search).toBe('');
  });

  it('D-401 D-404: with a comparison so far, a choice is added to it', async () => {
    await open('/vehicles/derivatives');
    const [first, second] = await page
      .locator('[data-code]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-code')));
    await page.goto(`/vehicles/derivatives?code=${first}`);
    await untilLoaded(page, () => page.locator(`[data-code="${second}"] a`).click());
    expect(new URL(page.url()).pathname).toMatch(/^\/vehicles\/[^/]+\/compare$/);
    expect(new URL(page.url()).searchParams.getAll('code')).toEqual([first, second]);
  });
});

describe('the selector over another page', () => {
  it('D-405 D-406: is full screen, takes the focus, filters, and gives the focus back', async () => {
    await open('/vehicles');
    const opener = page.locator('a[data-derivative-selector]').first();
    await opener.focus();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Derivative Selector' });
    await dialog.waitFor();
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...desk });
    expect(await search().evaluate((field) => field === document.activeElement)).toBe(true);
    const all = await results().count();
    await search().fill('hilux');
    expect(await results().count()).toBeLessThan(all);
    expect(new URL(page.url()).pathname).toBe('/vehicles');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('D-405: the cross closes it, and a choice leads to its vehicle', async () => {
    await open('/vehicles');
    const opener = page.locator('a[data-derivative-selector]').first();
    await opener.click();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await opener.click();
    const choice = results().first();
    const code = await choice.getAttribute('data-code');
    await choice.locator('a').click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(new RegExp(`^/vehicles/[^/]+/${code}$`));
  });
});
