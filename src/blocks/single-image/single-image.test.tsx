import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SingleImageBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toSingleImage } from './model';
import { SingleImageView } from './view';

const image: PictureProps = {
  sources: { avif: [], webp: [{ width: 960, url: '/wide-960.webp' }] },
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

type Media = { image?: PictureProps | null; mobileImage?: PictureProps | null };

function show(block: SingleImageBlock, media: Media = {}, locale: Locale = 'en') {
  const model = toSingleImage({ block, locale, image, mobileImage: null, ...media });
  return model ? renderToStaticMarkup(<SingleImageView {...model} />) : '';
}

it('C-330: a picture with its words beneath, and a phone’s own where there is one', () => {
  const html = show(fixtures.typical, { mobileImage });
  expect(html).toMatch(/^<figure data-block="singleImage"/);
  expect(html).toContain('alt="A blue Fortuner on a gravel road');
  expect(html).toMatch(/<figcaption[^>]*>The R407 north of Prince Albert/);
  expect(html).toMatch(/<source type="image\/webp" srcSet="\/tall-480.webp 480w"[^>]*media="\(width &lt; 768px\)"/);
  expect(show(fixtures.text)).not.toContain('media=');
});

it('C-330: as wide as text, as the content, or from edge to edge', () => {
  expect(show(fixtures.text)).toContain('data-width="text"');
  expect(show(fixtures.full)).toContain('data-width="full"');
  expect(show({ ...fixtures.text, width: null })).toContain('data-width="content"');
});

it('C-330: a picture that leads somewhere leads there in the language, and says where to', () => {
  const html = show(fixtures.link, { image: { ...image, alt: '' } }, 'zu');
  expect(html).toContain('href="/zu/vehicles/fortuner"');
  expect(html).toContain('alt="See what the Fortuner tows"');
  expect(show(fixtures.text)).not.toContain('<a ');
});

it('C-330: the alternative text says when it fell back to English', () => {
  const html = show({ ...fixtures.typical, _en: ['altTag'] } as SingleImageBlock, {}, 'af');
  expect(html).toMatch(/alt="A blue Fortuner[^>]* lang="en"/);
});

it('C-305 C-437: no picture, no block; no words, no caption', () => {
  expect(show(fixtures.missingPicture, { image: null })).toBe('');
  expect(show(fixtures.full)).not.toContain('figcaption');
  expect(show(fixtures.typical, { image: null, mobileImage })).toContain('src="/tall.webp"');
});
