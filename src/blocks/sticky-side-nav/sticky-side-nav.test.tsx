import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StickySideNavBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { fixtures } from './fixture';
import { toStickySideNav } from './model';
import { StickySideNavView } from './view';

const show = (block: StickySideNavBlock, locale: Locale = 'en') =>
  renderToStaticMarkup(<StickySideNavView {...toStickySideNav(block, locale)} />);

it('C-210: leads to performance, technology, safety and design, in the words of the language', () => {
  const html = show(fixtures.typical);
  const links = [...html.matchAll(/href="#(\w+)"[^>]*>([A-Z]\w+)</g)].map(([, anchor, label]) => [anchor, label]);
  expect(links).toEqual([
    ['performance', 'Performance'],
    ['technology', 'Technology'],
    ['safety', 'Safety'],
    ['design', 'Design'],
  ]);
  expect(show(fixtures.typical, 'af')).toContain('href="#safety">Veiligheid<');
  expect(show(fixtures.typical, 'zu')).toContain('href="#safety">Ukuphepha<');
});

it('C-211: has a way back to the top, a link with a name, unless the editor wants none', () => {
  expect(show(fixtures.typical)).toMatch(/<a class="top" href="#top">.*Back to the top<\/span><\/a>/);
  expect(show({ blockType: 'stickySideNav' })).toContain('href="#top"');
  expect(show(fixtures.withoutTop)).not.toContain('href="#top"');
});
