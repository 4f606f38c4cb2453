import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from '../../scripts/bench/browser.mjs';
import { errorsOf, openAnyForm } from './any-form';
import { sendUntilThanked } from './request-form';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const path = '/enquiry/junior-academy';
const lineupCodes = ['64O', 'A8L', 'A7O', '73T', '48V', '86W', 'N35', 'P35'];

const lines = {
  driverFirstname: 'Lerato',
  driverSurname: 'Mokoena',
  driverDOB: '03/02/2014',
  driverContactNumber: '082 123 4567',
  driverEmailAddress: 'lerato@mail.example',
  yearTurned8: '2022',
  relationship: 'Mother',
  guardianFirstname: 'Thandi',
  guardianSurname: 'Mokoena',
  guardianDOB: '11/09/1985',
  guardianContactNumber: '083 765 4321',
  guardianEmailAddress: 'thandi@mail.example',
};

const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj',
      '2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj',
      '3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>>\nendobj',
      'trailer\n<</Root 1 0 R /Size 9>>\nstartxref\n0\n%%EOF\n',
    ].join('\n'),
  ),
};

async function fill(page: Page) {
  for (const [name, value] of Object.entries(lines)) await page.fill(`#${name}`, value);
  for (const who of ['driver', 'guardian']) await page.selectOption(`#${who}Province`, 'Limpopo');
  for (const box of ['infoCorrectCheck', 'infoCollectionConsentCheck', 'guardianOver18Check']) {
    await page.check(`#${box}`);
  }
}

const send = (page: Page) => page.locator('main form button[type=submit]').click();

describe.each([true, false])('the junior academy’s form, scripts %s', (javaScriptEnabled) => {
  it('T-110 T-136 T-137 T-145: an empty one names every field; corrected and sent with a CV, it is thanked for', async () => {
    const page = await openAnyForm(browser, path, { javaScriptEnabled });
    await send(page);
    await page.waitForSelector('#error-summary');
    expect(new Set(await errorsOf(page)).size).toBe(17);
    expect(await page.textContent('#driverFirstname-error')).toBe('This field is required');
    expect(await page.textContent('#guardianOver18Check-error')).toBe('Please confirm the above');
    await fill(page);
    await page.setInputFiles('#driverCV', cv);
    await sendUntilThanked(page);
    expect(new URL(page.url()).pathname).toBe(`${path}/thank-you`);
    expect(page.url()).not.toContain('file=missing');
    expect(await page.textContent('main')).toContain('Enquiry submitted successfully');
    await page.close();
  });
});

it('T-138 T-140: another file is refused at once with the stated alert, let go, and everything else stays', async () => {
  const page = await openAnyForm(browser, path);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await page.fill('#driverFirstname', 'Lerato');
  await page.setInputFiles('#driverCV', { ...cv, name: 'cv.docx' });
  await page.setInputFiles('#driverCV', { ...cv, buffer: Buffer.alloc(5_242_881) });
  await expect.poll(() => said).toEqual(Array(2).fill('File size should be less than 5MB.'));
  expect(await page.inputValue('#driverCV')).toBe('');
  expect(await page.inputValue('#driverFirstname')).toBe('Lerato');
  await page.setInputFiles('#driverCV', { ...cv, buffer: Buffer.alloc(5_242_880) });
  expect(await page.inputValue('#driverCV')).not.toBe('');
  expect(said).toHaveLength(2);
  await page.close();
});

it('decisions 2: nothing that is typed is kept on the device', async () => {
  const page = await openAnyForm(browser, path);
  await fill(page);
  await page.setInputFiles('#driverCV', cv);
  const kept = await page.evaluate(async () => ({
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  expect(kept).toMatchObject({ databases: 0, caches: 0 });
  for (const value of Object.values(lines)) expect(JSON.stringify(kept)).not.toContain(value);
  expect(kept.local).not.toContain('junior-academy');
  await page.close();
});

it('T-111 to T-114 C-009: who may enter stands beside the form, on black; the academy’s own page leads there', async () => {
  const page = await browser.newPage({ baseURL: inject('baseUrl') });
  await page.goto('/gr/motorsport/junior-academy');
  await page.locator(`[data-block=academyEligibility] a[href="${path}"]`).click();
  await page.waitForURL(`**${path}`);
  expect(await page.locator('[data-theme=gr]').count()).toBeGreaterThan(0);
  const text = await page.textContent('#junior-academy-form');
  for (const words of ['18 or older', 'karts', 'younger than 17', 'team player']) expect(text).toContain(words);
  await page.close();
});

it('C-421: the form, with a file and a choice of provinces, ends the first section of the page’s content', async () => {
  const page = await openAnyForm(browser, path, { javaScriptEnabled: false });
  const section = page.locator('main section').first();
  const form = section.locator('form');
  expect(await form.locator('input[type=file]').count()).toBe(1);
  expect(await form.locator('select').count()).toBe(2);
  const isLast = await form.evaluate((element) => {
    const all = [...(element.closest('section')?.querySelectorAll('*') ?? [])];
    return element.contains(all.at(-1) ?? null);
  });
  expect(isLast).toBe(true);
  await page.close();
});

describe('the lineup below the form', () => {
  it.each([
    { width: 390, cardsInView: 1 },
    { width: 800, cardsInView: 4 },
    { width: 1440, cardsInView: 4 },
  ])('T-147 T-149 T-150 T-151: at $width px it shows $cardsInView of the eight, in their order', async (seen) => {
    const page = await browser.newPage({ baseURL: inject('baseUrl'), viewport: { width: seen.width, height: 900 } });
    await page.goto(path);
    const lineup = page.locator('[data-block=grModelsLineup]');
    const hrefs = await lineup
      .locator('article a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.map((href) => href?.split('/').at(-1))).toEqual(lineupCodes);
    const inView = await lineup.locator('article').evaluateAll((cards) => {
      const isWhole = ({ left, right }: DOMRect) => left >= 0 && right <= innerWidth + 1;
      return cards.filter((card) => isWhole(card.getBoundingClientRect())).length;
    });
    expect(inView).toBe(seen.cardsInView);
    await lineup.locator('a[href="/gr/models"]').click();
    await page.waitForURL('**/gr/models');
    expect(await page.locator('[data-block=grModelsLineup]').count()).toBeGreaterThan(1);
    await page.close();
  });
});

it('T-152 T-153: on /gr/models four models stand by price, the lowest first', async () => {
  const page = await browser.newPage({ baseURL: inject('baseUrl') });
  await page.goto('/gr/models');
  const cards = page.locator('[data-block=grModelsLineup]').last().locator('article');
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => ({
      code: card.querySelector('a')?.href.split('/').at(-1),
      price: Number(card.textContent?.match(/R([\d\s]+)$/)?.[1]?.replace(/\s/g, '')),
    })),
  );
  expect(shown.map(({ code }) => code).sort()).toEqual(['49Y', '57U', '66M', 'P34']);
  const prices = shown.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  await page.close();
});
