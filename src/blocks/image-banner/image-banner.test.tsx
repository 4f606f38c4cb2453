import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ImageBannerBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toImageBanner } from './model';
import { ImageBannerView } from './view';

const image: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/wide.webp',
  width: 16,
  height: 9,
  alt: 'A car',
};
const mobileImage: PictureProps = {
  ...image,
  sources: { avif: [], webp: [{ width: 480, url: '/tall-480.webp' }] },
  fallbackUrl: '/tall.webp',
};

type Options = {
  image?: PictureProps | null;
  mobileImage?: PictureProps | null;
  locale?: Locale;
  isOpening?: boolean;
};

function show(block: ImageBannerBlock, { locale = 'en', isOpening = false, ...media }: Options = {}) {
  const banner = toImageBanner({ block, locale, image, mobileImage: null, ...media });
  return banner ? renderToStaticMarkup(<ImageBannerView {...banner} isOpening={isOpening} />) : '';
}

it('C-288: a band of one picture with a title, words and buttons on it', () => {
  const html = show(fixtures.typical, { mobileImage, locale: 'af' });
  expect(html).toMatch(/^<section data-block="imageBanner"[^>]*data-side="start" data-words=""/);
  expect(html).toContain('alt="A blue Fortuner on a gravel road in the Karoo at dusk"');
  expect(html).toContain('srcSet="/tall-480.webp 480w"');
  expect(html).toMatch(/<h2[^>]*>Gravel is a road, too<\/h2><p[^>]*>Long travel/);
  expect(html).toMatch(/href="\/af\/vehicles\/fortuner"/);
});

it('C-288: the words stand left or right', () => {
  expect(show(fixtures.end)).toContain('data-side="end"');
  expect(show({ ...fixtures.end, textPosition: null })).toContain('data-side="start"');
});

it('C-288: where it opens the page its title is the page’s and its picture comes first', () => {
  const html = show(fixtures.typical, { isOpening: true });
  expect(html).toContain('<h1');
  expect(html).toContain('fetchPriority="high"');
});

it('C-305 C-306 C-437: what is empty is not there', () => {
  expect(show(fixtures.pictureOnly)).not.toMatch(/<h2|<p |<a |data-words/);
  expect(show(fixtures.missingPicture, { image: null })).toMatch(/Gravel is a road/);
  expect(show(fixtures.missingPicture, { image: null })).not.toContain('<img');
  expect(show(fixtures.pictureOnly, { image: null })).toBe('');
});
