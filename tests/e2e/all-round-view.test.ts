import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desk, phone, startVisits } from './visitors';

const visit = startVisits();
const view = (page: Page) => page.locator('[data-block="allRoundView"]');
const shown = (page: Page) => view(page).locator('img:visible');

describe.each([desk, phone])('a whole turn, $width px', (viewport) => {
  it('issue-4 §1: the arrow keys turn the vehicle, without JavaScript', async () => {
    const page = await visit('/vehicles/fortuner', { viewport, javaScriptEnabled: false });
    const steps = view(page).getByRole('radio');
    expect(await steps.count()).toBe(12);
    await steps.first().focus();
    const first = await shown(page).getAttribute('alt');
    await page.keyboard.press('ArrowRight');
    expect(await steps.nth(1).isChecked()).toBe(true);
    expect(await shown(page).count()).toBe(1);
    expect(await shown(page).getAttribute('alt')).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page).getAttribute('alt')).toBe(first);
  });

  it('issue-4 §1: a step is chosen where it lies', async () => {
    const page = await visit('/vehicles/corolla', { viewport, javaScriptEnabled: false });
    await view(page).locator('label').nth(6).click();
    expect(await view(page).getByRole('radio').nth(6).isChecked()).toBe(true);
    expect(await shown(page).getAttribute('alt')).toMatch(/180/);
  });
});

it('issue-4 §1: only the picture that is seen is fetched, until somebody points at the choice', async () => {
  const page = await visit('/vehicles/fortuner');
  const fetched = () =>
    page.evaluate(() => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return new Set(names.filter((name) => name.includes('-turn-'))).size;
    });
  await view(page).scrollIntoViewIfNeeded();
  await expect.poll(fetched).toBe(1);
  await view(page).locator('fieldset').hover();
  await expect.poll(fetched).toBe(12);
});

it('issue-4 §1: a range without a turn is shown from four sides, named in words', async () => {
  const page = await visit('/af/vehicles/rav4', { javaScriptEnabled: false });
  await view(page).getByText('Links agter', { exact: true }).click();
  expect(await shown(page).getAttribute('alt')).toContain('van links agter gesien');
});
