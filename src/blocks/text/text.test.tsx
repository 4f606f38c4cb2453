import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TextBlock } from '@/cms/payload-types';
import { loadRichText } from '@/features/rich-text/rich-text-references';
import { fixtures } from './fixture';
import { toText } from './model';
import { TextView } from './view';

async function show(block: TextBlock) {
  const text = toText(block, await loadRichText('af', block, 'body'));
  return text && renderToStaticMarkup(<TextView {...text} locale="af" isOpening={false} />);
}

it('C-003 C-305 C-311: shows heading and body; headings in the text come below its own', async () => {
  const html = await show(fixtures.typical);
  expect(html).toMatch(/^<section data-block="text"/);
  expect(html).toContain('<h2>Take it for a day</h2>');
  expect(html).toContain('<h3>What to bring</h3>');
  expect(html).toContain('href="/af/vehicles"');
});

it('C-305: a part without words is not there; without any there is no block', async () => {
  expect(await show(fixtures.minimal)).not.toContain('<h2');
  expect(await show(fixtures.headingOnly)).not.toContain('<p');
  expect(await show(fixtures.empty)).toBeNull();
  expect(await show({ ...fixtures.empty, heading: '  ' })).toBeNull();
});

it('C-003: what fell back to English says so', async () => {
  const html = await show({ ...fixtures.minimal, heading: 'English', ...{ _en: ['body', 'heading'] } });
  expect(html).toContain('<h2 lang="en">');
  expect(html).toContain('<div class="text body" lang="en">');
});
