import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FaqBlock } from '@/cms/payload-types';
import { loadRichText } from '@/features/rich-text/rich-text-references';
import { fixtures } from './fixture';
import { allItems, toFaq, toStructuredData } from './model';
import { FaqView } from './view';

const labels = { tabs: 'Subjects', cookieTitle: 'Cookies', cookieText: 'Open the settings.' };

async function read(block: FaqBlock, path = '/owners') {
  const loaded = await Promise.all(
    allItems(block).map(async (item) => [item, await loadRichText('en', item, 'content')] as const),
  );
  return toFaq({ block, path, contents: new Map(loaded) });
}

async function show(block: FaqBlock, path?: string) {
  const faq = await read(block, path);
  return faq ? renderToStaticMarkup(<FaqView {...faq} locale="en" isOpening={false} labels={labels} />) : '';
}

const count = (html: string, part: string) => html.split(part).length - 1;

it('C-086 C-324 X-41: the default type is a list of questions, all closed at first', async () => {
  const html = await show(fixtures.typical);
  expect(count(html, '<details')).toBe(3);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).toContain('When is my first service due?');
});

it('C-089: the questions open independently: no shared name, ids of their own', async () => {
  const html = await show(fixtures.typical);
  expect(html).not.toMatch(/<details[^>]* name=/);
  const ids = [...html.matchAll(/<details[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
});

it('C-087 C-088 C-325: the tabbed type has one list per tab, the first tab chosen', async () => {
  const html = await show(fixtures.tabbed);
  const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]+)</g)].map(([, on, name]) => [
    name,
    on,
  ]);
  expect(tabs).toEqual([
    ['Service', 'true'],
    ['Warranty', 'false'],
    ['The owner app', 'false'],
  ]);
  expect(count(html, 'role="tabpanel"')).toBe(3);
});

it('C-091: a tab’s introduction stands above its questions', async () => {
  const html = await show(fixtures.tabbed);
  const intro = html.indexOf('A car that is looked after');
  expect(intro).toBeGreaterThan(0);
  expect(intro).toBeLessThan(html.indexOf('Bring the service book'));
  expect(html.indexOf('Bring the service book')).toBeLessThan(html.indexOf('<details'));
});

it('C-090: a table answer has title, description and rows of a heading with three columns', async () => {
  const html = await show(fixtures.typical);
  expect(html).toContain('Service intervals');
  expect(html).toContain('On dusty roads, half of it.');
  expect(count(html, '<th scope="row"')).toBe(3);
  expect(html).toMatch(/<th scope="row"[^>]*><span>2.8 GD-6 diesel<\/span><\/th><td><span>10 000 km<\/span><\/td><td>/);
  expect(count(html, '<td')).toBe(9);
  expect(html).not.toContain('<thead');
});

it('C-090: columns that no row uses are not there', async () => {
  const html = await show(fixtures.longWords);
  expect(count(html, '<th scope="row"')).toBe(2);
  expect(count(html, '<td')).toBe(2);
});

it('C-092: the area carries privacy and cookie-settings wording', async () => {
  const html = await show(fixtures.typical);
  expect(html).toContain('read by nobody else');
  expect(html).toContain('Open the settings.');
  expect(await show(fixtures.wordsOnly)).toContain('We keep nothing.');
  expect(await show(fixtures.minimal)).not.toContain('Open the settings.');
});

it('C-007: a path that contains /automark has other cookie wording', async () => {
  expect((await read(fixtures.typical, '/dealers/east-rand/automark'))?.isAutomark).toBe(true);
  expect((await read(fixtures.typical, '/automarket'))?.isAutomark).toBe(true);
  expect((await read(fixtures.typical, '/owners/automark-sales'))?.isAutomark).toBe(true);
  expect((await read(fixtures.typical, '/owners'))?.isAutomark).toBe(false);
});

it('C-006: the introduction looks different on the trust centre', async () => {
  const trustCentre = '/owners/help-and-support/trust-centre';
  expect(await show(fixtures.tabbed, trustCentre)).toContain('class="statement"');
  expect(await show(fixtures.tabbed)).not.toContain('class="statement"');
  expect(await show(fixtures.typical, trustCentre)).toMatch(/class="statement">What you ask/);
});

it('C-305: questions without an answer and tabs without content are left out; nothing remains of nothing', async () => {
  expect(await show(fixtures.unanswered)).toBe('');
  expect(await show({ blockType: 'faq', variant: 'tabbed' })).toBe('');
  expect(await show(fixtures.tabbed)).not.toContain('Nothing here');
});

it('C-086 C-090: search engines read exactly the questions and answers that are shown', async () => {
  const faq = await read(fixtures.typical);
  const data = faq && toStructuredData(faq);
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  const html = (await show(fixtures.typical)).replace(/<script.*<\/script>/, '');
  const shown = html
    .replaceAll('<br/>', ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, '');
  const entities: unknown = data?.mainEntity;
  if (!Array.isArray(entities)) throw new Error('no questions');
  expect(entities.map(({ name }) => name)).toEqual([
    'When is my first service due?',
    'May I have it serviced anywhere?',
    'How far may I drive between services?',
  ]);
  for (const { name, acceptedAnswer } of entities) {
    expect(shown).toContain(name.replace(/\s+/g, ''));
    for (const line of acceptedAnswer.text.split('\n')) {
      for (const cell of line.split(' · ')) expect(shown).toContain(cell.replace(/\s+/g, ''));
    }
  }
  expect(toStructuredData({ ...(faq as NonNullable<typeof faq>), content: { type: 'list', items: [] } })).toBeNull();
});

it('C-086: no word of the CMS can end the structured data', async () => {
  const [item] = allItems(fixtures.minimal);
  const html = await show({ ...fixtures.minimal, items: [{ ...item, title: '</script><script>alert(1)</script>' }] });
  expect(html).not.toContain('</script><script>');
});
