import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { extraComponents, tooManyExtraComponents } from '@/cms/fields/extra-components';
import { logger } from '@/lib/logger';
import type { PageContext } from './block';
import type { StoredBlock } from './registry';
import { RenderBlocks } from './render-blocks';

logger.level = 'silent';

const visitor: PageContext = { locale: 'en', path: '/', query: '', isDraft: false, theme: 'light', dealer: null };
const editor: PageContext = { ...visitor, isDraft: true };

const text = (heading: string): StoredBlock => ({ blockType: 'text', id: heading, heading });
/** A block that this site does not know, as a newer version may have stored it. */
const unknown = JSON.parse('{"blockType":"hologram","id":"x"}');
/** A block whose stored form is not what its type says. */
const broken = JSON.parse('{"blockType":"cardGrid","id":"y","cardType":"icon","cards":7}');

async function show(blocks: StoredBlock[], context = visitor) {
  return renderToStaticMarkup(await RenderBlocks({ blocks, context }));
}

const order = (html: string) =>
  [...html.matchAll(/data-block="(\w+)"|<h[12]>(\w+)/g)].map(([, slug, words]) => words ?? slug);

it('C-003 C-437: blocks stand in the editor’s order, whatever some of them leave out', async () => {
  const empty: StoredBlock = { blockType: 'cardGrid', cardType: 'icon', cards: [] };
  const html = await show([text('One'), unknown, text('Two'), empty, { blockType: 'spacer' }, text('Three')]);
  expect(order(html)).toEqual(['text', 'One', 'text', 'Two', 'spacer', 'text', 'Three']);
});

it('C-347: a block without a renderer is nothing to a visitor', async () => {
  expect(await show([unknown])).toBe('');
  expect(await show([JSON.parse('{"blockType":"constructor"}'), JSON.parse('{"blockType":"__proto__"}')])).toBe('');
});

it('C-347: an editor in preview sees which block it is and why', async () => {
  const html = await show([unknown, text('One')], editor);
  expect(html).toMatch(/role="alert"[^>]*><strong>hologram<\/strong><p>This site has no such block\.<\/p>/);
  expect(html).toContain('<h1>One</h1>');
});

it('C-437: a block that throws leaves the page standing', async () => {
  expect(order(await show([text('One'), broken, text('Two')]))).toEqual(['text', 'One', 'text', 'Two']);
  expect(await show([broken], editor)).toContain('<strong>cardGrid</strong>');
});

it('C-347: what Next itself throws passes through', async () => {
  const redirect = Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/vehicles;307;' });
  const redirecting = {
    blockType: 'text' as const,
    get heading(): string {
      throw redirect;
    },
  };
  await expect(show([redirecting])).rejects.toBe(redirect);
});

it('C-003: the first block with words opens the page: its heading is the page’s, and no other', async () => {
  const html = await show([{ blockType: 'spacer' }, text('One'), text('Two')]);
  expect(html).toContain('<h1>One</h1>');
  expect(html).toContain('<h2>Two</h2>');
});

it('C-348: one extra component before a block and one after it', async () => {
  const html = await show([
    {
      ...text('One'),
      extraComponents: [
        { id: 'b', component: 'spacer', position: 'after' },
        { id: 'a', component: 'spacer', position: 'before' },
      ],
    } as StoredBlock,
    text('Two'),
  ]);
  expect(order(html)).toEqual(['spacer', 'text', 'One', 'spacer', 'text', 'Two']);
});

it('C-349: a third extra component shows the exact error to the editor and the log, and the page stands', async () => {
  const three = {
    ...text('One'),
    extraComponents: ['before', 'after', 'after'].map((position) => ({ component: 'spacer', position })),
  } as StoredBlock;
  const log = vi.spyOn(logger, 'error');
  expect(order(await show([three]))).toEqual(['spacer', 'text', 'One', 'spacer']);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ reason: tooManyExtraComponents }), expect.anything());
  log.mockRestore();
  expect(await show([three], editor)).toContain(
    'More than two components are targeting a cms component. It&#x27;s supposed to be a maximum of 2, one for before the componenet is rendered and another for after the cms component',
  );
});

it('C-348 C-349: saving allows two extra components and refuses a third with the exact error', () => {
  const validate = extraComponents.validate as (rows: unknown) => unknown;
  const rows = (...positions: string[]) => positions.map((position) => ({ component: 'spacer', position }));
  expect(validate(undefined)).toBe(true);
  expect(validate(rows('before'))).toBe(true);
  expect(validate(rows('before', 'after'))).toBe(true);
  const message =
    "More than two components are targeting a cms component. It's supposed to be a maximum of 2, one for before the componenet is rendered and another for after the cms component";
  expect(validate(rows('before', 'after', 'before'))).toBe(message);
  expect(validate(rows('before', 'before'))).toBe(message);
});
