import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Frame, Page } from 'playwright-core';
import sharp from 'sharp';
import { inject } from 'vitest';

/** A form's page, for a visitor from somewhere else each time; without scripts, only the server makes it work. */
export async function openAnyForm(
  browser: Browser,
  path: string,
  { javaScriptEnabled = true, baseURL = inject('baseUrl') }: { javaScriptEnabled?: boolean; baseURL?: string } = {},
): Promise<Page> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const page = await browser.newPage({ baseURL, javaScriptEnabled, extraHTTPHeaders: { 'X-Forwarded-For': from } });
  await page.goto(path, { timeout: 60_000 });
  if (javaScriptEnabled) await page.waitForFunction(isAlive);
  return page;
}

/** Has React taken the form over? */
function isAlive(): boolean {
  const form = document.querySelector('main form') ?? {};
  return Object.keys(form).some((key) => key.startsWith('__reactProps'));
}

/** Each time another one, because a mailbox gets so many letters only. */
export const newAddress = () => `thandi-${randomUUID().slice(0, 8)}@mail.example`;

/** Whom to answer, in the fields that most forms share. Gives the address. */
export async function fillContact(page: Page | Frame, { name = '#fullName' }: { name?: string } = {}): Promise<string> {
  const address = newAddress();
  await page.fill(name, 'Thandi Mokoena');
  await page.fill('#contactNumber', '082 123 4567');
  await page.fill('#emailAddress', address);
  return address;
}

/** What fields hold, by their names; a ticked box holds `on`. */
export type Filled = Readonly<Record<string, string>>;

/** Types, chooses and ticks. */
export async function fillForm(page: Page, values: Filled) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`main form [name="${name}"]:not([type=hidden])`);
    const kind = await field.first().evaluate((control: HTMLInputElement | HTMLSelectElement) => control.type);
    if (kind === 'select-one') await field.selectOption(value);
    else if (kind === 'checkbox') await field.check();
    else if (kind === 'radio') await field.and(page.locator(`[value="${value}"]`)).check();
    else await field.fill(value);
  }
}

/** What the form would send. */
export function filledIn(page: Page): Promise<Filled> {
  return page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form') ?? undefined;
    return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  });
}

/** A picture as a telephone makes one. */
export async function photo(name = 'car.jpg') {
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#7f8c8d' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const errorsOf = (page: Page) => page.locator('#error-summary li').allTextContents();
