import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { galleryFixtures } from '../../src/app/(gallery)/gallery/fixtures';
import { locales } from '../../src/i18n/locales';
import { violations } from '../axe';

/** Every block's examples as a phone shows them, in three languages and in GR's dress: axe finds nothing. */
describe('gallery', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  });

  afterAll(async () => {
    await browser?.close();
  });

  it.each(Object.entries(galleryFixtures))(
    'C-002 C-003 C-008: every example of %s is accessible',
    async (block, fixtures) => {
      const faults: string[] = [];
      for (const fixture of Object.keys(fixtures)) {
        for (const address of [...locales, 'en?path=/gr/motorsport']) {
          const path = `/gallery/${block}/${fixture}/${address}`;
          faults.push(...(await faultsOf(page, path)).map((fault) => `${path}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
    180_000,
  );

  it('C-003: the index leads to every example', async () => {
    await page.goto(`${inject('baseUrl')}/gallery`);
    const links = await page.locator('a').count();
    const examples = Object.values(galleryFixtures).flatMap((fixtures) => Object.keys(fixtures));
    expect(links).toBe(examples.length * locales.length);
    expect(await violations(page)).toEqual([]);
  });

  it('C-347: an unknown block, example or language is not found', async () => {
    for (const path of ['/gallery/hologram/typical/en', '/gallery/text/constructor/en', '/gallery/text/typical/de']) {
      expect([path, (await fetch(inject('baseUrl') + path)).status]).toEqual([path, 404]);
    }
  });
});

/** What is wrong with an example: axe's findings, a block that could not be shown, a page wider than the phone. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(inject('baseUrl') + path);
  if (answer?.status() !== 200) return [`status ${answer?.status()}`];
  const isWide = await page.evaluate(() => {
    for (const question of document.querySelectorAll('main details')) question.setAttribute('open', '');
    return document.documentElement.scrollWidth > innerWidth;
  });
  const isBroken = (await page.locator('main > [role="alert"]').count()) > 0;
  return [
    ...(isWide ? ['wider than the screen'] : []),
    ...(isBroken ? ['not shown'] : []),
    ...(await violations(page)),
  ];
}
