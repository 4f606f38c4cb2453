import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { inject } from 'vitest';

/** A form's page; without scripts, only the server makes it work. */
export async function openAnyForm(
  browser: Browser,
  path: string,
  { javaScriptEnabled = true }: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const page = await browser.newPage({ baseURL: inject('baseUrl'), javaScriptEnabled });
  await page.goto(path);
  if (javaScriptEnabled) await page.waitForFunction(isAlive);
  return page;
}

/** Has React taken the form over? */
function isAlive(): boolean {
  const form = document.querySelector('main form') ?? {};
  return Object.keys(form).some((key) => key.startsWith('__reactProps'));
}

/**
 * Whom to answer, in the fields that most forms share. Gives the address: each time another one, because a mailbox gets
 * so many letters only.
 */
export async function fillContact(page: Page, { name = '#fullName' }: { name?: string } = {}): Promise<string> {
  const address = `thandi-${randomUUID().slice(0, 8)}@mail.example`;
  await page.fill(name, 'Thandi Mokoena');
  await page.fill('#contactNumber', '082 123 4567');
  await page.fill('#emailAddress', address);
  return address;
}

/** A picture as a telephone makes one. */
export async function photo(name = 'car.jpg') {
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7f8c8d' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const errorsOf = (page: Page) => page.locator('#error-summary li').allTextContents();
