import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { untilHydrated } from './visitors';

const baseUrl = inject('baseUrl');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
let browser: Browser;
let context: BrowserContext | undefined;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(async () => {
  await context?.close();
});

afterAll(() => browser.close());

describe('menus', () => {
  it('D-314: open once the pointer has rested for 300 ms, and close after it has left', async () => {
    const page = await open('/', { viewport: desk });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await firstWord(page).hover();
    await page.locator('#main-menu summary:hover').waitFor();
    await page.clock.runFor(299);
    expect(await openMenus(page)).toBe(0);
    await page.clock.runFor(1);
    expect(await openMenus(page)).toBe(1);
    await page.mouse.move(desk.width / 2, desk.height - 4);
    await page.locator('#main-menu details:hover').waitFor({ state: 'detached' });
    await page.clock.runFor(300);
    expect(await openMenus(page)).toBe(0);
  });

  it('D-313: open by click, and close by a click elsewhere', async () => {
    const page = await open('/', { viewport: desk });
    await firstWord(page).click();
    await page.locator('#main-menu details[open] a').first().waitFor();
    await page.mouse.click(desk.width / 2, desk.height - 4);
    await page.locator('#main-menu details[open]').waitFor({ state: 'detached' });
  });

  it('D-313: open by keyboard; Escape gives the focus back, Tab leaves', async () => {
    const page = await open('/', { viewport: desk });
    await firstWord(page).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.matches('#main-menu details[open] a'))).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.matches('#main-menu summary'))).toBe(true);
    expect(await openMenus(page)).toBe(0);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      expect(await openMenus(page)).toBe(1);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Enter');
    const links = await page.locator('#main-menu details[open] a').count();
    for (let stop = 0; stop <= links; stop += 1) await page.keyboard.press('Tab');
    expect(await openMenus(page)).toBe(0);
  });

  it('D-320: a phone shows one level at a time, without JavaScript too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/', { viewport: phone, javaScriptEnabled });
      const words = page.locator('#main-menu summary');
      await page.locator('button[popovertarget="main-menu"]').last().click();
      await words.nth(1).waitFor();
      await words.first().click();
      await page.locator('#main-menu details[open] a').first().waitFor();
      expect(await words.nth(1).isVisible()).toBe(false);
      await words.first().click();
      await words.nth(1).waitFor();
      await context?.close();
    }
  });
});

describe('languages', () => {
  it('D-319 D-329 D-330 D-331 D-333: the selector writes the cookie for a year and shows the page again', async () => {
    const page = await open('/', { viewport: desk });
    await page.locator('header details[data-menu="click"] summary').click();
    await page.locator('header a[hreflang="zu"]').last().click();
    await page.waitForURL(`${baseUrl}/zu`);
    expect(await page.locator('html').getAttribute('lang')).toBe('zu');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'language');
    expect(cookie?.value).toBe('zulu');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  });
});

describe('cookie notice', () => {
  it('issue-2 §3: is dismissed for a year, moves nothing, and is readable without JavaScript', async () => {
    const page = await open('/privacy-notice', { viewport: phone });
    const notice = page.locator('aside[data-state="shown"]');
    const before = await page.locator('main').boundingBox();
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    expect(await page.locator('main').boundingBox()).toEqual(before);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie-notice');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await notice.count()).toBe(0);
    await context?.close();

    const plain = await open('/privacy-notice', { viewport: phone, javaScriptEnabled: false });
    expect(await plain.locator('aside[data-state] a').isVisible()).toBe(true);
  });
});

describe('tabs', () => {
  it('T-305: switch on click and by arrow key; without JavaScript they lead to their panel', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open('/', { viewport: desk, javaScriptEnabled });
      const list = page.getByRole('tablist').first();
      const [first, second] = await list
        .getByRole('tab')
        .evaluateAll((tabs) => tabs.map(({ id }) => id.replace(/-tab$/, '')));
      expect(await page.locator(`#${first}`).isVisible()).toBe(true);
      await list.getByRole('tab').nth(1).click();
      await page.locator(`#${second}`).waitFor();
      expect(await page.locator(`#${first}`).isVisible()).toBe(false);
      if (javaScriptEnabled) {
        await page.keyboard.press('ArrowLeft');
        await page.locator(`#${first}`).waitFor();
      }
      await context?.close();
    }
  });
});

describe('carousel', () => {
  it('T-300 T-301 T-302 T-303: shows one, two, three or the configured number of slides', async () => {
    const page = await open('/', { viewport: desk });
    const carousel = page.locator('[data-effect="slide"]').first();
    const configured = Number(await carousel.getAttribute('data-slides'));
    const steps = { 390: 1, 647: 1, 648: 2, 768: 2, 964: 2, 965: 3, 1024: 3, 1279: 3, 1280: configured };
    for (const [width, expected] of Object.entries(steps)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const shown = await carousel.locator('ul').evaluate((row) => {
        const [slide] = row.children;
        return slide ? Math.round(row.clientWidth / slide.getBoundingClientRect().width) : 0;
      });
      expect(shown, `${width} px`).toBe(Math.min(expected, configured));
    }
  });

  it('T-304: its arrows look different on GR pages', async () => {
    const shape = async (path: string) => {
      const page = await open(path, { viewport: desk });
      const arrow = page.locator('[aria-roledescription="carousel"] button[aria-label]').last();
      const found = await arrow.evaluate((element) => getComputedStyle(element).clipPath);
      await context?.close();
      return found;
    };
    expect(await shape('/')).toBe('none');
    expect(await shape('/gr')).toContain('polygon');
  });
});

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  context = await browser.newContext(options);
  const page = await context.newPage();
  const isAlive = options.javaScriptEnabled !== false;
  await page.goto(baseUrl + path, { waitUntil: isAlive ? 'networkidle' : 'load' });
  if (isAlive) await untilHydrated(page);
  return page;
}

function firstWord(page: Page) {
  return page.locator('#main-menu summary').first();
}

function openMenus(page: Page): Promise<number> {
  return page.locator('details[data-menu][open]').count();
}
