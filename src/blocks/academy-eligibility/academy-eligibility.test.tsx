import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { AcademyEligibilityBlock } from './block';
import { fixtures } from './fixture';

async function show(block: (typeof fixtures)[keyof typeof fixtures], locale: Locale) {
  const path = '/gr/motorsport/junior-academy';
  const context = { locale, path, query: '', isDraft: false, theme: 'gr', dealer: null, isOpening: false } as const;
  return renderToStaticMarkup(await AcademyEligibilityBlock({ block, context }));
}

it('T-110 T-111 to T-114: says who may enter, and leads to the form in the page’s language', async () => {
  const html = await show(fixtures.stated, 'zu');
  expect(html.match(/<li/g)).toHaveLength(4);
  expect(html).toContain('href="/zu/enquiry/junior-academy"');
});

it('T-110: an editor’s heading and sentence take the place of ours', async () => {
  const html = await show(fixtures.own, 'en');
  expect(html).toContain(`>${fixtures.own.heading}</h2>`);
  expect(html).not.toContain('Who may enter');
});
