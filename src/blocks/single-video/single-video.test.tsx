import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Media, SingleVideoBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getVideoOf } from '@/queries/videos';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toSingleVideo } from './model';
import { SingleVideoView } from './view';

vi.mock('@/queries/media', () => ({ getMedia: async () => null }));

const poster: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/still.webp',
  width: 16,
  height: 9,
  alt: 'A still',
};

async function show(block: SingleVideoBlock, { locale = 'en', still = poster }: Options = {}) {
  const model = toSingleVideo({ block, video: await getVideoOf(locale, block), poster: still });
  if (!model) return '';
  return renderToStaticMarkup(<SingleVideoView {...model} locale={locale} isOpening={false} />);
}
type Options = { locale?: Locale; still?: PictureProps | null };

it('C-289 C-331: one video: its still, what it is, how much it loads, what is said in it', async () => {
  const html = await show(fixtures.typical);
  expect(html).toMatch(/^<section data-block="singleVideo"/);
  for (const part of [
    '<h2 class="heading">Four hundred kilometres of gravel</h2>',
    'src="/still.webp"',
    'href="/api/media/file/karoo-dusk.mp4"',
    'Play video: A Fortuner crosses the Karoo',
    '12 MB',
    'Filmed in one day in May',
    '<summary class="summary">Read what is said',
    'eleven gates, no signal',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('<video');
});

it('C-395 C-396: a video of YouTube says so first, and loads nothing from there by itself', async () => {
  const html = await show({ ...fixtures.youtube, autoplayVideo: true });
  expect(html).toContain('Loads from YouTube');
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
  expect(html).not.toMatch(/<iframe|<video|src="https/);
  expect(await show(fixtures.youtube, { locale: 'af' })).toContain('Laai van YouTube af');
});

it('C-397: another link is a file, and says where it comes from', async () => {
  const html = await show(fixtures.elsewhere);
  expect(html).toContain('href="https://films.example/dakar.mp4"');
  expect(html).toContain('Loads from films.example');
});

it('C-397: a stored file comes before a link', async () => {
  expect(await show({ ...fixtures.typical, videoUrl: fixtures.youtube.videoUrl })).toContain('karoo-dusk.mp4');
});

it('C-398: its height is 400 px, or grows with the page', async () => {
  expect(await show(fixtures.fixedHeight)).toContain('data-height="fixed"');
  expect(await show(fixtures.typical)).toContain('data-height="responsive"');
  expect(await show(fixtures.withoutPicture)).toContain('data-height="responsive"');
});

it('C-331 C-305 C-437: without a video there is no block; without a still the video stands alone', async () => {
  expect(await show(fixtures.missingVideo)).toBe('');
  const picture: Media = { ...fixtures.typical.image, mimeType: 'image/webp' };
  expect(await show({ ...fixtures.withoutPicture, video: picture })).toBe('');
  const bare = await show(fixtures.withoutPicture, { still: null });
  expect(bare).toContain('Play video: A drive through the Karoo');
  expect(bare).not.toMatch(/<img|<h2|<figcaption|<details/);
});
