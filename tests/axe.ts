import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong with a page: each rule with the places that break it. A page whose scripts are still at work may
 * be seen half changed, so what is found is looked for again once it has come to rest.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const found = await askAxe(page);
  if (found.length === 0) return found;
  await page.waitForLoadState('networkidle');
  return askAxe(page);
}

async function askAxe(page: Page): Promise<string[]> {
  const results: AxeResults = await page.evaluate('axe.run(document, { resultTypes: ["violations"] })');
  return results.violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
