import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { recordClip } from './record-clip';

let browser: Browser;
let clip: Buffer;

beforeAll(async () => {
  browser = await openBrowser();
  const page = await browser.newPage();
  clip = Buffer.from(await page.evaluate(recordClip, 8), 'base64');
  await page.close();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser?.close();
});

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' };

/** Opens an example of the gallery: its video is a clip of our own, and YouTube an empty page. */
async function open(example: string, options: BrowserContextOptions = desk): Promise<Page> {
  const page = await (await browser.newContext({ ...options, bypassCSP: true })).newPage();
  await page.route('**/karoo-dusk.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: clip }));
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
  );
  await page.goto(`${inject('baseUrl')}/gallery/${example}`);
  if (options.javaScriptEnabled !== false) await page.waitForFunction(isAlive);
  return page;
}

/** React has taken over what can be pressed. */
function isAlive(): boolean {
  const links = [...document.querySelectorAll('main a, main button')];
  return links.every((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
}

const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
const isMuted = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted);
const isOpen = async (page: Page) => (await page.locator('dialog[open]').count()) === 1;

describe('video', () => {
  it('C-388 C-289: plays and pauses on click', async () => {
    const page = await open('singleVideo/typical/en');
    await page.getByRole('link', { name: 'Play video' }).click();
    await page.waitForSelector('[data-playing] video');
    await page.locator('video').click();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.locator('video').click();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  it('C-391: one that plays by itself, silent, has a sound toggle, and pauses on click', async () => {
    const page = await open('singleVideo/byItself/en', { ...desk, reducedMotion: 'no-preference' });
    await page.waitForSelector('[data-playing] video');
    expect(await isMuted(page)).toBe(true);
    await page.getByRole('button', { name: 'Turn the sound on' }).click();
    await expect.poll(() => isMuted(page)).toBe(false);
    await page.getByRole('button', { name: 'Turn the sound off' }).click();
    await expect.poll(() => isMuted(page)).toBe(true);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect.poll(() => isPaused(page)).toBe(true);
  });

  it('C-392: the play icon is hidden 700 ms after it began to play, and is back on a pause', async () => {
    const page = await open('singleVideo/typical/en', { ...desk, reducedMotion: 'no-preference' });
    await page.getByRole('link', { name: 'Play video' }).click();
    await page.waitForSelector('[data-playing] video');
    const sign = page.locator('[data-passive] > span');
    const delays = await sign.evaluate((icon) => getComputedStyle(icon).transitionDelay.split(', '));
    expect(delays).toContain('0.7s');
    await expect.poll(() => sign.evaluate((icon) => getComputedStyle(icon).visibility)).toBe('hidden');
    await page.locator('video').click();
    await expect.poll(() => sign.evaluate((icon) => getComputedStyle(icon).visibility)).toBe('visible');
  });

  it('C-395 C-396: a YouTube link opens in an embedded player, and only when it is pressed', async () => {
    const page = await open('singleVideo/youtube/en');
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('link', { name: 'Loads from YouTube' }).click();
    expect(await page.locator('iframe').getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
    );
    expect(await page.locator('video').count()).toBe(0);
  });

  it('C-397: another link opens in a native player; one that does not play says so and leads to the file', async () => {
    const page = await open('singleVideo/elsewhere/en');
    await page.route('https://films.example/**', (route) => route.abort());
    await page.getByRole('link', { name: 'Play video' }).click();
    const link = page.getByRole('link', { name: 'This video cannot be played here' });
    expect(await link.getAttribute('href')).toBe('https://films.example/dakar.mp4');
  });

  it('C-398: it is 400 px high, or 16:9 of its width less a quarter, and on a phone never under 200 px', async () => {
    const sizeOf = async (example: string, options: BrowserContextOptions) => {
      const page = await open(`singleVideo/${example}/en`, options);
      return page.locator('[data-mode]').evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
    };
    expect(await sizeOf('typical', desk)).toEqual([1280, (1280 * 9 * 3) / (16 * 4)]);
    expect(await sizeOf('fixedHeight', desk)).toEqual([1280, 400]);
    expect(await sizeOf('typical', phone)).toEqual([390, 200]);
  });
});

describe('video dialog', () => {
  it('C-393 C-394: opens on a click of the card, plays, and closes by its icon, Escape and a click beside it', async () => {
    const page = await open('cardGrid/video/en');
    const card = page.getByRole('link', { name: /Four hundred kilometres/ });
    for (const close of [
      () => page.getByRole('link', { name: 'Close video' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
    ]) {
      await card.click();
      await page.waitForSelector('dialog[open] [data-playing] video');
      await close();
      await expect.poll(() => isOpen(page)).toBe(false);
      expect(await page.locator('video').count()).toBe(0);
      expect(await card.evaluate((link) => link === document.activeElement)).toBe(true);
    }
  });

  it('C-393: without JavaScript the dialog shows with a link to the video', async () => {
    const page = await open('cardGrid/video/en', { ...desk, javaScriptEnabled: false });
    await page.getByRole('link', { name: /Four hundred kilometres/ }).click();
    const link = page.locator('dialog:visible').getByRole('link', { name: 'Play video' });
    expect(await link.getAttribute('href')).toContain('/karoo-dusk.mp4');
  });
});

describe('gallery', () => {
  const shownCaption = (page: Page) => page.locator('dialog figure:not([inert]) figcaption').textContent();

  it('C-332: opens a picture large, moves by links and arrow keys, and leaves the address as it is', async () => {
    const page = await open('gallery/typical/en');
    await page.waitForSelector('dialog[data-enhanced]', { state: 'attached' });
    const address = page.url();
    const picture = page.getByRole('link', { name: /Enlarge: Hilux/ });
    await picture.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => shownCaption(page)).toBe('Hilux Double Cab in copper');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => shownCaption(page)).toBe('Corolla in red');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => shownCaption(page)).toBe('Fortuner in blue');
    await page.locator('dialog figure:not([inert])').getByRole('link', { name: 'Next picture' }).click();
    await expect.poll(() => shownCaption(page)).toBe('Hilux Double Cab in copper');
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await picture.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('C-332: closes by its icon and by a click beside the picture', async () => {
    const page = await open('gallery/typical/en');
    await page.waitForSelector('dialog[data-enhanced]', { state: 'attached' });
    for (const close of [
      () => page.locator('dialog figure:not([inert])').getByRole('link', { name: 'Close' }).click(),
      () => page.mouse.click(8, 450),
    ]) {
      await page.getByRole('link', { name: /Enlarge: Hilux/ }).click();
      await expect.poll(() => isOpen(page)).toBe(true);
      await close();
      await expect.poll(() => isOpen(page)).toBe(false);
    }
  });

  it('C-332: works without JavaScript', async () => {
    const page = await open('gallery/typical/en', { ...phone, javaScriptEnabled: false });
    await page.getByRole('link', { name: /Enlarge: Hilux/ }).click();
    await page.locator('dialog figure').nth(2).getByRole('link', { name: 'Next picture' }).click();
    const slide = page.locator('dialog figure').nth(3);
    await expect.poll(async () => (await slide.boundingBox())?.x).toBe(0);
    await slide.getByRole('link', { name: 'Close' }).click();
    expect(await page.locator('dialog').isVisible()).toBe(false);
  });

  it.each([true, false])(
    'C-333 C-301: a tooltip opens by keyboard at its place (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const page = await open('gallery/toolTips/en', { ...desk, javaScriptEnabled });
      const button = page.getByRole('button', { name: 'Lamps that look round the bend' });
      const picture = await page.locator('main img').first().boundingBox();
      const spot = await button.boundingBox();
      if (!picture || !spot) throw new Error('Nothing to see');
      expect((spot.x + spot.width / 2 - picture.x) / picture.width).toBeCloseTo(0.37, 2);
      expect((spot.y + spot.height / 2 - picture.y) / picture.height).toBeCloseTo(0.54, 2);
      const words = page.getByText('The low beam follows');
      expect(await words.isVisible()).toBe(false);
      await button.press('Enter');
      expect(await words.isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await words.isVisible()).toBe(false);
    },
  );

  it.each([
    [767, 0, true],
    [768, 3, false],
  ])('C-302: at %d px %d buttons, and the list under the picture: %s', async (width, buttons, hasList) => {
    const page = await open('gallery/toolTips/en', { ...desk, viewport: { width, height: 900 } });
    expect(await page.locator('button[popovertarget]:visible').count()).toBe(buttons);
    expect(await page.getByText('The low beam follows').isVisible()).toBe(hasList);
  });
});

describe('side navigation', () => {
  it('C-210: shows the parts that the page has, and leads there', async () => {
    const page = await open('stickySideNav/typical/en');
    const links = () => page.locator('nav a:visible').allTextContents();
    expect(await links()).toEqual([]);
    await page.evaluate(addParts, ['performance', 'safety', 'design']);
    expect(await links()).toEqual(['Performance', 'Safety', 'Design']);
    await page.getByRole('link', { name: 'Safety' }).click();
    const header = await page.locator('#safety').evaluate((part) => part.getBoundingClientRect().top);
    expect(header).toBeGreaterThanOrEqual(0);
    expect(header).toBeLessThan(200);
  });

  it.each([desk, phone])('C-211: the way to the top is there after 200 px, for the keyboard too', async (options) => {
    const page = await open('stickySideNav/typical/en', options);
    await page.evaluate(addParts, ['performance', 'safety']);
    const link = page.locator('a[href="#top"]');
    for (const [top, isThere] of [
      [0, false],
      [199, false],
      [202, true],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(() => link.isVisible()).toBe(isThere);
    }
    await link.press('Enter');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => link.isVisible()).toBe(false);
  });
});

/** Parts of a page, as high as a screen each. */
function addParts(ids: string[]) {
  for (const id of ids) {
    const part = document.createElement('section');
    part.id = id;
    part.style.blockSize = '100vh';
    document.querySelector('main')?.append(part);
  }
}
