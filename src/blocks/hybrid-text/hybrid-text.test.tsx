import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadRichText } from '@/features/rich-text/rich-text-references';
import { HybridTextBlock } from './block';
import { fixtures } from './fixture';
import { HybridTextView } from './view';

it('C-221: on a vehicle page the words stand only while the Hybrid category is chosen', async () => {
  const body = await loadRichText('en', fixtures.typical, 'body');
  const html = renderToStaticMarkup(
    <HybridTextView heading={{ text: 'It charges itself' }} body={body} locale="en" isAlone={false} />,
  );
  expect(html).toContain('[data-category-code="hybrid"]');
  expect(html).toMatch(/<div id="[^"]+" hidden=""><section data-block="hybridText"/);
});

it('C-305: there is no block without words', async () => {
  const context = {
    locale: 'en',
    path: '/vehicles/corolla',
    query: '',
    isDraft: false,
    theme: 'light',
    dealer: null,
    isOpening: false,
  } as const;
  expect(await HybridTextBlock({ block: { blockType: 'hybridText' }, context })).toBeNull();
});
