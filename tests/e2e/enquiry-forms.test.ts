import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { errorsOf, fillContact, openAnyForm } from './any-form';
import { mailAbout, sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const languages = ['', '/af', '/zu'];
const scripts = [true, false];

describe.each(scripts)('with scripts: %s', (javaScriptEnabled) => {
  it.each(languages)(
    'issue-6 §1: a question about parts reaches the dealer from %s/enquiry/general',
    async (prefix) => {
      const page = await openAnyForm(
        browser,
        `${prefix}/enquiry/general?subject=Parts%20Enquiry&dealer=highveld-crest`,
        { javaScriptEnabled },
      );
      expect(await page.inputValue('#subject')).toBe('Parts Enquiry');
      expect(await page.inputValue('#dealer')).toBe('highveld-crest');
      expect(await page.inputValue('#province')).toBe('Gauteng');
      await fillContact(page);
      await page.fill('#message', 'A wiper blade for a 2015 Corolla.');
      await sendUntilThanked(page);
      const reference = (await page.locator('[data-reference]').getAttribute('data-reference')) ?? 'none';
      await expect.poll(() => mailAbout(reference).length, { timeout: 20_000 }).toBeGreaterThan(1);
      await page.close();
    },
  );

  it('D-303: a dealer’s own site asks for no dealer', async () => {
    const page = await openAnyForm(browser, '/dealers/highveld-crest/enquiry/general', { javaScriptEnabled });
    expect(await page.locator('select#dealer').count()).toBe(0);
    await page.selectOption('#subject', 'General');
    await fillContact(page);
    await page.selectOption('#province', 'Gauteng');
    await sendUntilThanked(page);
    expect(page.url()).toContain('/dealers/highveld-crest/enquiry/general/thank-you');
    await page.close();
  });

  it.each(['/enquiry/sponsorships', '/enquiry/sponsorships/corporate-citizenship'])(
    'issue-6 §1: %s names what is missing and is sent',
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
      await page.fill('#organisation', 'Melville School');
      await fillContact(page);
      await page.selectOption('#province', 'Gauteng');
      await page.fill('#message', 'Books.');
      await sendUntilThanked(page);
      await page.close();
    },
  );

  it('D-281 D-282 D-283 D-284 D-289 D-292: a special is asked about; consent reveals divisions and channels, none of them chosen', async () => {
    const page = await openAnyForm(browser, '/dealers/highveld-crest', { javaScriptEnabled: false });
    const enquire = page.locator('[data-special] a').first();
    const path = (await enquire.getAttribute('href')) ?? '';
    await page.close();
    const form = await openAnyForm(browser, path, { javaScriptEnabled });
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
