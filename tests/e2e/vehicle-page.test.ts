import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { get } from './page';
import { desk, phone, startVisits, untilLoaded } from './visitors';

const rangePath = '/vehicles/hilux-double-cab';
const visit = startVisits();
let page: Page;

async function open(...asked: Parameters<typeof visit>) {
  page = await visit(...asked);
  return page.locator('[data-block="vehicle-model-selector"]');
}

type Stage = Awaited<ReturnType<typeof open>>;

const tab = (stage: Stage, name: string) => stage.locator('nav').getByRole('link', { name, exact: true });
const swatches = (stage: Stage) => stage.locator('[data-colour-code] li a');
const models = (stage: Stage) => stage.locator('ul[data-scrolls] a');
const modelCode = (stage: Stage) => stage.getAttribute('data-model-code');
const colourCode = (stage: Stage) => stage.getAttribute('data-colour-code');
const path = () => new URL(page.url()).pathname;
/** The file of the picture on the stage, once it has loaded. */
const picture = (stage: Stage) =>
  stage
    .locator('picture img')
    .last()
    .evaluate((image: HTMLImageElement) => image.currentSrc);

describe.each([true, false])('choosing, with JavaScript: %s', (javaScriptEnabled) => {
  it('D-348 D-349 D-350: a tab chooses its dearest model and that model’s first colour', async () => {
    const stage = await open(rangePath, { javaScriptEnabled });
    const before = await modelCode(stage);
    await tab(stage, 'Raider').click();
    await expect.poll(path).toBe(`${rangePath}/raider`);
    await expect.poll(() => modelCode(stage)).not.toBe(before);
    const first = models(stage).first();
    expect(await first.getAttribute('aria-current')).toBe('true');
    expect(await first.getAttribute('href')).toBe(`${rangePath}/${await modelCode(stage)}`);
    expect(await swatches(stage).first().getAttribute('aria-current')).toBe('true');
  });

  it('D-352 D-353 D-392: a model brings its first colour, its figures and its quote', async () => {
    const stage = await open(`${rangePath}/raider`, { javaScriptEnabled });
    const second = models(stage).nth(1);
    const name = await second.locator('span').first().textContent();
    await second.click();
    await expect.poll(path).toBe(await second.getAttribute('href'));
    expect(await swatches(stage).first().getAttribute('aria-current')).toBe('true');
    expect(await page.locator('#specifications').textContent()).toContain(name);
    const quote = stage.locator('a[href*="/buying-site/toyota?"]').first();
    expect(await quote.getAttribute('href')).toContain(`deriv_code=${await modelCode(stage)}`);
  });

  it('D-354: a colour changes the picture and has an address of its own', async () => {
    const stage = await open(rangePath, { javaScriptEnabled });
    const before = await picture(stage);
    const model = await modelCode(stage);
    await swatches(stage).nth(1).click();
    await expect
      .poll(path)
      .toBe(`${rangePath}/${model}/${await swatches(stage).nth(1).getAttribute('href').then(lastPart)}`);
    await expect.poll(() => colourCode(stage)).toBe(lastPart(path()));
    await expect.poll(() => picture(stage)).not.toBe(before);
  });
});

describe('choosing at once', () => {
  it('D-354: loads no page, keeps the title, moves nothing, and says what was chosen', async () => {
    const stage = await open(rangePath);
    const title = await page.title();
    const pages: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && pages.push(request.url()));
    const boxOf = () => stage.locator('h1').boundingBox();
    const box = await boxOf();
    await swatches(stage).nth(2).click();
    await expect.poll(() => colourCode(stage)).toBe(lastPart(path()));
    expect(await stage.getByRole('status').textContent()).toMatch(/, .+, R\d/);
    expect(await page.title()).toBe(title);
    expect(await boxOf()).toEqual(box);
    expect(pages).toEqual([]);
  });

  it('D-354: Back and Forward lead through the choices', async () => {
    const stage = await open(rangePath);
    const first = await modelCode(stage);
    await tab(stage, 'Raider').click();
    await expect.poll(() => modelCode(stage)).not.toBe(first);
    const second = await modelCode(stage);
    await page.goBack();
    await expect.poll(() => modelCode(stage)).toBe(first);
    await page.goForward();
    await expect.poll(() => modelCode(stage)).toBe(second);
  });

  it('D-355: pointing at a swatch previews its picture, leaving brings the chosen one back', async () => {
    const stage = await open(rangePath);
    const [chosen, code] = [await picture(stage), await colourCode(stage)];
    await swatches(stage).nth(1).hover();
    await expect.poll(() => picture(stage)).not.toBe(chosen);
    expect(await colourCode(stage)).toBe(code);
    await stage.locator('h1').hover();
    await expect.poll(() => picture(stage)).toBe(chosen);
  });

  it('D-402 D-403 T-028: what leads on is about the chosen model, and is no choice', async () => {
    const stage = await open(`${rangePath}/raider`);
    await models(stage).nth(1).click();
    await expect.poll(() => models(stage).nth(1).getAttribute('aria-current')).toBe('true');
    const compare = `${rangePath}/compare?code=${await modelCode(stage)}`;
    expect(await stage.getByRole('link', { name: 'Compare', exact: true }).getAttribute('href')).toBe(compare);
    const full = page.getByRole('link', { name: 'View Full Specifications' });
    expect(await full.getAttribute('href')).toBe(compare);
    expect(await page.getByRole('link', { name: 'Change Derivative' }).getAttribute('href')).toBe(
      `${rangePath}/derivatives`,
    );
    await full.click();
    await page.waitForURL(`**${compare}`);
  });

  it('D-330 D-354: another language shows the same choice', async () => {
    const stage = await open(rangePath);
    await swatches(stage).nth(1).click();
    await expect.poll(() => colourCode(stage)).toBe(lastPart(path()));
    const chosen = path();
    await page.locator('footer').getByRole('link', { name: 'isiZulu' }).click();
    await page.waitForURL(`**/zu${chosen}`);
  });

  it('D-359: View All Models opens over the page, and a choice closes it', async () => {
    const stage = await open(rangePath);
    await stage.locator('a[href="#all-models"]').click();
    const overlay = page.locator('dialog[open]');
    const last = overlay.locator('[data-code] a').last();
    const href = await last.getAttribute('href');
    await last.click();
    await overlay.waitFor({ state: 'detached' });
    expect(path()).toBe(href);
  });
});

describe('on a phone', () => {
  it('D-356 D-357 D-358: arrows lead to the neighbour, and end at the ends', async () => {
    const stage = await open(rangePath, { viewport: phone });
    const carousel = stage.locator('[aria-roledescription="carousel"]');
    expect(await carousel.locator('li').count()).toBeLessThanOrEqual(3);
    const next = carousel.getByRole('link', { name: /^Next model/ });
    const first = await modelCode(stage);
    expect(await carousel.getByRole('link', { name: /^Previous model/ }).count()).toBe(0);
    while ((await next.count()) > 0) {
      const before = await modelCode(stage);
      await next.click();
      await expect.poll(() => modelCode(stage)).not.toBe(before);
    }
    expect(await modelCode(stage)).not.toBe(first);
    expect(await carousel.getByRole('link', { name: /^Previous model/ }).count()).toBe(1);
  });

  it('D-347: price and action stay at the foot once the first action has left the screen', async () => {
    await open(rangePath, { viewport: phone });
    const bar = page.locator('div[inert]:has(a[href*="/buying-site/toyota?"])');
    expect(await bar.isVisible()).toBe(false);
    await page.evaluate(() => document.querySelector('#specifications')?.scrollIntoView({ behavior: 'instant' }));
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('a[href*="/buying-site/toyota?"]').filter({ visible: true }).last().isVisible()).toBe(
      true,
    );
  });
});

describe('the section navigator', () => {
  it('D-362 D-363 D-364: shows while scrolling, goes 500 ms after, stays under the pointer', async () => {
    await open(rangePath);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const navigator = page.getByRole('navigation', { name: 'On this page' });
    const isScrolling = () => navigator.getAttribute('data-scrolling');
    const opacity = () => navigator.evaluate((element) => getComputedStyle(element).opacity);
    expect(await isScrolling()).toBeNull();
    const scroll = () => page.mouse.wheel(0, 30).then(isScrolling);
    await expect.poll(scroll).toBe('');
    const box = await navigator.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 24, (box?.y ?? 0) + 24);
    await page.clock.runFor(500);
    expect(await isScrolling()).toBeNull();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(desk.width / 2, 80);
    await expect.poll(opacity).toBe('0');
  });

  it('D-365: sections keep 100 px above them', async () => {
    await open(rangePath);
    const margin = await page
      .locator('#specifications')
      .evaluate((section) => getComputedStyle(section).scrollMarginBlockStart);
    expect(margin).toBe('100px');
  });
});

describe('addresses', () => {
  it.each([
    ['/vehicles/Hilux-Double-Cab', rangePath],
    [`${rangePath}/RAIDER`, `${rangePath}/raider`],
    [`${rangePath}/no-such-model`, rangePath],
    [`${rangePath}/raider/more/of/it`, `${rangePath}/raider`],
    [`/af${rangePath}/no-such-model`, `/af${rangePath}`],
  ])('D-347: %s leads to the nearest choice, %s', async (asked, nearest) => {
    const { status, headers } = await get(asked);
    expect([status, headers.get('location')]).toEqual([307, nearest]);
  });

  it.each(['/vehicles/no-such-range', `${rangePath}/%00`, `${rangePath}/${'x'.repeat(8192)}`])(
    'C-051: what is no code is not found (%#)',
    async (asked) => {
      expect((await get(asked)).status).toBe(404);
    },
  );

  it('D-389 D-390: every choice has the range’s title, description and canonical address', async () => {
    const stage = await open(rangePath);
    const chosen = `${rangePath}/${await modelCode(stage)}/${await colourCode(stage)}`;
    const { html } = await get(`/zu${chosen}`);
    expect(html).toMatch(/<title>[^<]*\| Toyota South Africa<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="${inject('baseUrl')}/zu${rangePath}"`);
  });

  it.each(['/vehicles/hilux-double-cab', '/af/vehicles/fortuner', '/zu/vehicles/corolla'])(
    'D-378: %s offers to search engines the price that it shows',
    async (asked) => {
      await open(asked);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      const car = data.map((json) => JSON.parse(json)).find((item) => item['@type'] === 'Car');
      const shown = await page.locator('#specifications aside dd').last().textContent();
      expect(shown?.replace(/\D/g, '')).toBe(String(car.offers.price));
    },
  );
});

describe('on a dealer’s site', () => {
  const rosesPath = '/dealers/roses-bloemfontein/new-vehicles';
  const dealerPath = `${rosesPath}/hilux-double-cab`;
  const windhoekPath = '/dealers/khomas-windhoek/new-vehicles';

  it.each([true, false])('D-367 D-402: every choice stays there, with JavaScript: %s', async (javaScriptEnabled) => {
    const stage = await open(dealerPath, { javaScriptEnabled });
    await tab(stage, 'Raider').click();
    await expect.poll(path).toBe(`${dealerPath}/raider`);
    const second = models(stage).nth(1);
    await second.click();
    await expect.poll(path).toBe(await second.getAttribute('href'));
    expect(path()).toBe(`${dealerPath}/${await modelCode(stage)}`);
    expect(await stage.getByRole('link', { name: 'Compare', exact: true }).getAttribute('href')).toBe(
      `${dealerPath}/compare?code=${await modelCode(stage)}`,
    );
    expect(await stage.locator('a[href^="/vehicles"]').count()).toBe(0);
  });

  it('D-391 T-009 T-010: quote and test drive carry the dealer', async () => {
    const stage = await open(dealerPath);
    const asked = `deriv_code=${await modelCode(stage)}&dealercode=ZA104`;
    expect(await stage.locator(`a[href$="/toyota?${asked}"]`).count()).toBe(1);
    expect(await stage.locator(`a[href$="/toyota/test-drive?${asked}"]`).count()).toBe(1);
  });

  it.each([
    `${windhoekPath}/hilux-double-cab`,
    `/af${windhoekPath}/hilux-double-cab/raider`,
    `/zu${windhoekPath}/fortuner`,
    `/zu${windhoekPath}`,
    `${windhoekPath}/suv`,
  ])('D-368 D-369: %s holds no price of a new vehicle, nor tells search engines one', async (asked) => {
    const { status, html } = await get(asked);
    expect(status).toBe(200);
    expect(html).not.toMatch(/R\s?\d{1,3}(?:\s\d{3})+/);
    expect(html).not.toMatch(/"@type":"Offer"|priceCurrency/);
  });

  it('D-369 T-013: there the price is asked for, and the request goes to that dealer', async () => {
    const stage = await open(`${windhoekPath}/hilux-double-cab`);
    expect(await stage.textContent()).toContain('Ask the dealer for the price');
    const quote = stage.getByRole('link', { name: 'Request A Quote' }).first();
    expect(await quote.getAttribute('href')).toMatch(
      /^\/enquiry\/vehicle\?model=\w+&colour=\w+&dealer=khomas-windhoek$/,
    );
  });

  it('D-370: ways to pay are offered where the market has them', async () => {
    const row = 'a[href="/payment-options/toyota-financial-services"]';
    expect(await (await open(dealerPath)).locator(row).count()).toBe(1);
    await page.goto(`${windhoekPath}/hilux-double-cab`);
    expect(await page.locator(`main ${row}`).count()).toBe(0);
  });

  it('D-367 D-389: the page has a title and a canonical address of its own', async () => {
    const { html } = await get(`/af${dealerPath}/raider`);
    expect(html).toContain(`<link rel="canonical" href="${inject('baseUrl')}/af${dealerPath}"`);
    expect(html).toMatch(/<title>[^<]*Roses Toyota[^<]*\| Toyota South Africa<\/title>/);
  });

  it('D-142 D-143: from the list of dealers to a dealer, and on to the vehicles there', async () => {
    await open('/dealers', { javaScriptEnabled: false });
    await untilLoaded(page, () => page.locator('[data-dealer="roses-bloemfontein"] a').first().click());
    expect(path()).toBe('/dealers/roses-bloemfontein');
    await untilLoaded(page, () => page.getByRole('link', { name: 'Browse All Vehicles' }).click());
    expect(path()).toBe(rosesPath);
    await untilLoaded(page, () => page.locator('main [data-vehicle] a').first().click());
    expect(path()).toMatch(/^\/dealers\/roses-bloemfontein\/new-vehicles\/[\w-]+$/);
  });

  it.each([
    ['/dealers/Roses-Bloemfontein', '/dealers/roses-bloemfontein'],
    ['/dealers/ROSES-bloemfontein/new-vehicles', rosesPath],
    [dealerPath.replace('roses', 'Roses').replace('hilux', 'Hilux'), dealerPath],
    [`/zu${dealerPath}/no-such-model`, `/zu${dealerPath}`],
  ])('D-367: %s leads to %s', async (asked, nearest) => {
    await open(asked, { javaScriptEnabled: false });
    expect(path()).toBe(nearest);
  });

  it.each([
    '/dealers/no-such-dealer',
    '/dealers/no-such-dealer/new-vehicles',
    '/dealers/no-such-dealer/new-vehicles/hilux-double-cab',
    `${rosesPath}/no-such-range`,
  ])('D-367: %s is not found', async (asked) => {
    expect((await get(asked)).status).toBe(404);
  });
});

describe('/vehicles', () => {
  it('D-338 D-347: lists every range with its from-price, and those of one body type', async () => {
    await open('/af/vehicles', { javaScriptEnabled: false });
    expect(await page.locator('[data-vehicle]').count()).toBeGreaterThanOrEqual(3);
    expect(await page.locator('[data-vehicle]').first().textContent()).toMatch(/Vanaf R\d/);
    await untilLoaded(page, () => page.locator('main nav').getByRole('link', { name: 'SUV’s' }).click());
    expect(path()).toBe('/af/vehicles/suv');
    const ranges: { bodyType: string }[] = JSON.parse((await get('/api/v1/vehicle-ranges')).html);
    expect(await page.locator('[data-vehicle]').count()).toBe(
      ranges.filter(({ bodyType }) => bodyType === 'suv').length,
    );
  });
});

function lastPart(address: string | null): string {
  return address?.split('/').at(-1) ?? '';
}
