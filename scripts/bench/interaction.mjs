// @ts-check
import { startFlow } from 'lighthouse';
import { launch } from './lighthouse.mjs';
import { median } from './load.mjs';

const bound = 100;
const vehiclePath = '/vehicles/hilux-double-cab';
const calculatorPath = '/payment-options/toyota-financial-services/instalment';

/** @typedef {import('puppeteer-core').Page} Page */

/** @type {{ name: string, path: string, act: (page: Page) => Promise<void> }[]} */
const interactions = [
  {
    name: 'choosing a colour',
    path: vehiclePath,
    act: (page) => pressTwice(page, '[data-colour-code]:not([aria-current="true"])'),
  },
  {
    name: 'choosing a derivative',
    path: vehiclePath,
    act: (page) => pressTwice(page, '[data-model-code]:not([aria-current="true"])'),
  },
  { name: 'moving the slider of the deposit', path: calculatorPath, act: drag },
];

/**
 * The response to what people do on a page, with the processor four times slower: the median of three visits.
 * @param {import('./servers.mjs').Servers} servers
 */
export async function interactionFigures({ url }) {
  const figures = [];
  for (const { name, path, act } of interactions) {
    const inp = median([
      await measure(url + path, act),
      await measure(url + path, act),
      await measure(url + path, act),
    ]);
    figures.push({
      figure: `${name}, INP, 4× slowdown`,
      ours: `${Math.round(inp)} ms`,
      comparison: '',
      bound: `under ${bound} ms`,
      isMet: inp < bound,
    });
  }
  return figures;
}

/**
 * @param {string} address
 * @param {(page: Page) => Promise<void>} act
 */
async function measure(address, act) {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const flow = await startFlow(page, { flags: { logLevel: 'error' } });
    await flow.navigate(address);
    await flow.startTimespan();
    await act(page);
    await flow.endTimespan();
    const { steps } = await flow.createFlowResult();
    return steps.at(-1)?.lhr.audits['interaction-to-next-paint']?.numericValue ?? Number.NaN;
  } finally {
    await browser.close();
  }
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function pressTwice(page, selector) {
  await page.locator(selector).click();
  await page.locator(selector).click();
}

/**
 * Moves the deposit's slider step by step, as a finger or the arrow keys do: each step is an interaction of its own.
 * @param {Page} page
 */
async function drag(page) {
  const slider = await page.waitForSelector('[data-calculator] input[type="range"]');
  await slider?.focus();
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
}
