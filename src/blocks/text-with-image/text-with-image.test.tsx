import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { TextWithImageBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toTextWithImage } from './model';
import { TextWithImageView } from './view';

const image: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/car.webp',
  width: 3,
  height: 2,
  alt: 'A car',
};
const mark: PictureProps = { ...image, fallbackUrl: '/mark.webp', alt: 'The mark' };
const video = { url: '/rally.mp4', mimeType: 'video/mp4', width: 1280, height: 720, size: '12 MB' };

type Media = Partial<Parameters<typeof toTextWithImage>[0]>;

function show(block: TextWithImageBlock, media: Media = { image }, locale: Locale = 'en') {
  const card = toTextWithImage({ block, locale, image: null, preImage: null, video: null, ...media });
  return card ? renderToStaticMarkup(<TextWithImageView {...card} locale={locale} isOpening={false} />) : '';
}

it('C-296 C-315: imgPosition puts the picture left or right', () => {
  expect(show(fixtures.typical)).toContain('data-side="right"');
  expect(show(fixtures.pictureLeft)).toContain('data-side="left"');
  expect(show({ ...fixtures.typical, imgPosition: null })).toContain('data-side="right"');
});

it('C-297: the theme is default or stretch', () => {
  expect(show(fixtures.stretch)).toContain('class="block stretch"');
  expect(show(fixtures.typical)).not.toContain('stretch');
  expect(show({ ...fixtures.typical, theme: null })).not.toContain('stretch');
});

it('C-295 C-299: an event shows its mark, subtitle, title, days, words, picture and social links', () => {
  const html = show(fixtures.event, { image, preImage: mark });
  expect(html).toMatch(/<img class="picture preImage" src="\/mark.webp"/);
  for (const part of [
    'Dakar rally',
    '<h2>Fourteen days of sand</h2>',
    '3 January 2027 to 16 January 2027',
    'from the coast to the desert',
    'href="https://facebook.example/rally"',
    'href="https://x.example/rally"',
    'href="https://instagram.example/rally"',
    'href="https://youtube.example/rally"',
    'src="/car.webp"',
  ]) {
    expect(html).toContain(part);
  }
});

it('C-295: one day is one date, in the words of the language', () => {
  expect(show({ ...fixtures.event, expiryDate: null }, { image }, 'af')).toContain('>3 Januarie 2027</p>');
  expect(show({ ...fixtures.event, expiryDate: fixtures.event.date }, { image })).toContain('>3 January 2027</p>');
  expect(show({ ...fixtures.event, date: null }, { image })).not.toContain('class="date"');
});

it('C-295: a video takes the picture’s place, with the picture as its still and its size said first', () => {
  const html = show(fixtures.typical, { image, video });
  expect(html).toContain('src="/car.webp"');
  expect(html).toContain('href="/rally.mp4"');
  expect(html).toContain('12 MB');
});

it('C-295: altTag replaces the picture’s own alternative text', () => {
  expect(show(fixtures.pictureLeft)).toContain('alt="A family car in a driveway"');
  expect(show(fixtures.typical)).toContain('alt="A car"');
});

it('C-305: empty words are not there, and a block of nothing is nothing', () => {
  expect(show({ ...fixtures.typical, subtitle: '', description: ' ' })).not.toMatch(/class="(subtitle|description)"/);
  expect(show({ blockType: 'textWithImage', image: 1 }, {})).toBe('');
});

it('C-306 C-307: buttons show with label, address and style, and not at all without any', () => {
  expect(show(fixtures.typical, { image }, 'zu')).toMatch(/href="\/zu\/vehicles"[^>]*><span>See the bakkies/);
  expect(show(fixtures.pictureLeft)).not.toContain('<a ');
});

it('C-437: a picture that is gone leaves the words', () => {
  const html = show(fixtures.missingPicture, {});
  expect(html).toContain('The words stand alone');
  expect(html).not.toContain('<img');
  expect(html).not.toContain('data-side');
});
