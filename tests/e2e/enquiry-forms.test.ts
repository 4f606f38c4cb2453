import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTemplates } from '@/i18n/messages';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { errorsOf, fillContact, openAnyForm } from './any-form';
import { sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const scripts = [true, false];

describe.each(scripts)('with scripts: %s', (javaScriptEnabled) => {
  it.each(['/enquiry/sponsorships', '/enquiry/sponsorships/corporate-citizenship'])(
    'D-305 D-306: %s names what is missing',
    async (path) => {
      const page = await openAnyForm(browser, path, { javaScriptEnabled });
      await page.locator('main form button[type=submit]').click();
      await page.waitForSelector('#error-summary');
      expect(await errorsOf(page)).toEqual([
        'Name of the organisation is required',
        'Full name is required',
        'Contact number is required',
        'Email address is required',
        'Please select a province',
        'Please write your message',
      ]);
      await page.close();
    },
  );

  it('D-281 D-282 D-283 D-284 D-289 D-292: a special is asked about; consent reveals divisions and channels, none of them chosen', async () => {
    const form = await openSpecial(javaScriptEnabled);
    await fillContact(form, { name: '#firstName' });
    await form.check('#ageConfirmed');
    await form.getByLabel('Phone', { exact: true }).check();
    expect(await form.getByLabel('Email', { exact: true }).first().isChecked()).toBe(false);
    expect(await form.getByText('From which divisions?').isVisible()).toBe(false);
    await form.check('#marketingConsent');
    expect(await form.getByText('From which divisions?').isVisible()).toBe(true);
    expect(await form.locator('input[name=consentDivision]:checked, input[name=consentComms]:checked').count()).toBe(0);
    await form.locator('main form button[type=submit]').last().click();
    await form.waitForSelector('#error-summary');
    expect(await errorsOf(form)).toEqual(['Please select at least one option', 'Please select at least one option']);
    await form.getByLabel('Lexus').check();
    await form.getByLabel('SMS').check();
    await sendUntilThanked(form);
    expect(await form.textContent('h1')).toBe('Thank you!');
    expect(await form.textContent('main')).toContain('Your Enquiry has been sent.');
    await form.close();
  });
});

it('D-302: a special’s form that cannot be sent is no success: that is said, and everything typed stays to be sent again', async () => {
  const form = await openSpecial(true);
  const address = await fillContact(form, { name: '#firstName' });
  await form.check('#ageConfirmed');
  await form.route('**/send', (route) => route.abort());
  await form.locator('main form button[type=submit]').click();
  await form.locator('dialog[open] button').first().click();
  await form.waitForSelector('#error-summary');
  expect(await errorsOf(form)).toEqual([getTemplates('en', 'enquiry').problems.offline]);
  expect(new URL(form.url()).pathname).not.toContain('thank-you');
  expect(await form.inputValue('#emailAddress')).toBe(address);
  await form.unroute('**/send');
  await sendUntilThanked(form);
  await form.close();
});

it('D-303: a dealer’s own site asks for no dealer', async () => {
  for (const [path, fields] of [
    ['/enquiry/general', 1],
    ['/dealers/highveld-crest/enquiry/general', 0],
  ] as const) {
    const page = await openAnyForm(browser, path, { javaScriptEnabled: false });
    expect(await page.locator('select#dealer').count()).toBe(fields);
    await page.close();
  }
});

/** The form of the first special on a dealer's page, by its link. */
async function openSpecial(javaScriptEnabled: boolean): Promise<Page> {
  const page = await openAnyForm(browser, '/dealers/highveld-crest', { javaScriptEnabled: false });
  const path = (await page.locator('[data-special] a').first().getAttribute('href')) ?? '';
  await page.close();
  return openAnyForm(browser, path, { javaScriptEnabled });
}
