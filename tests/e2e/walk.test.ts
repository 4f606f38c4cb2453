import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { get } from './page';
import { fillRequest, sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const walks = ['', '/af', '/zu'].flatMap((prefix) => [
  { prefix, width: 390, javaScriptEnabled: false },
  { prefix, width: 1440, javaScriptEnabled: true },
]);

/** From the list of all vehicles to a request, by the links that a visitor sees. */
describe.each(walks)(
  'language "$prefix", $width px, scripts $javaScriptEnabled',
  ({ prefix, width, javaScriptEnabled }) => {
    it('C-051 issue-3 §5: every range leads from /vehicles to a sent quote', async () => {
      const slugs = await readRangeSlugs();
      expect(slugs.length).toBeGreaterThanOrEqual(24);
      const page = await browser.newPage({
        baseURL: inject('baseUrl'),
        viewport: { width, height: 844 },
        reducedMotion: 'reduce',
        javaScriptEnabled,
      });
      for (const [index, slug] of slugs.entries()) {
        await page.goto(`${prefix}/vehicles`);
        await page.locator(`main a[href="${prefix}/vehicles/${slug}"]`).first().click();
        await page.waitForURL(`**${prefix}/vehicles/${slug}`);
        const quote = page.locator('main a[href*="/buying-site/toyota?deriv_code="]').first();
        const code = new URL((await quote.getAttribute('href')) ?? '', inject('baseUrl')).searchParams.get(
          'deriv_code',
        );
        await quote.click();
        await page.waitForURL(`**${prefix}/buying-site/toyota?**`);
        expect(await page.locator('[data-model-code]').getAttribute('data-model-code')).toBe(code);
        // Each of the six walks sends a sixth of the requests: a visitor's sending is limited.
        if (index % walks.length !== walks.findIndex((walk) => walk.prefix === prefix && walk.width === width))
          continue;
        await fillRequest(page);
        await sendUntilThanked(page);
        expect(await page.locator('[data-reference]').getAttribute('data-reference')).not.toBe('');
      }
      await page.close();
    }, 240_000);
  },
);

async function readRangeSlugs(): Promise<string[]> {
  const ranges: { rangeSlug: string }[] = JSON.parse((await get('/api/v1/vehicle-ranges')).html);
  return ranges.map(({ rangeSlug }) => rangeSlug);
}
