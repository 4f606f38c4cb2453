import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { get } from './page';
import { fillRequest, mailAbout, sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const vehiclePath = '/vehicles/hilux-double-cab';

const ways = [
  { step: 'quote', path: '/buying-site/toyota' },
  { step: 'test-drive', path: '/buying-site/toyota/test-drive' },
] as const;

const walks = ['', '/af', '/zu'].flatMap((prefix) =>
  [true, false].flatMap((javaScriptEnabled) => ways.map((way) => ({ ...way, prefix, javaScriptEnabled }))),
);

describe('from a vehicle to a sent request', () => {
  it.each(walks)(
    'T-010 T-013 T-014 D-392 issue-3 §5: $step, language "$prefix", scripts $javaScriptEnabled',
    async ({ path, prefix, javaScriptEnabled }) => {
      const page = await browser.newPage({ baseURL: inject('baseUrl'), javaScriptEnabled });
      await page.goto(prefix + vehiclePath);
      const model = await page.locator('[data-model-code]').first().getAttribute('data-model-code');
      await page.locator(`main a[href^="${prefix}${path}?deriv_code=${model}&"]`).first().click();
      await page.waitForURL(`**${path}?deriv_code=${model}&**`);
      expect(await page.getAttribute('html', 'lang')).toBe(prefix.slice(1) || 'en');
      expect(await page.locator('[data-model-code]').getAttribute('data-model-code')).toBe(model);
      await fillRequest(page);
      await sendUntilThanked(page);
      expect(new URL(page.url()).pathname).toBe(`${prefix}${path}/thank-you`);
      const reference = await page.locator('[data-reference]').getAttribute('data-reference');
      await expect.poll(() => mailAbout(reference ?? 'none')).toHaveLength(2);
      await page.close();
    },
  );
});

describe('the page that stands in for the buying site', () => {
  it('T-009 T-012 X-27: knows derivative and dealer by the stated codes', async () => {
    const { dealer, model } = await findCodes();
    const { html } = await get(`/buying-site/toyota/test-drive?deriv_code=${model}&dealercode=${dealer.supplierCode}`);
    expect(html).toContain(`data-model-code="${model}"`);
    expect(html).toMatch(new RegExp(`<option value="${dealer.slug}" selected=""`));
  });

  it('X-27: a range is chosen from its own derivatives', async () => {
    const { range, models } = await findCodes();
    const { html } = await get(`/buying-site/toyota?range_code=${range}`);
    const offered = /<select[^>]*id="modelCode".*?<\/select>/s.exec(html)?.[0] ?? '';
    const codes = [...offered.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code);
    expect(codes.sort()).toEqual(models.sort());
  });

  it('issue-3 §5: unknown codes lead to choosing, never to an error', async () => {
    for (const query of [
      '?deriv_code=NOPE&dealercode=NOBODY',
      '?range_code=%00&type=elsewhere',
      `?deriv_code=${'x'.repeat(4_000)}`,
      '?deriv_code=a&deriv_code=b',
    ]) {
      for (const { path } of ways) {
        const { status, headers, html } = await get(path + query);
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toContain('no-store');
        expect(html).toMatch(/<select[^>]*id="modelCode"/);
      }
    }
  });

  it('T-013: the kind of request may stand in the query; the site’s own address is a quote', async () => {
    expect((await get('/buying-site/toyota?type=test-drive')).html).toContain('id="preferredDate"');
    expect((await get('/buying-site/toyota?type=quote')).html).not.toContain('id="preferredDate"');
    const { status, headers } = await get('/zu/buying-site?dealercode=X');
    expect([status, headers.get('location')]).toEqual([307, '/zu/buying-site/toyota?dealercode=X']);
  });

  it('C-399: only pages of ours may frame it', async () => {
    const { headers } = await get('/buying-site/toyota');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('issue-3 §1: without scripts, names what is wrong and keeps a day that is over to be corrected', async () => {
    const page = await browser.newPage({ baseURL: inject('baseUrl'), javaScriptEnabled: false });
    const { range } = await findCodes();
    await page.goto(`/af/buying-site/toyota/test-drive?range_code=${range}`);
    await page.fill('#fullName', 'Thandi Mokoena');
    await page.fill('#preferredDate', '2020-01-01');
    await page.locator('main form button[type=submit]').click();
    await page.waitForSelector('#error-summary');
    expect(await page.locator('#preferredDate-error').count()).toBe(1);
    expect(await page.inputValue('#fullName')).toBe('Thandi Mokoena');
    expect(await page.inputValue('#preferredDate')).toBe('2020-01-01');
    expect(await page.locator('[data-range-code]').getAttribute('data-range-code')).toBe(range);
    await page.close();
  });
});

describe('our own form', () => {
  it('T-013: takes a test drive where no buying site is configured', async () => {
    const { html } = await get('/enquiry/vehicle?model=C20&type=test-drive');
    expect(html).toContain('id="preferredDate"');
    expect(html).toMatch(/<input type="hidden" name="type" value="test-drive"/);
  });
});

describe('the purchase dialogs', () => {
  const block = '/gallery/purchaseDialogs/typical/en?path=/vehicles/hilux-double-cab';

  it.each([
    { step: 'quote', frame: '/buying-site/toyota' },
    { step: 'test-drive', frame: '/buying-site/toyota/test-drive' },
  ])('C-399 C-400: $step opens, loads only then, sends, closes, and gives the focus back', async ({ step, frame }) => {
    const { range } = await findCodes();
    const page = await openAlive(block);
    const opener = page.locator(`a[data-opens$="-${step}"]`);
    const dialog = page.locator(`dialog[id$="-${step}"]`);
    await page.waitForLoadState('networkidle');
    expect(page.frames()).toSatisfy((frames: Frame[]) => frames.every((each) => !each.url().includes('/buying-site')));
    await opener.click();
    const embedded = await dialog.locator('iframe').elementHandle();
    expect(await embedded?.getAttribute('src')).toBe(`${frame}?range_code=${range}`);
    const site = await embedded?.contentFrame();
    if (!site) throw new Error('The buying site is not in the dialog.');
    await site.waitForSelector('main form');
    expect(await site.locator('header a').count()).toBe(0);
    await site.selectOption('#modelCode', { index: 1 });
    await fillRequest(site);
    await sendUntilThanked(site);
    expect(await site.locator('[data-reference]').count()).toBe(1);
    // A key pressed within the frame is the frame's.
    await dialog.locator('[data-close]').focus();
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(false);
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.close();
  });

  it('C-399 C-400: the cross and a click beside it close a dialog, too', async () => {
    const page = await openAlive(block);
    const dialog = page.locator('dialog').first();
    for (const close of [() => dialog.locator('[data-close]').click(), () => page.mouse.click(5, 5)]) {
      await page.locator('a[data-opens]').first().click();
      expect(await dialog.isVisible()).toBe(true);
      await close();
      await expect.poll(() => dialog.isVisible()).toBe(false);
    }
    await page.close();
  });
});

describe('the A/B test', () => {
  const visible = (page: Page) =>
    page.locator('[data-block="abTest"] a:not(dialog a)').filter({ visible: true }).allTextContents();
  const write = (page: Page, name: string) =>
    page.locator('[data-ab-test]').evaluate((marker, variation) => {
      marker.classList.remove('variation-1', 'variation-2');
      if (variation) marker.classList.add(variation);
    }, name);

  it('C-403 C-404 C-405: the class of the marker says which button is visible, whenever it changes', async () => {
    const page = await openAlive('/gallery/abTest/minimal/en?path=/vehicles/hilux-double-cab');
    expect(await visible(page)).toEqual(['Book A Test Drive']);
    await write(page, 'variation-1');
    expect(await visible(page)).toEqual(['Enquire Now']);
    await write(page, '');
    expect(await visible(page)).toEqual(['Book A Test Drive']);
    await page.close();
  });

  it('C-403 C-405: the video button opens the video', async () => {
    const page = await openAlive('/gallery/abTest/typical/en');
    await write(page, 'variation-2');
    expect(await visible(page)).toEqual(['Watch Hilux Video', 'See the range']);
    await page.locator('a[data-opens$="-video"]').click();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.close();
  });

  it('C-403: a visitor keeps what was drawn; without scripts it is the original', async () => {
    const path = '/gallery/abTest/everybodyEnquires/en';
    const page = await openAlive(path);
    await expect.poll(() => visible(page)).toContain('Enquire Now');
    const kept = await page.evaluate(() => Object.entries({ ...localStorage }));
    expect(kept.filter(([name]) => name.startsWith('ab-test:'))).toEqual([['ab-test:all-enquire', 'variation-1']]);
    await page.close();
    const plain = await browser.newPage({ baseURL: inject('baseUrl'), javaScriptEnabled: false });
    await plain.goto(path);
    expect(await visible(plain)).toContain('Book A Test Drive');
    await plain.close();
  });
});

/** A page that React has taken over. */
async function openAlive(path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: inject('baseUrl') });
  await page.goto(path);
  await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog') ?? {};
    return Object.keys(dialog).some((key) => key.startsWith('__reactProps'));
  });
  return page;
}

/** Codes of the demo market: a dealer with prices, the derivatives of the Hilux Double Cab. */
async function findCodes() {
  const read = async (address: string) => JSON.parse((await get(address)).html);
  const { docs } = await read('/api/dealers?limit=1&where[province][equals]=Gauteng');
  const ranges = await read('/api/v1/vehicle-ranges');
  const range = ranges.find(({ rangeSlug }: { rangeSlug: string }) => rangeSlug === 'hilux-double-cab');
  const found = await read(`/api/vehicle-models?limit=100&depth=0&where[range][equals]=${range.id}`);
  const models: string[] = found.docs.map(({ code }: { code: string }) => code);
  return { dealer: docs[0] as { slug: string; supplierCode: string }, range: range.code, models, model: models[0] };
}
