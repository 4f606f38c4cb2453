import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * One browser for a file of tests, and a new visitor for each test: gives the function that opens a page for one, once
 * its scripts have come to rest. Call it once, outside of the tests.
 */
export function startVisits() {
  let browser: Browser;
  let page: Page | undefined;

  beforeAll(async () => {
    browser = await openBrowser();
  });

  afterEach(() => page?.context().close());

  afterAll(() => browser.close());

  return async (path: string, { viewport = desk, javaScriptEnabled = true } = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: inject('baseUrl'), viewport, javaScriptEnabled });
    page = await context.newPage();
    await page.goto(path, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
    if (javaScriptEnabled) await untilHydrated(page);
    return page;
  };
}

/** Waits until React has taken the page over: its scripts are asked for only once it is painted. */
export async function untilHydrated(page: Page) {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}

/** Does what leads to a new document, and waits until that one is all there. */
export async function untilLoaded(page: Page, act: () => Promise<unknown>) {
  await Promise.all([page.waitForEvent('load'), act()]);
}
