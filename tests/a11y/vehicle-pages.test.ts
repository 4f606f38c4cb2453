import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { violations } from '../axe';

/** Whole pages about vehicles, each in the three languages. */
const pages = [
  '/vehicles',
  '/vehicles/suv',
  '/vehicles?seats=7&fuel=hybrid',
  '/vehicles?max=100000',
  '/vehicles/derivatives',
  '/vehicles/fortuner/derivatives',
  '/vehicles/fortuner',
  '/vehicles/hiace',
  '/vehicles/corolla/offers',
  '/vehicles/hilux-double-cab/compare?code=48R&code=A8H&code=C18&code=F49',
  '/dealers',
  '/dealers/highveld-crest',
  '/dealers/highveld-crest/new-vehicles',
  '/dealers/highveld-crest/new-vehicles/corolla',
  '/hilux-range',
  '/dreamcar',
  '/discover/hybrid-electric',
  '/discover/new-energy',
  '/buying',
  '/payment-options/insurance',
  '/payment-options/toyota-financial-services',
  '/buying-site/toyota?deriv_code=C18',
  '/buying-site/toyota/test-drive?range_code=C40',
];

describe.each([390, 1440])('at %i px', (width) => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  });

  afterAll(() => browser?.close());

  it.each(pages)(
    'C-002 T-002 issue-3 §5: %s is accessible and fits the screen in every language',
    async (path) => {
      const faults: string[] = [];
      for (const prefix of ['', '/af', '/zu']) {
        const answer = await page.goto(inject('baseUrl') + prefix + path);
        if (answer?.status() !== 200) faults.push(`${prefix}: status ${answer?.status()}`);
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll('main details')) closed.setAttribute('open', '');
        });
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          faults.push(`${prefix}: wide`);
        faults.push(...(await violations(page)).map((fault) => `${prefix}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
