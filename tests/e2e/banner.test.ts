import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { recordClip } from './record-clip';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

afterAll(async () => {
  await browser?.close();
});

const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens an example of the gallery with a clock of its own, which stands still until it is moved on. */
async function open(
  example: string,
  options: BrowserContextOptions = desk,
  time = '2031-01-01T00:00:00Z',
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.clock.install({ time: Date.parse(time) - 1000 });
  await page.clock.pauseAt(time);
  await page.goto(`${inject('baseUrl')}/gallery/${example}`);
  return page;
}

async function openCarousel(options?: BrowserContextOptions): Promise<Page> {
  const page = await open('bannerCarousel/typical/en?path=/', options);
  await page.waitForSelector('[data-block] [data-enhanced]');
  return page;
}

const placeOf = (page: Page) => page.locator('[data-place]').getAttribute('data-place');

async function untilPlace(page: Page, place: number) {
  await page.waitForSelector(`[data-place="${place}"]`);
}

describe('banner carousel', () => {
  it('C-063 C-066: moves on every 8 s, and from the last slide to the first', async () => {
    const page = await openCarousel();
    await page.clock.runFor(7900);
    expect(await placeOf(page)).toBe('0');
    for (const place of [1, 2, 0]) {
      await page.clock.runFor(8000);
      await untilPlace(page, place);
    }
  });

  it('C-065 C-069: on a phone every 10 s, the picture and the words of one slide together', async () => {
    const page = await openCarousel(phone);
    await page.clock.runFor(9900);
    expect(await placeOf(page)).toBe('0');
    await page.clock.runFor(1000);
    await untilPlace(page, 1);
    const shown = page.locator('[data-state="shown"]');
    expect(await shown.locator('h1, h2').textContent()).toBe('The same pull, less diesel');
    expect(await shown.locator('img').getAttribute('alt')).toContain('copper Hilux');
    expect(await page.locator('li[inert]').count()).toBe(2);
  });

  it('C-064 C-067: fades for 800 ms', async () => {
    const page = await openCarousel();
    await page.clock.runFor(8000);
    await untilPlace(page, 1);
    const transition = await page.locator('[data-state="shown"]').evaluate((slide) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(slide);
      return { transitionProperty, durations: [...new Set(transitionDuration.split(', '))] };
    });
    expect(transition).toEqual({ transitionProperty: 'opacity, visibility', durations: ['0.8s'] });
  });

  it('C-068: stops when somebody uses it, and by its pause button', async () => {
    for (const name of ['Next', 'Pause', 'GR']) {
      const page = await openCarousel();
      await page.getByRole('button', { name, exact: true }).click();
      const place = { Next: 1, Pause: 0, GR: 2 }[name] ?? 0;
      await untilPlace(page, place);
      await page.clock.runFor(40_000);
      expect([name, await placeOf(page)]).toEqual([name, String(place)]);
    }
  });

  it('C-068: stands still for whoever asks for less motion', async () => {
    const page = await openCarousel({ ...desk, reducedMotion: 'reduce' });
    await page.clock.runFor(40_000);
    expect(await placeOf(page)).toBe('0');
  });

  it('C-067: without JavaScript all slides stand in a row that scrolls', async () => {
    const page = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
    await page.goto(`${inject('baseUrl')}/gallery/bannerCarousel/typical/en`);
    const row = page.locator('[data-place] > ul');
    expect(await row.evaluate((list) => list.scrollWidth / list.clientWidth)).toBe(3);
    expect(await row.evaluate((list) => getComputedStyle(list).scrollSnapType)).toBe('x mandatory');
  });
});

describe('banner pictures', () => {
  it.each([
    ['C-071', 'hero/typical/en?path=/', {}, 0.4],
    ['C-072', 'hero/typical/en?path=/gr', {}, 0],
    ['C-071', 'hero/typical/en?path=/', { reducedMotion: 'reduce' }, 0],
  ] as const)('%s: %s %o lags by %d of what is scrolled', async (_id, example, options, speed) => {
    const page = await open(example, { ...desk, ...options });
    const lag = await page.evaluate(async () => {
      document.body.style.paddingBlockEnd = '200vh';
      const banner = document.querySelector('[data-block]');
      const picture = banner?.querySelector('img');
      const before = (picture?.getBoundingClientRect().top ?? 0) - (banner?.getBoundingClientRect().top ?? 0);
      const start = scrollY + (banner?.getBoundingClientRect().top ?? 0);
      scrollTo({ top: start + 200, behavior: 'instant' });
      await new Promise((done) => new IntersectionObserver(done).observe(document.body));
      const after = (picture?.getBoundingClientRect().top ?? 0) - (banner?.getBoundingClientRect().top ?? 0);
      return (after - before) / 200;
    });
    expect(lag).toBeCloseTo(speed, 2);
  });

  it('C-011: home has the higher banner', async () => {
    const heightOf = async (path: string) => {
      const page = await open(`hero/darkWords/en?path=${path}`);
      return (await page.locator('[data-block]').boundingBox())?.height ?? 0;
    };
    expect(await heightOf('/')).toBeGreaterThan((await heightOf('/owners')) + 100);
  });

  it('C-013: on home a dark gradient lies over the picture', async () => {
    const page = await open('hero/darkWords/en?path=/');
    const overlay = await page.locator('[data-overlay] > :first-child').evaluate((art) => {
      return getComputedStyle(art, '::after').backgroundImage;
    });
    expect(overlay).toContain('linear-gradient');
    expect(
      await page
        .locator('h1')
        .last()
        .evaluate((title) => getComputedStyle(title).color),
    ).toBe('rgb(255, 255, 255)');
  });
});

describe('banner video', () => {
  let clip: Buffer;

  beforeAll(async () => {
    const page = await browser.newPage();
    clip = Buffer.from(await page.evaluate(recordClip, 4), 'base64');
    await page.close();
  });

  async function openVideo(example: string, options: BrowserContextOptions = desk, before?: () => void) {
    const page = await (await browser.newContext(options)).newPage();
    await page.route('**/karoo-dusk.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: clip }));
    if (before) await page.addInitScript(before);
    await page.goto(`${inject('baseUrl')}/gallery/hero/${example}/en`, { waitUntil: 'domcontentloaded' });
    return page;
  }

  it('C-055 C-070: loads on a tap, is flagged ready, and says what a browser without video is told', async () => {
    const page = await openVideo('video');
    expect(await page.locator('video').count()).toBe(0);
    // A click before React has taken the link over would lead to the file itself.
    await page.waitForFunction(() => {
      const link = document.querySelector('a[href$=".mp4"]') ?? {};
      return Object.keys(link).some((key) => key.startsWith('__reactProps'));
    });
    await page.getByRole('link', { name: 'Play video' }).click();
    await page.waitForSelector('[data-ready] video[controls]');
    expect(await page.locator('video').textContent()).toBe('Your browser does not support the video tag.');
  });

  it('C-062 C-389 C-390: autoplayVideo plays in view, silent, and pauses out of view', async () => {
    const page = await openVideo('videoByItself');
    await page.waitForSelector('[data-ready] video');
    const isPlaying = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.muted && !video.paused);
    await expect.poll(isPlaying).toBe(true);
    await page.evaluate(() => {
      document.body.style.paddingBlockEnd = '300vh';
      scrollTo({ top: 2000, behavior: 'instant' });
    });
    await expect.poll(isPlaying).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(isPlaying).toBe(true);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect.poll(isPlaying).toBe(false);
  });

  it('C-062: not for whoever asks for less motion or saves data', async () => {
    const still = await openVideo('videoByItself', { ...desk, reducedMotion: 'reduce' });
    const saving = await openVideo('videoByItself', desk, () => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    for (const page of [still, saving]) {
      await page.waitForLoadState('networkidle');
      expect(await page.locator('video').count()).toBe(0);
      await page.getByRole('link', { name: 'Play video' }).waitFor();
    }
  });
});

describe('countdown', () => {
  const figures = (page: Page) => page.locator('[role="timer"]').textContent();

  it('C-074 C-075: ticks each second to zero, and then says that it is over', async () => {
    const page = await open('countdown/typical/en', desk, '2032-01-03T05:59:57+02:00');
    await expect.poll(() => figures(page)).toMatch(/00\s*Days\s*00\s*Hours\s*00\s*Minutes\s*03\s*Seconds/);
    await page.clock.runFor(1000);
    await expect.poll(() => figures(page)).toMatch(/02\s*Seconds/);
    await page.clock.runFor(2000);
    await page.getByText('The first stage has begun').waitFor();
    expect(await page.locator('[role="timer"]').count()).toBe(0);
  });

  it('C-075: without a last word it stays at zero', async () => {
    const page = await open('countdown/atZero/en');
    const zero = /00\s*Days\s*00\s*Hours\s*00\s*Minutes\s*00\s*Seconds/;
    await expect.poll(() => figures(page)).toMatch(zero);
    await page.clock.runFor(5000);
    expect(await figures(page)).toMatch(zero);
  });

  it('C-056: a slide counts down too', async () => {
    const page = await open('hero/gr/en', desk, '2032-01-01T06:00:00+02:00');
    await expect.poll(() => figures(page)).toMatch(/02\s*Days/);
  });
});

describe('ranges', () => {
  it('C-253 C-254: each tab shows its models', async () => {
    const page = await open('rangeSlider/chosen/en');
    await page.waitForSelector('[data-block] > [data-enhanced]');
    await page.getByRole('tab', { name: 'Family' }).click();
    await page.getByRole('tabpanel', { name: 'Family' }).getByRole('link', { name: 'Browse Fortuner' }).waitFor();
    expect(await page.getByRole('link', { name: 'Browse Hilux Double Cab' }).count()).toBe(0);
  });

  it('C-258: the range hero moves on every 5 s', async () => {
    const page = await open('rangeHero/typical/en');
    await page.waitForSelector('[data-block] [data-enhanced]');
    await page.clock.runFor(4900);
    expect(await placeOf(page)).toBe('0');
    await page.clock.runFor(1000);
    await untilPlace(page, 1);
  });
});
