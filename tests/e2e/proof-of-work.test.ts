import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sealForm } from '@/features/enquiry/form-token';
import { getTemplates } from '@/i18n/messages';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { connect } from '../../scripts/database.mjs';
import { startSite } from '../built-server';
import { startMailServer } from '../integration/mail-server';
import { errorsOf, fillContact, filledIn, openAnyForm } from './any-form';
import { sendUntilThanked } from './request-form';

/**
 * A site of its own, whose gauge always says that too many forms arrive. The gauge itself is proved beside it; to send so
 * many would take a slow machine too long.
 */
const underPressure = "globalThis[Symbol.for('forecourt.form-pressure')] = { note: () => true }";

let site: Awaited<ReturnType<typeof startSite>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let dataDir: string;
let browser: Browser;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-flooded-'));
  await copyMarket(inject('dataDir'), dataDir);
  mail = await startMailServer();
  [site, browser] = await Promise.all([
    startSite({ dataDir, smtpUrl: mail.url, untilSaid: / Admin .*\n/, prelude: underPressure }),
    openBrowser(),
  ]);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await mail?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The demo market as it stands: quicker than to load it once more. */
async function copyMarket(from: string, to: string) {
  const database = await connect({ databaseKind: 'sqlite', databaseUrl: `file:${join(from, 'forecourt.db')}` });
  await database.rows(`VACUUM INTO '${join(to, 'forecourt.db')}'`);
  await database.close();
  for (const file of ['secret', 'demo-market']) copyFileSync(join(from, file), join(to, file));
}

const path = '/enquiry/sponsorships';

async function openFilled(javaScriptEnabled: boolean): Promise<Page> {
  const page = await openAnyForm(browser, path, { javaScriptEnabled, baseURL: site.baseUrl });
  await page.fill('#organisation', 'Melville School');
  await fillContact(page);
  await page.selectOption('#province', 'Gauteng');
  await page.fill('#message', 'Books.');
  return page;
}

/** As if the page had been opened so long ago. */
async function age(page: Page, ageMs: number) {
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim();
  const seal = sealForm({ secret, nowMs: Date.now() - ageMs });
  await page.evaluate(({ key, token }) => {
    document.querySelector('input[name=key]')?.setAttribute('value', key);
    document.querySelector('input[name=token]')?.setAttribute('value', token);
  }, seal);
}

describe('while more forms arrive than people send', () => {
  it('issue-6 §5: with scripts the page is asked for a proof of work, does it by itself and is thanked', async () => {
    const page = await openFilled(true);
    const sent: { status: number; hasWork: boolean }[] = [];
    page.on('response', (answer) => {
      const hasWork = /\bwork=\w/.test(answer.request().postData() ?? '');
      if (answer.url().endsWith('/send')) sent.push({ status: answer.status(), hasWork });
    });
    await sendUntilThanked(page);
    expect(await page.locator('[data-reference]').count()).toBe(1);
    expect(sent.slice(-2)).toEqual([
      { status: 422, hasWork: false },
      { status: 200, hasWork: true },
    ]);
    await page.close();
  });

  it('issue-6 §5: without scripts it is asked to wait, keeps everything, and passes after half a minute', async () => {
    const page = await openFilled(false);
    const typed = await filledIn(page);
    await age(page, 10_000);
    await page.locator('main form button[type=submit]').click();
    await page.waitForSelector('#error-summary');
    expect(await errorsOf(page)).toEqual([getTemplates('en', 'enquiry').problems.busy]);
    expect(await filledIn(page)).toMatchObject({ ...typed, key: expect.any(String), token: expect.any(String) });
    await age(page, 31_000);
    await sendUntilThanked(page);
    expect(await page.locator('[data-reference]').count()).toBe(1);
    await page.close();
  });
});
