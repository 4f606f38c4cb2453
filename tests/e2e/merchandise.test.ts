import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { get } from './page';
import { mailAbout, sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const pageWithBlock = '/gr/motorsport/junior-academy';
const codesOf = (html: string) => [...html.matchAll(/data-product="(\w+)"/g)].map(([, code]) => code);

describe('the merchandise', () => {
  it('C-235 C-236 C-237: eight and the three that are always kept, in order of their codes; on its own page all', async () => {
    const shown = codesOf((await get(pageWithBlock)).html);
    expect(shown).toHaveLength(11);
    expect(shown).toEqual(expect.arrayContaining(['99M', '99N', '99P']));
    expect(shown).toEqual(shown.toSorted());
    expect(codesOf((await get('/gr/merchandise')).html).length).toBeGreaterThan(11);
  });

  it.each([
    { width: 390, inView: 1 },
    { width: 1440, inView: 3 },
  ])('C-231 C-238: at $width px $inView are in view below the stated heading', async ({ width, inView }) => {
    const page = await browser.newPage({ baseURL: inject('baseUrl'), viewport: { width, height: 900 } });
    await page.goto(pageWithBlock);
    const block = page.locator('[data-block=grMerchandise]');
    expect(await block.locator('h2').first().textContent()).toBe('GR MERCHANDISE');
    const whole = await block.locator('article').evaluateAll((cards) => {
      const isWhole = ({ left, right }: DOMRect) => left >= 0 && right <= innerWidth + 1;
      return cards.filter((card) => isWhole(card.getBoundingClientRect())).length;
    });
    expect(whole).toBe(inView);
    await page.close();
  });
});

it('C-239 C-240 C-241: a product opens its dialog, which holds the page still, is sent from there, and gives the page back', async () => {
  const page = await browser.newPage({ baseURL: inject('baseUrl'), reducedMotion: 'reduce' });
  await page.goto('/gr/merchandise');
  const card = page.locator('[data-product="99M"] a');
  await card.scrollIntoViewIfNeeded();
  const dialog = page.locator('dialog[open]');
  // Until the script has come the link leads to the form's own page.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('dialog') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await card.click();
  await dialog.waitFor();
  const scrolled = await page.evaluate(() => scrollY);
  expect(await dialog.locator('h2').first().textContent()).toBe('Product Enquiry: Team cap');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  expect(await overflow()).toBe('hidden');
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  const frame = await (await dialog.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The dialog holds no frame.');
  await frame.waitForSelector('#fullName');
  expect(await frame.locator('header nav, footer').count()).toBe(0);
  expect(await frame.textContent('main')).toContain('Team cap');
  await frame.fill('#fullName', 'Thandi Mokoena');
  await frame.fill('#contactNumber', '082 123 4567');
  await frame.fill('#emailAddress', 'thandi@mail.example');
  await frame.selectOption('#province', 'Gauteng');
  await sendUntilThanked(frame);
  const reference = await frame.locator('[data-reference]').getAttribute('data-reference');
  await expect.poll(() => mailAbout(reference ?? 'none').length).toBeGreaterThan(0);

  await dialog.locator('[data-close]').first().click();
  await dialog.waitFor({ state: 'detached' });
  expect(await overflow()).not.toBe('hidden');
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled + 100);
  await page.close();
});

it.each(['', '/af', '/zu'])('C-239: without scripts, language "%s", a product leads to its form', async (prefix) => {
  const page = await browser.newPage({ baseURL: inject('baseUrl'), javaScriptEnabled: false });
  await page.goto(`${prefix}/gr/merchandise`);
  await page.locator('[data-product="99N"] a').click();
  await page.waitForURL(`**${prefix}/enquiry/product?productCode=99N`);
  expect(await page.locator('main img').count()).toBe(1);
  await page.close();
});
