import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { getTemplates } from '@/i18n/messages';
import { startVisits } from './visitors';

const visit = startVisits();

const calculators = '/payment-options/toyota-financial-services';
const words = getTemplates('en', 'finance').subscription;

/** Holds the requests for quotes; gives what answers the next one. */
async function holdQuotes(page: Page): Promise<(answer: (route: Route) => Promise<void>) => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/api/v1/ratebook/**', (route) => {
    held.push(route);
  });
  return async (answer) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const route = held.shift();
    if (route) await answer(route);
  };
}

it('C-423: a load is said while it goes on; then its result stands there, or a message that there is none', async () => {
  const page = await visit(`${calculators}/kinto-one`);
  const answerNext = await holdQuotes(page);
  const result = page.locator('[data-calculator="subscription"] section[aria-busy]');
  const ask = (kilometres: string) => page.getByLabel('Kilometres a month', { exact: true }).selectOption(kilometres);

  await ask('4000');
  await result.getByText(words.loading).waitFor();
  expect(await result.getAttribute('aria-busy')).toBe('true');
  await answerNext((route) => route.continue());
  await result.getByText(words.loading).waitFor({ state: 'detached' });
  expect(await result.locator('[data-monthly-price]').count()).toBe(1);

  await ask('3000');
  await result.getByText(words.loading).waitFor();
  await answerNext((route) => route.fulfill({ json: [] }));
  await result.getByText(words.none).waitFor();
  expect(await result.locator('[data-monthly-price]').count()).toBe(0);
});

it('T-306: the calculator of a card that cannot be fetched is not shown, nor the failure: the card leads to its page', async () => {
  const page = await visit('/vehicles/corolla/C18');
  await page.route('**/calculator-cards/**', (route) => route.abort());
  await page.locator('article[data-card="instalment"] button[aria-expanded]').click();
  await page.waitForURL(`**${calculators}/instalment**`);
  await page.locator('[data-calculator="instalment"] [data-monthly-price]').first().waitFor();
  expect(await page.locator('main [role=alert]').count()).toBe(0);
});
