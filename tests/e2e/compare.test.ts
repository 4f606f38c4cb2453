import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { get, htmlLang } from './page';
import { desk, phone, startVisits, untilLoaded } from './visitors';

const range = 'hilux-double-cab';
const visit = startVisits();
let page: Page;

async function open(...asked: Parameters<typeof visit>) {
  page = await visit(...asked);
}

/** Codes of derivatives of the demo market, the range's own first. */
async function someCodes(): Promise<string[]> {
  const { html } = await get(`/vehicles/${range}/compare`);
  const [own = ''] = comparedIn(html);
  const options = [...html.matchAll(/<option value="([A-Z0-9]+)"/g)].flatMap(([, code]) => code ?? []);
  return [own, ...options.filter((_, place) => place % 4 === 0)].slice(0, 5);
}

function comparedIn(html: string): string[] {
  return (/data-comparison="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
}

/** Names and prices as they stay in view. */
const strip = '[data-vehicles] > [aria-hidden="true"]';
const queryOf = (codes: readonly string[]) => `?${codes.map((code) => `code=${code}`).join('&')}`;
const compared = async () => comparedIn(await page.content());

describe('the way to a comparison', () => {
  it('D-401 D-403: the vehicle page leads to the comparison of its range and model', async () => {
    const { html } = await get(`/vehicles/${range}`);
    const code = /data-model-code="([A-Z0-9]+)"/.exec(html)?.[1];
    const address = `/vehicles/${range}/compare?code=${code}`;
    expect(html).toContain(`href="${address}"`);
    expect(comparedIn((await get(address)).html)).toEqual([code]);
  });

  it('D-402: a dealer’s vehicle page leads to the comparison on his site', async () => {
    const [, dealer = ''] = /href="\/dealers\/([a-z0-9-]+)"/.exec((await get('/dealers')).html) ?? [];
    const address = `/dealers/${dealer}/new-vehicles/${range}/compare`;
    const { html: from } = await get(`/dealers/${dealer}/new-vehicles/${range}`);
    const code = new RegExp(`href="${address}\\?code=([A-Z0-9]+)"`).exec(from)?.[1] ?? '';
    const { status, html } = await get(`${address}?code=${code}`);
    expect([status, comparedIn(html)]).toEqual([200, [code]]);
    expect(html).toContain(`href="/dealers/${dealer}/new-vehicles/${range}"`);
  });
});

describe('the address', () => {
  it('D-404: compares up to four derivatives of any range, and says so when more are asked for', async () => {
    const codes = await someCodes();
    expect(codes).toHaveLength(5);
    const { html } = await get(`/vehicles/${range}/compare${queryOf(codes)}`);
    expect(comparedIn(html)).toEqual(codes.slice(0, 4));
    expect(html).toContain('these are the first four');
  });

  it('a code counts in small letters, and once; an unknown one is left out with a sentence', async () => {
    const [one = '', other = ''] = await someCodes();
    const { status, html } = await get(
      `/vehicles/${range}/compare${queryOf([one.toLowerCase(), other, one, 'NONE99'])}`,
    );
    expect([status, comparedIn(html)]).toEqual([200, [one, other]]);
    expect(html).toContain('The code NONE99 belongs to no vehicle');
  });

  it('without a known code it is the range’s own vehicle; without a range a not-found page', async () => {
    const own = comparedIn((await get(`/vehicles/${range}/compare`)).html);
    expect(own).toHaveLength(1);
    expect(comparedIn((await get(`/vehicles/${range}/compare?code=NONE99`)).html)).toEqual(own);
    for (const path of [
      '/vehicles/no-such-range/compare?code=C12',
      `/dealers/no-such-dealer/new-vehicles/${range}/compare`,
      `/vehicles/${range}/compare/nothing/here`,
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    expect((await get('/vehicles/no-such-range/compare.csv?code=C12')).status).toBe(404);
  });

  it('only the page without a choice is to be found by search engines', async () => {
    const [one = '', other = ''] = await someCodes();
    const canonical = `<link rel="canonical" href="[^"]*/vehicles/${range}/compare"`;
    const plain = (await get(`/vehicles/${range}/compare`)).html;
    const chosen = (await get(`/vehicles/${range}/compare${queryOf([one, other])}`)).html;
    for (const html of [plain, chosen]) expect(html).toMatch(new RegExp(canonical));
    expect(plain).not.toContain('content="noindex');
    expect(chosen).toContain('content="noindex');
  });

  it('a second visitor gets the page as it is kept', async () => {
    const [one = '', other = ''] = await someCodes();
    const address = `/vehicles/${range}/compare${queryOf([other, one])}`;
    await get(address);
    expect((await get(address)).headers.get('x-cache')).toBe('HIT');
  });

  it.each([
    ['', 'en', 'Compare vehicles'],
    ['/af', 'af', 'Vergelyk voertuie'],
    ['/zu', 'zu', 'Qhathanisa izimoto'],
  ])('D-404: speaks the language of %s/…, and keeps the choice in the others', async (prefix, lang, title) => {
    const [one = '', other = ''] = await someCodes();
    const { html } = await get(`${prefix}/vehicles/${range}/compare${queryOf([one, other])}`);
    expect([htmlLang(html), comparedIn(html)]).toEqual([lang, [one, other]]);
    expect(html).toContain(`${title}</h1>`);
    expect(html).toContain(`to=${encodeURIComponent(`/vehicles/${range}/compare${queryOf([one, other])}`)}`);
  });
});

describe.each([true, false])('choosing, with JavaScript: %s', (javaScriptEnabled) => {
  it('D-404: a vehicle is added from the list and taken away again', async () => {
    await open(`/vehicles/${range}/compare`, { javaScriptEnabled });
    const [own = ''] = await compared();
    const select = page.locator('select[name="code"]');
    const added = (await select.locator('option').nth(3).getAttribute('value')) ?? '';
    await select.selectOption(added);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.poll(compared).toEqual([own, added]);
    await page
      .locator(`li[data-code="${own}"]`)
      .getByRole('link', { name: /^Remove/ })
      .click();
    await expect.poll(compared).toEqual([added]);
  });

  it('D-404: shows differences only, and everything again', async () => {
    await open(`/vehicles/${range}/compare${queryOf((await someCodes()).slice(0, 3))}`, { javaScriptEnabled });
    const folded = page.locator('table details');
    expect(await folded.count()).toBeGreaterThan(0);
    await untilLoaded(page, () => page.getByRole('link', { name: 'Differences only' }).click());
    expect(new URL(page.url()).searchParams.get('only')).toBe('differences');
    expect(await folded.count()).toBe(0);
    expect(await page.locator('tr[data-differs]').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Everything' }).click();
    await expect.poll(() => folded.count()).toBeGreaterThan(0);
  });
});

describe('looking', () => {
  it.each([
    ['desk', desk],
    ['phone', phone],
  ])(
    'D-404: names and prices stay in view on a %s, and the page does not run over at its side',
    async (_, viewport) => {
      await open(`/vehicles/${range}/compare${queryOf((await someCodes()).slice(0, 4))}`, { viewport });
      await page.locator('tr[data-differs]').last().scrollIntoViewIfNeeded();
      const name = page.locator(`${strip} p`).first();
      await expect.poll(async () => (await name.boundingBox())?.y ?? -1).toBeGreaterThan(0);
      expect((await name.boundingBox())?.y).toBeLessThan(viewport.height / 2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    },
  );

  it('D-404: on a phone the names go with their columns, which the keyboard reaches', async () => {
    await open(`/vehicles/${range}/compare${queryOf((await someCodes()).slice(0, 4))}`, { viewport: phone });
    const scroller = page.getByRole('region', { name: 'Vehicles side by side' });
    await scroller.focus();
    expect(await scroller.evaluate((element) => element === document.activeElement)).toBe(true);
    await scroller.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    const left = async (part: string) => Math.round((await page.locator(part).last().boundingBox())?.x ?? -1);
    const apart = async () => Math.abs((await left(`${strip} p`)) - (await left('li[data-code] h2')));
    await expect.poll(apart).toBeLessThanOrEqual(1);
    expect(await left('li[data-code] h2')).toBeLessThan(phone.width);
  });

  it('D-404: on paper every group lies open, with names and prices and without ways to click', async () => {
    await open(`/vehicles/${range}/compare${queryOf((await someCodes()).slice(0, 3))}`);
    const folded = page.locator('table details dl').first();
    expect(await folded.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    for (const list of await page.locator('table details dl').all()) expect(await list.isVisible()).toBe(true);
    expect(await page.locator('thead').isVisible()).toBe(true);
    expect(await page.locator('thead').textContent()).toMatch(/R\d/);
    expect(await page.getByRole('link', { name: /^Remove/ }).count()).toBe(0);
    expect(await page.getByText(/^Prices on \d/).isVisible()).toBe(true);
  });
});

describe('the file', () => {
  it.each(['', '&only=differences'])('D-404: holds what the page shows: %s', async (only) => {
    const query = `${queryOf((await someCodes()).slice(0, 3))}${only}`;
    await open(`/zu/vehicles/${range}/compare${query}`, { javaScriptEnabled: false });
    const href = (await page.locator('a[download]').getAttribute('href')) ?? '';
    const answer = await fetch(inject('baseUrl') + href);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const file = new TextDecoder().decode(bytes);
    const shown = await page
      .locator('tr:has(th[scope="row"]), table dl > div')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('th, dt')?.textContent ?? ''));
    expect(shown.length).toBeGreaterThan(5);
    const labels = file.split('\r\n').map((line) => line.replaceAll('"', ''));
    for (const label of shown)
      expect(
        labels.some((line) => line.includes(label)),
        label,
      ).toBe(true);
    for (const name of await page.locator('li[data-code] h2').allTextContents()) expect(file).toContain(name);
  });
});
