import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { get } from './page';

describe('blocks in a browser', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage({ reducedMotion: 'reduce' });
  });

  afterAll(async () => {
    await browser?.close();
  });

  async function open(example: string, width: number) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${inject('baseUrl')}/gallery/${example}`);
  }

  async function box(selector: string) {
    const found = await page.locator(selector).first().boundingBox();
    if (!found) throw new Error(`${selector} takes no room`);
    return found;
  }

  const visiblePanels = (of: Page) =>
    of.locator('[role="tabpanel"]:visible').evaluateAll((all) => all.map(({ id }) => id));

  it('T-305 C-087 C-088 C-294: tabs show one list at a time, the first at first, and switch on click', async () => {
    await open('faq/tabbed/en', 1280);
    expect(await visiblePanels(page)).toEqual(['faq-faq-tabbed-service']);
    await page.locator('[data-enhanced] [role="tab"]').nth(1).click();
    expect(await visiblePanels(page)).toEqual(['faq-faq-tabbed-warranty']);
    await page.keyboard.press('ArrowRight');
    expect(await visiblePanels(page)).toEqual(['faq-faq-tabbed-app']);
  });

  it('T-305 C-088: tabs switch without JavaScript too', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(`${inject('baseUrl')}/gallery/faq/tabbed/en`);
    expect(await visiblePanels(plain)).toEqual(['faq-faq-tabbed-service']);
    await plain.locator('[role="tab"]').nth(1).click();
    expect(await visiblePanels(plain)).toEqual(['faq-faq-tabbed-warranty']);
    await plain.close();
  });

  it('C-086 C-089 X-41: questions are closed at first, and open and close independently', async () => {
    await open('faq/typical/en', 1280);
    const opened = () => page.locator('details').evaluateAll((all) => all.map((item) => item.hasAttribute('open')));
    expect(await opened()).toEqual([false, false, false]);
    await page.locator('summary').nth(0).click();
    await page.locator('summary').nth(2).click();
    expect(await opened()).toEqual([true, false, true]);
    await page.locator('summary').nth(0).click();
    expect(await opened()).toEqual([false, false, true]);
  });

  it('C-090: on a phone a table answer scrolls beside its first column', async () => {
    await open('faq/typical/en', 390);
    await page.locator('summary').nth(2).click();
    const before = await box('tbody th');
    await page.locator('section:has(> table)').evaluate((scroller) => scroller.scrollTo(200, 0));
    expect((await box('tbody th')).x).toBe(before.x);
    expect((await box('tbody td')).x).toBeLessThan(before.x + before.width);
  });

  it('C-006 C-007 C-092: the trust centre and automark pages have a look and a wording of their own', async () => {
    const words = async (path: string) => (await get(`/gallery/faq/typical/en?path=${path}`)).html;
    expect(await words('/owners')).toContain('one for your language');
    expect(await words('/dealers/x/automark')).toContain('Automark is part of this site');
    expect(await words('/owners')).not.toContain('Automark is part');
    const size = async (path: string) => {
      await open(`faq/typical/en?path=${path}`, 1280);
      return page.getByText('read by nobody else').evaluate((text) => getComputedStyle(text).fontSize);
    };
    expect(await size('/owners/help-and-support/trust-centre')).not.toBe(await size('/owners'));
  });

  it('C-290: a spacer has a height of its own at each of the five widths', async () => {
    const heights: number[] = [];
    for (const width of [640, 768, 1024, 1280, 1536]) {
      await open('spacer/typical/en', width);
      heights.push(await page.locator('[data-block="spacer"]').evaluate((space) => space.clientHeight));
    }
    expect(heights).toEqual([16, 32, 64, 128, 0]);
  });

  it('C-296: the picture stands left or right of the words, and before them on a phone', async () => {
    const places = async (example: string, width: number) => {
      await open(`textWithImage/${example}/en`, width);
      return { picture: await box('main img'), words: await box('main h1') };
    };
    const right = await places('typical', 1440);
    expect(right.picture.x).toBeGreaterThan(right.words.x);
    const left = await places('pictureLeft', 1440);
    expect(left.picture.x).toBeLessThan(left.words.x);
    const phone = await places('typical', 390);
    expect(phone.picture).toMatchObject({ x: 0, width: 390 });
    expect(phone.picture.y).toBeLessThan(phone.words.y);
  });

  it('C-297: a stretched picture reaches the edge of the page', async () => {
    await open('textWithImage/stretch/en', 1440);
    expect((await box('main img')).x).toBe(0);
    await open('textWithImage/pictureLeft/en', 1440);
    expect((await box('main img')).x).toBeGreaterThan(0);
  });

  it('C-298 C-299: a card’s picture is 960 × 320, the small one before it 150 × 91', async () => {
    await open('textWithImage/event/en', 960);
    expect(await box('main img >> nth=0')).toMatchObject({ width: 960, height: 320 });
    expect(await box('main img >> nth=1')).toMatchObject({ width: 150, height: 91 });
  });

  it('C-418 C-420: a phone gets its own addresses', async () => {
    for (const [width, shown, hidden] of [
      [390, '/owners/service/phone', '/owners/service'],
      [1440, '/owners/service', '/owners/service/phone'],
    ] as const) {
      await open('secondaryNav/typical/en', width);
      await page.locator('summary').first().click();
      expect(await page.locator(`details a[href="${shown}"]`).isVisible()).toBe(true);
      expect(await page.locator(`details a[href="${hidden}"]`).isVisible()).toBe(false);
    }
  });

  it('C-003: a text’s links to pages of the CMS lead there in the language, and its pictures show', async () => {
    const { html } = await get('/gallery/text/references/af');
    expect(html).toMatch(/<a href="\/af(\/[\w/-]+)?">A page of ours<\/a>/);
    expect(html).toMatch(/<picture>.*<img[^>]* src="\/api\/media\/file\//s);
    expect(html).toContain('<p>Nobody’s page</p>');
  });

  it('D-323 D-326 D-328: the trail of a page reads the titles of the pages above it, in its language', async () => {
    const { html } = await get('/af/owners/roadside-assistance');
    const trail = /<nav[^>]*><ol.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(trail).toMatch(/<a[^>]* href="\/af"/);
    expect(trail).toMatch(/<a[^>]* href="\/af\/owners"[^>]*>Eienaars<\/a>/);
    expect(trail).toMatch(/aria-current="page"[^>]*>Hulp langs die pad</);
    const privacy = /<div data-block="breadcrumbs".*?<\/div>/s.exec((await get('/af/privacy-notice')).html)?.[0];
    expect(privacy).toMatch(/<a[^>]* href="\/af"><svg.*?<span>Terug na die tuisblad<\/span><\/a>/s);
  });
});
