import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CardGridBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toCardGrid } from './model';
import { CardGridView } from './view';

const picture: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/car.webp',
  width: 3,
  height: 2,
  alt: '',
};

function show(block: CardGridBlock, { locale = 'en', pictures = block.cards.map(() => picture) }: Options = {}) {
  const grid = toCardGrid({ block, locale, pictures });
  return grid ? renderToStaticMarkup(<CardGridView {...grid} isOpening={false} />) : '';
}
type Options = { locale?: Locale; pictures?: (PictureProps | null)[] };

const count = (html: string, part: string) => html.split(part).length - 1;

it('C-280: icon cards show their icon and no picture', () => {
  const html = show(fixtures.icon);
  expect(count(html, 'class="card icon"')).toBe(3);
  expect(html).not.toContain('<img');
  expect(count(html, 'icon large')).toBe(3);
});

it('C-281: no-image cards show neither', () => {
  const html = show(fixtures.noImage);
  expect(count(html, 'class="card noImage"')).toBe(3);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('icon large');
});

it('C-282 C-283 C-284: info, large-image and small-image cards show their picture', () => {
  for (const [block, layout] of [
    [fixtures.info, 'info'],
    [fixtures.largeImage, 'largeImage'],
    [fixtures.smallImage, 'smallImage'],
    [fixtures.benefit, 'benefit'],
  ] as const) {
    const html = show(block);
    expect(count(html, '<img')).toBe(block.cards.length);
    expect(html).toMatch(new RegExp(`<li class="card ${layout}"><picture>`));
  }
});

it('C-280: jobs are large words with an arrow, each one link', () => {
  const html = show(fixtures.jobs, { locale: 'af' });
  expect(count(html, '<a ')).toBe(4);
  expect(html).toMatch(/<h2[^>]*><a class="job" href="\/af\/dealers"><span class="jobTitle">Find a dealer<\/span>/);
  expect(count(html, 'jobArrow')).toBe(4);
});

it('C-305 C-306: what is empty is not there', () => {
  const html = show(fixtures.minimal, { pictures: [null] });
  expect(html).toContain('<div class="words"><h2 class="title"><span>A title</span></h2></div>');
  expect(html).not.toMatch(/<(p|img|svg|a) /);
  expect(show(fixtures.empty)).toBe('');
  expect(show({ ...fixtures.empty, cards: [{ title: ' ' }] })).toBe('');
});

it('C-437: pictures that are gone leave the cards and their order', () => {
  const html = show(fixtures.missingPictures, { pictures: [null, picture, null] });
  expect(count(html, '<img')).toBe(1);
  const order = ['Three years', 'Nine services', 'Somebody answers'].map((title) => html.indexOf(title));
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('C-280: headings follow the block’s own', () => {
  expect(show(fixtures.icon)).toContain('<h3 class="title">');
  expect(show({ ...fixtures.icon, heading: null })).toContain('<h2 class="title">');
});
