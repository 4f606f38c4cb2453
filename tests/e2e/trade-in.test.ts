import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { errorsOf, fillContact, openAnyForm, photo } from './any-form';
import { mailAbout } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) =>
  page.locator('main form').getByRole('button', { name, exact: true }).click();

async function fillPerson(page: Page): Promise<string> {
  const address = await fillContact(page, { name: '#firstName' });
  await page.selectOption('#province', 'Gauteng');
  await page.fill('#suburb', 'Melville');
  await page.check('#ageConfirmed');
  return address;
}

/** A test is quicker than the two seconds that a person needs: it is told so and sends again. */
async function sendUntilThanked(page: Page) {
  const form = page.locator('main form');
  const isThanked = async () => {
    for (const name of ['Yes', 'Submit']) {
      if (page.url().includes('/thank-you?')) return true;
      await form
        .getByRole('button', { name, exact: true })
        .click({ timeout: 1_000 })
        .catch(() => {});
    }
    return page.url().includes('/thank-you?');
  };
  await expect.poll(isThanked, { interval: 700, timeout: 30_000 }).toBe(true);
}

async function fillVehicle(page: Page) {
  await page.fill('#make', 'Toyota');
  await page.fill('#model', 'Corolla');
  await page.fill('#year', '2018');
  await page.selectOption('#vehiclecondition', 'Good');
  await page.fill('#odometerReading', '85000');
  await page.fill('#askingprice', '180000');
}

describe.each([
  { name: 'with scripts', javaScriptEnabled: true },
  { name: 'without scripts', javaScriptEnabled: false },
])('the trade-in $name', ({ javaScriptEnabled }) => {
  it('D-230 D-231 D-233 D-250: goes to the vehicle only when the person is right, and back with everything kept', async () => {
    const page = await openAnyForm(browser, '/enquiry/trade-in', { javaScriptEnabled });
    await press(page, 'Next');
    await page.waitForSelector('#error-summary');
    expect(await errorsOf(page)).toEqual([
      'Full name is required',
      'Contact number is required',
      'Email address is required',
      'Please select a province',
      'Suburb is required',
      'Please confirm your age',
    ]);
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
    await press(page, 'Submit');
    await page.waitForSelector('dialog[open]');
    expect(await page.textContent('dialog[open]')).toContain(address);
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

it('D-278: No sends nothing and leads to the address', async () => {
  const page = await openAnyForm(browser, '/enquiry/trade-in');
  await fillPerson(page);
  await press(page, 'Next');
  await fillVehicle(page);
  await page.setInputFiles('#attachment', await photo());
  await press(page, 'Submit');
  await page.waitForSelector('dialog[open]');
  await press(page, 'No');
  expect(await page.isVisible('dialog')).toBe(false);
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
  expect(await page.isChecked('#ageConfirmed')).toBe(true);
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
