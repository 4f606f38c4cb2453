import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { fillRequest, sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The form in a browser; without scripts, only the server makes it work. */
async function openForm({ javaScriptEnabled = true, prefix = '', query = '?model=C20' } = {}): Promise<Page> {
  const page = await browser.newPage({ baseURL: inject('baseUrl'), javaScriptEnabled });
  await page.goto(`${prefix}/enquiry/vehicle${query}`);
  if (javaScriptEnabled) await page.waitForFunction(isAlive);
  return page;
}

/** Has React taken the form over? */
function isAlive(): boolean {
  const form = document.querySelector('main form') ?? {};
  return Object.keys(form).some((key) => key.startsWith('__reactProps'));
}

const send = (page: Page) => page.locator('main form button[type=submit]').click();
const summary = (page: Page) => page.locator('#error-summary li').allTextContents();

describe.each([
  { name: 'with scripts', javaScriptEnabled: true },
  { name: 'without scripts', javaScriptEnabled: false },
])('the quote request $name', ({ javaScriptEnabled }) => {
  it('D-234 D-235 D-237 D-240: names every mistake in a summary and beside its field, and keeps what was typed', async () => {
    const page = await openForm({ javaScriptEnabled });
    await page.fill('#emailAddress', 'thandi');
    await page.fill('#contactNumber', '082');
    await send(page);
    await page.waitForSelector('#error-summary');
    expect(await summary(page)).toEqual([
      'Full name is required',
      'Please enter at least 10 digits',
      'Missing @ symbol',
      'Please select a province',
      'Please select a dealer',
    ]);
    expect(await page.textContent('#emailAddress-error')).toBe('Missing @ symbol');
    expect(await page.getAttribute('#emailAddress', 'aria-invalid')).toBe('true');
    expect(await page.inputValue('#emailAddress')).toBe('thandi');
    expect(await page.inputValue('#contactNumber')).toBe('082');
    await page.close();
  });
});

it('issue-2 §8: a site that cannot be reached is said, and everything typed is kept to be sent again', async () => {
  const page = await openForm();
  await fillRequest(page);
  await page.route('**/send', (route) => route.abort());
  await send(page);
  await page.waitForSelector('#error-summary');
  expect(await summary(page)).toEqual([expect.stringContaining('everything you typed is still here')]);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('error-summary');
  await page.unroute('**/send');
  await sendUntilThanked(page);
  await page.close();
});

it('X-35: the country of the number follows the province until a number is typed', async () => {
  const page = await openForm();
  await page.selectOption('#province', 'Botswana');
  expect(await page.inputValue('#contactCountry')).toBe('BW');
  await page.fill('#contactNumber', '71 234 567');
  await page.selectOption('#province', 'Gauteng');
  expect(await page.inputValue('#contactCountry')).toBe('BW');
  await page.close();
});

it('issue-2 §8: unknown and malformed values in the address leave a form to choose from', async () => {
  for (const query of ['?model=NOPE&colour=%00&dealer=x', '?model=a&model=b', `?dealer=${'x'.repeat(8_000)}`]) {
    const response = await fetch(`${inject('baseUrl')}/enquiry/vehicle${query}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toContain('<select');
  }
});
