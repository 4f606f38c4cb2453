import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { get } from './page';

const address = '/vehicles/hilux-double-cab';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/**
 * When a kept page was painted and when each of its scripts was asked for, in milliseconds from the start of the visit.
 * What another test publishes meanwhile makes the page anew: then the visit is made once more.
 */
async function momentsOf({ before }: { before?: () => void } = {}): Promise<{ painted: number[]; asked: number[] }> {
  await get(address);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (before) await page.addInitScript(before);
  const answer = await page.goto(inject('baseUrl') + address, { waitUntil: 'networkidle' });
  const moments = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  await page.close();
  return answer?.headers()['x-cache'] === 'HIT' ? moments : momentsOf({ before });
}

it('issue-3 §4: a page is painted before any of its scripts is asked for', async () => {
  const { painted, asked } = await momentsOf();
  expect(painted).toHaveLength(1);
  expect(asked.length).toBeGreaterThan(5);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Number(painted[0]));
});

it('issue-3 §4: a browser that tells nothing of its painting gets the same scripts', async () => {
  const usual = await momentsOf();
  const silent = await momentsOf({
    before: () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [] }),
  });
  expect(silent.asked).toHaveLength(usual.asked.length);
});
