import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../axe';
import { newAddress } from './any-form';
import { lettersTo } from './letters';
import { htmlLang } from './page';
import { sendUntilThanked } from './request-form';
import { desk, phone, startVisits, untilLoaded } from './visitors';

const visit = startVisits();

async function fill(page: Page | Frame, emailAddress: string) {
  await page.fill('#firstName', 'Thandi');
  await page.fill('#lastName', 'Mokoena');
  await page.fill('#emailAddress', emailAddress);
}

async function sendUntilAnswered(page: Page | Frame) {
  await sendUntilThanked(page);
  await page.waitForSelector('[data-newsletter]');
}

/** The path of a link in the letter that an address got. */
async function linkFor(emailAddress: string, part: string): Promise<string> {
  const link = new RegExp(`https?://[^/\\s]+(/\\S*${part}/[\\w/-]+)`);
  const find = () =>
    lettersTo(emailAddress)
      .map(({ text }) => link.exec(text)?.[1])
      .find(Boolean);
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return find() ?? '';
}

const languages = [
  { language: 'en', prefix: '', thanks: 'Thankyou for your submission', done: 'You are subscribed' },
  { language: 'af', prefix: '/af', thanks: 'Dankie vir jou inskrywing', done: 'Jy is ingeteken' },
  { language: 'zu', prefix: '/zu', thanks: 'Siyabonga ngokuthumela', done: 'Usubhalisile' },
];

describe.each([
  { name: 'with scripts', javaScriptEnabled: true },
  { name: 'without scripts', javaScriptEnabled: false },
])('the newsletter $name', ({ javaScriptEnabled }) => {
  it.each(languages)(
    'T-188 T-310 issue-6 §1: from the form over the mailbox to leaving, in $language',
    async ({ language, prefix, thanks, done }) => {
      const emailAddress = newAddress();
      const page = await visit(`${prefix}/newsletter`, { javaScriptEnabled, viewport: phone });
      await fill(page, emailAddress);
      await page.check('input[name=topics][value=offers]');
      await sendUntilAnswered(page);
      expect(await page.textContent('h1')).toBe(thanks);

      await page.goto(await linkFor(emailAddress, 'newsletter/confirm'));
      expect(new URL(page.url()).pathname.startsWith(`${prefix}/newsletter/confirm/`)).toBe(true);
      await untilLoaded(page, () => page.click('[data-newsletter=pending] button'));
      expect(htmlLang(await page.content())).toBe(language);
      expect(await page.textContent('h1')).toBe(done);
      expect(await page.locator('[data-newsletter] a[href*="/consents/"]').count()).toBe(1);

      await untilLoaded(page, () => page.click('[data-newsletter] a[href*="/newsletter/leave/"]'));
      await untilLoaded(page, () => page.click('[data-newsletter=leaving] button'));
      await page.waitForSelector('[data-newsletter=left]');
    },
  );

  it('T-182 T-309: starts idle, and says of every empty field that it is required', async () => {
    const page = await visit('/newsletter', { javaScriptEnabled });
    expect(await page.locator('#error-summary').count()).toBe(0);
    expect(await page.locator('main form button[type=submit]').isEnabled()).toBe(true);
    await page.click('main form button[type=submit]');
    await page.waitForSelector('#error-summary');
    for (const field of ['firstName', 'lastName', 'emailAddress']) {
      expect(await page.locator(`#error-summary a[href="#${field}"]`).count()).toBe(1);
    }
  });

  it('T-187: a domain without mailboxes is a Submission Error that asks for a valid address', async () => {
    const page = await visit('/newsletter', { javaScriptEnabled });
    await fill(page, 'thandi@nowhere.invalid');
    await sendUntilAnswered(page);
    expect(await page.textContent('h1')).toBe('Submission Error');
    expect(await page.textContent('[data-newsletter]')).toContain('Please enter a valid email address');
  });
});

describe('the newsletter', () => {
  it('T-181 T-183: asks for first name, last name and e-mail address, of e-mail type', async () => {
    const page = await visit('/newsletter');
    expect(await page.getAttribute('#firstName', 'type')).toBe('text');
    expect(await page.getAttribute('#lastName', 'type')).toBe('text');
    expect(await page.getAttribute('#emailAddress', 'type')).toBe('email');
  });

  it('T-185: says ...Sending while it is sent', async () => {
    const page = await visit('/newsletter');
    await fill(page, newAddress());
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/newsletter/send', async (route) => {
      await held;
      await route.abort();
    });
    await page.click('main form button[type=submit]');
    await expect.poll(() => page.textContent('main form button[type=submit]')).toBe('...Sending');
    release();
    await page.waitForSelector('#error-summary');
  });

  it('issue-6 §1: opening the link of the mailbox changes nothing: programs that look through mail do it, too', async () => {
    const emailAddress = newAddress();
    const page = await visit('/newsletter');
    await fill(page, emailAddress);
    await sendUntilAnswered(page);
    const link = await linkFor(emailAddress, 'newsletter/confirm');
    await page.goto(link);
    await page.goto(link);
    await page.waitForSelector('[data-newsletter=pending]');
    expect(await page.locator('[data-newsletter=confirmed]').count()).toBe(0);
  });

  it('a wrong link leads to the form, which says so', async () => {
    const page = await visit(`/af/newsletter/confirm/${'0'.repeat(32)}/nothing`);
    expect(new URL(page.url()).pathname).toBe('/af/newsletter');
    expect(await page.textContent('main [role=status]')).toContain('nie meer geldig nie');
  });

  it.each([desk, phone])(
    'issue-6 §7: axe finds nothing, and nothing is wider than the screen ($width px)',
    async (viewport) => {
      for (const { prefix } of languages) {
        for (const path of ['/newsletter', '/newsletter/thank-you?answer=domain', '/discover/community/sponsorships']) {
          const page = await visit(prefix + path, { viewport });
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
          await page.context().close();
        }
      }
    },
  );
});

describe.each([desk, phone])('the dialogs of the navigation ($width px)', (viewport) => {
  const footer = (page: Page) => page.locator('footer');

  it('D-315: Subscribe opens the form in a dialog; Escape closes it and gives the focus back', async () => {
    const page = await visit('/', { viewport });
    expect(page.frames().some((frame) => frame.url().includes('/newsletter'))).toBe(false);
    const opener = footer(page).getByRole('button', { name: 'Subscribe' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to our newsletter' });
    await dialog.waitFor();
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await dialog.locator('iframe').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await opener.click();
    await dialog.frameLocator('iframe').locator('#firstName').focus();
    await expect.poll(() => page.keyboard.press('Escape').then(() => dialog.isVisible())).toBe(false);
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('D-315: the form in the dialog is sent there, without header or footer, and thanks there', async () => {
    const page = await visit('/af/vehicles', { viewport });
    await footer(page).getByRole('button', { name: 'Teken in' }).click();
    const embedded = await page.locator('dialog[open] iframe').elementHandle();
    const frame = await embedded?.contentFrame();
    if (!frame) throw new Error('The dialog has no frame.');
    await frame.waitForSelector('main form');
    expect(await frame.locator('header nav, footer').count()).toBe(0);
    await fill(frame, newAddress());
    await sendUntilAnswered(frame);
    expect(await frame.textContent('h1')).toBe('Dankie vir jou inskrywing');
    expect(new URL(page.url()).pathname).toBe('/af/vehicles');
  });

  it.each([
    { name: 'Corporate Sponsorship', path: '/enquiry/sponsorships' },
    { name: 'Corporate Social Responsibility', path: '/enquiry/sponsorships/corporate-citizenship' },
  ])('D-316: Sponsorships opens a choice, and $name leads to its form', async ({ name, path }) => {
    const page = await visit('/', { viewport });
    await footer(page).getByRole('button', { name: 'Sponsorships' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sponsorships' });
    await dialog.waitFor();
    expect(await dialog.getByRole('link').allTextContents()).toEqual([
      'Corporate Sponsorship',
      'Corporate Social Responsibility',
    ]);
    await untilLoaded(page, () => dialog.getByRole('link', { name, exact: true }).click());
    expect(new URL(page.url()).pathname).toBe(path);
    await untilLoaded(page, () => page.goBack());
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('D-315 D-316: without JavaScript the words are links to pages with the same', async () => {
    const page = await visit('/zu', { viewport, javaScriptEnabled: false });
    expect(await footer(page).getByRole('button').count()).toBe(0);
    expect(page.frames()).toHaveLength(1);
    await untilLoaded(page, () => footer(page).getByRole('link', { name: 'Uxhaso', exact: true }).click());
    expect(new URL(page.url()).pathname).toBe('/zu/discover/community/sponsorships');
    for (const path of ['/zu/enquiry/sponsorships', '/zu/enquiry/sponsorships/corporate-citizenship']) {
      expect(await page.locator(`main a[href="${path}"]`).count()).toBeGreaterThan(0);
    }
    await untilLoaded(page, () =>
      footer(page).getByRole('link', { name: 'Bhalisela incwadi yezindaba', exact: true }).click(),
    );
    expect(new URL(page.url()).pathname).toBe('/zu/newsletter');
  });
});

it('D-315: the bar of a section opens the sign-up, too', async () => {
  const page = await visit('/gr');
  await page.locator('[data-block=secondaryNav]').getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('dialog', { name: 'Subscribe to our newsletter' }).waitFor();
});
