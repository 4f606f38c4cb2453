import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { errorsOf, fillContact, openAnyForm, photo } from './any-form';
import { signInAsNewAdmin } from './page';
import { mailAbout, sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What stands under the fields, by their names. */
const underFields = (page: Page) =>
  page
    .locator('main form [id$="-error"]:visible')
    .evaluateAll((found) =>
      Object.fromEntries(found.map((error) => [error.id.replace('-error', ''), error.textContent])),
    );

const press = (page: Page, name: string) =>
  page.locator('main form').getByRole('button', { name, exact: true }).click();

async function fillPerson(page: Page): Promise<string> {
  const address = await fillContact(page, { name: '#firstName' });
  await page.selectOption('#province', 'Gauteng');
  await page.fill('#suburb', 'Melville');
  await page.check('#ageConfirmed');
  return address;
}

async function fillVehicle(page: Page) {
  await page.fill('#make', 'Toyota');
  await page.fill('#model', 'Corolla');
  await page.fill('#year', '2018');
  await page.selectOption('#vehiclecondition', 'Good');
  await page.fill('#odometerReading', '85000');
  await page.fill('#askingprice', '180000');
}

/** Submits until the dialog asks whether the address is right: a form that is filled in under two seconds is asked again. */
async function submitUntilAsked(page: Page) {
  const submit = page.locator('main form').getByRole('button', { name: 'Submit', exact: true });
  const isAsked = async () => {
    if (await page.isVisible('dialog[open]')) return true;
    await submit.click({ timeout: 2_000 }).catch(() => {});
    return false;
  };
  await expect.poll(isAsked, { interval: 700, timeout: 30_000 }).toBe(true);
}

/** Fills both steps and submits: the dialog asks whether the address is right. */
async function fillUntilAsked(page: Page) {
  await fillPerson(page);
  await press(page, 'Next');
  await fillVehicle(page);
  await page.setInputFiles('#attachment', await photo());
  await submitUntilAsked(page);
}

describe.each([
  { name: 'with scripts', javaScriptEnabled: true },
  { name: 'without scripts', javaScriptEnabled: false },
])('the trade-in $name', ({ javaScriptEnabled }) => {
  it('D-230 D-231 D-233 D-234 D-235 D-237 D-240 D-241 D-248 D-250: goes to the vehicle only when the person is right, and back with everything kept', async () => {
    const page = await openAnyForm(browser, '/enquiry/trade-in', { javaScriptEnabled });
    expect(await underFields(page)).toEqual({});
    await press(page, 'Next');
    await page.waitForSelector('#error-summary');
    const missing = {
      firstName: 'Full name is required',
      contactNumber: 'Contact number is required',
      emailAddress: 'Email address is required',
      province: 'Please select a province',
      suburb: 'Suburb is required',
      ageConfirmed: 'Please confirm your age',
    };
    expect(await underFields(page)).toEqual(missing);
    expect(await errorsOf(page)).toEqual(Object.values(missing));
    expect(await page.isVisible('#make')).toBe(false);
    await fillPerson(page);
    await press(page, 'Next');
    await page.waitForSelector('#make:visible');
    expect(await page.isVisible('#suburb')).toBe(false);
    await page.fill('#make', 'Toyota');
    await press(page, 'Back');
    await page.waitForSelector('#suburb:visible');
    expect(await page.inputValue('#suburb')).toBe('Melville');
    expect(await page.isChecked('#ageConfirmed')).toBe(true);
    await press(page, 'Next');
    await page.waitForSelector('#make:visible');
    expect(await page.inputValue('#make')).toBe('Toyota');
    await page.close();
  });

  it('D-242 D-243 D-244 D-245 D-246 D-247 D-249 D-250 D-259 D-275: the second step says what is missing, under its fields; the summary has the focus', async () => {
    const page = await openAnyForm(browser, '/enquiry/trade-in', { javaScriptEnabled });
    await fillPerson(page);
    await press(page, 'Next');
    await page.waitForSelector('#make:visible');
    expect(await underFields(page)).toEqual({});
    for (const number of ['year', 'odometerReading', 'askingprice']) {
      expect(await page.getAttribute(`#${number}`, 'min')).toBe('0');
    }
    await press(page, 'Submit');
    await page.waitForSelector('#error-summary');
    const missing = {
      make: 'Make is required',
      model: 'Model is required',
      year: 'Year is required',
      vehiclecondition: 'Vehicle Condition is required',
      odometerReading: 'Odometer Reading is required',
      askingprice: 'Asking Price is required',
      attachment: 'Please upload a file',
    };
    expect(await underFields(page)).toEqual(missing);
    expect(await errorsOf(page)).toEqual(Object.values(missing));
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('error-summary');
    await page.close();
  });

  it('D-236 X-35: a number that is too short leads back to the step that asks for it', async () => {
    const page = await openAnyForm(browser, '/enquiry/trade-in', { javaScriptEnabled });
    await fillPerson(page);
    await page.fill('#contactNumber', '082 123');
    await press(page, 'Next');
    await page.waitForSelector('#make:visible');
    await fillVehicle(page);
    await page.setInputFiles('#attachment', await photo());
    await press(page, 'Submit');
    await page.waitForSelector('#contactNumber-error:visible');
    expect(await errorsOf(page)).toEqual(['Please enter at least 10 digits']);
    await page.close();
  });

  it('D-260 D-261 D-267 D-275 D-276 D-277: asks whether the address is right, sends with the photo, and thanks', async () => {
    const page = await openAnyForm(browser, '/enquiry/trade-in?dealer=highveld-crest', { javaScriptEnabled });
    const address = await fillPerson(page);
    await press(page, 'Next');
    await page.waitForSelector('#make:visible');
    await fillVehicle(page);
    await page.setInputFiles('#attachment', await photo());
    await submitUntilAsked(page);
    expect(await page.textContent('dialog[open]')).toContain(address);
    await page.setViewportSize({ width: 390, height: 600 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await sendUntilThanked(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.textContent('h1')).toBe('Thank you');
    expect(await page.textContent('main')).toContain('Your enquiry has been submitted.');
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    const reference = (await page.locator('[data-reference]').getAttribute('data-reference')) ?? 'none';
    await expect.poll(() => mailAbout(reference).length, { timeout: 20_000 }).toBeGreaterThan(1);
    await page.close();
  });
});

it('issue-6 §3: the photo opens as nothing that could run, even for an administrator', async () => {
  const page = await openAnyForm(browser, '/enquiry/trade-in?dealer=highveld-crest');
  await fillUntilAsked(page);
  await sendUntilThanked(page);
  await page.close();

  const cookie = await signInAsNewAdmin('files@forecourt.example');
  const files = `${inject('baseUrl')}/api/enquiry-files`;
  const { docs } = await (await fetch(`${files}?sort=-id&limit=1`, { headers: { cookie } })).json();
  const { status, headers } = await fetch(`${files}/${docs[0].id}/download`, { headers: { cookie } });
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(headers.get('content-security-policy')).toBe('sandbox');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('D-278: No sends nothing and leads to the address', async () => {
  const page = await openAnyForm(browser, '/enquiry/trade-in');
  await fillUntilAsked(page);
  await press(page, 'No');
  expect(await page.isVisible('dialog')).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('emailAddress');
  expect(page.url()).not.toContain('thank-you');
  expect(await page.inputValue('#make')).toBe('Toyota');
  await page.close();
});

it('D-255 X-01: a photo that is too large is said at once and let go; everything else stays', async () => {
  const page = await openAnyForm(browser, '/enquiry/trade-in');
  await fillPerson(page);
  await press(page, 'Next');
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    const message = dialog.message();
    await dialog.accept();
    return message;
  });
  const large = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5_242_881) };
  await page.setInputFiles('#attachment', large);
  expect(await said).toBe('File size should not be over 5MB.');
  expect(await page.inputValue('#attachment')).toBe('');
  await page.close();
});

it('D-279 D-280: what is typed is kept on the device, can be cleared there, and is removed once it was sent', async () => {
  const page = await openAnyForm(browser, '/enquiry/trade-in');
  const again = async () => {
    await page.goto('/enquiry/trade-in');
    await page.waitForFunction(() => document.querySelector('#suburb')?.matches(':read-write'));
  };
  await fillPerson(page);
  await again();
  await expect.poll(() => page.inputValue('#suburb')).toBe('Melville');
  expect(await page.isChecked('#ageConfirmed')).toBe(false);
  await press(page, 'Clear what I typed');
  expect(await page.inputValue('#suburb')).toBe('');
  await again();
  expect(await page.inputValue('#suburb')).toBe('');
  await fillPerson(page);
  await press(page, 'Next');
  await fillVehicle(page);
  await page.setInputFiles('#attachment', await photo());
  await sendUntilThanked(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('trade-in')))).toEqual([]);
  await page.close();
});

it('D-273 D-274: while it is sent the button says so; a failure is said, and everything typed is kept to be sent again', async () => {
  const page = await openAnyForm(browser, '/enquiry/trade-in');
  await fillPerson(page);
  await press(page, 'Next');
  await fillVehicle(page);
  await page.setInputFiles('#attachment', await photo());
  let fail = () => {};
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/send', (route) => failing.then(() => route.abort()));
  await press(page, 'Submit');
  await press(page, 'Yes');
  await page.getByRole('button', { name: 'Sending...' }).waitFor();
  fail();
  await page.waitForSelector('#error-summary');
  expect(await errorsOf(page)).toEqual([expect.stringContaining('everything you typed is still here')]);
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await page.inputValue('#make')).toBe('Toyota');
  await page.close();
});
