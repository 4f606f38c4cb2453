import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CardGridBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getVideoOf, type VideoFile } from '@/queries/videos';
import type { PictureProps } from '@/ui/picture';
import { fixtures } from './fixture';
import { toCardGrid } from './model';
import { CardGridView } from './view';

vi.mock('@/queries/media', () => ({ getMedia: async () => null }));

const picture: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/car.webp',
  width: 3,
  height: 2,
  alt: '',
};

function show(block: CardGridBlock, { locale = 'en', videos = [], ...options }: Options = {}) {
  const pictures = options.pictures ?? block.cards.map(() => picture);
  const grid = toCardGrid({ block, locale, pictures, videos });
  return grid ? renderToStaticMarkup(<CardGridView {...grid} locale={locale} isOpening={false} />) : '';
}
type Options = { locale?: Locale; pictures?: (PictureProps | null)[]; videos?: (VideoFile | null)[] };

const videosOf = (block: CardGridBlock) => Promise.all(block.cards.map((card) => getVideoOf('en', card)));

const count = (html: string, part: string) => html.split(part).length - 1;

it('C-280 C-322: icon cards show their icon and no picture', () => {
  const html = show(fixtures.icon);
  expect(count(html, 'class="card icon"')).toBe(3);
  expect(html).not.toContain('<img');
  expect(count(html, 'icon large')).toBe(3);
});

it('C-281 C-323: no-image cards show neither', () => {
  const html = show(fixtures.noImage);
  expect(count(html, 'class="card noImage"')).toBe(3);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('icon large');
});

it('C-282 C-283 C-284 C-321: info, large-image, small-image and benefit cards show their picture', () => {
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

it('C-285 C-393: a video card is a link that opens its video in a dialog, and says first what that loads', async () => {
  const html = show(fixtures.video, { videos: await videosOf(fixtures.video) });
  const [deck = '', ...dialogs] = html.split('<dialog ');
  expect(count(deck, 'class="card video"')).toBe(3);
  expect(deck).toMatch(
    /<a class="link" href="#video-cards-video-karoo"><span[^>]*>Play video: <\/span><span>Four hundred kilometres of gravel<\/span><span[^>]*>, 12 MB<\/span>/,
  );
  expect(count(deck, 'Loads from YouTube')).toBe(4);
  expect(dialogs.map((dialog) => /^id="([\w-]+)"/.exec(dialog)?.[1])).toEqual([
    'video-cards-video-karoo',
    'video-cards-video-gearbox',
    'video-cards-video-load',
  ]);
  expect(dialogs[0]).toContain('href="/api/media/file/karoo-dusk.mp4"');
  expect(html).not.toMatch(/<video|<iframe/);
});

it('C-394: the dialog of a video has a close icon', async () => {
  const dialog = show(fixtures.video, { videos: await videosOf(fixtures.video) }).split('<dialog ')[1] ?? '';
  expect(dialog).toMatch(/data-close=""><svg.*?<span class="visually-hidden">Close video<\/span><\/a>/);
});

it('C-395 C-396: short links are videos of YouTube', async () => {
  const dialogs = show(fixtures.video, { videos: await videosOf(fixtures.video) }).split('<dialog ');
  for (const dialog of dialogs.slice(2)) expect(dialog).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"');
});

it('C-285 C-437: a video card whose video is gone keeps its picture and leads where it says', () => {
  const [first, ...others] = fixtures.video.cards;
  const html = show({ ...fixtures.video, cards: [{ ...first, title: 'Gone', linkUrl: '/discover' }, ...others] });
  expect(count(html, '<img')).toBe(3);
  expect(html).not.toContain('<dialog');
  expect(html).toContain('href="/discover"');
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
