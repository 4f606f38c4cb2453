import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { fillContact } from './any-form';

/** Everything that a quote or test drive request needs, in valid form. */
export async function fillRequest(page: Page | Frame) {
  await fillContact(page);
  await page.selectOption('#province', 'Gauteng');
  await page.selectOption('#dealer', { index: 1 });
}

/**
 * A test fills a form quicker than the two seconds that a person needs: it is told so and sends again. Where a form asks
 * whether the address is right, it is.
 */
export async function sendUntilThanked(page: Page | Frame) {
  const isThanked = async () => {
    if (page.url().includes('/thank-you')) return true;
    // The question stands before the form's own button, and that one before the way back.
    await page
      .locator('main form button[type=submit]')
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
    return false;
  };
  await expect.poll(isThanked, { interval: 700, timeout: 60_000 }).toBe(true);
}

/** The letters that the site sent and that name a request. */
export function mailAbout(reference: string): string[] {
  const folder = join(inject('dataDir'), 'mail');
  const letters = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return letters.filter((file) => readFileSync(join(folder, file), 'utf8').includes(reference));
}
