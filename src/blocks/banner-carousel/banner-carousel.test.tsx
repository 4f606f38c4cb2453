import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BannerCarouselBlock } from '@/cms/payload-types';
import type { SlideMedia } from '@/features/banner-slide/slide';
import { toPicture } from '@/queries/pictures';
import { carouselSpeedMs } from '@/ui/carousel-settings';
import type { BlockContext } from '../block';
import { duskPicture } from '../fixture-media';
import { fixtures } from './fixture';
import { bannerAutoplayMs, narrowBannerAutoplayMs, toBannerCarousel } from './model';
import { BannerCarouselView } from './view';

const context: BlockContext = {
  locale: 'en',
  path: '/',
  query: '',
  isDraft: false,
  theme: 'light',
  dealer: null,
  isOpening: true,
};

const media: SlideMedia = {
  desktop: toPicture(duskPicture),
  mobile: null,
  thumbnail: toPicture(duskPicture),
  title: null,
  video: null,
};

function show(block: BannerCarouselBlock, files: SlideMedia = media) {
  const banner = toBannerCarousel({ block, media: block.slides.map(() => files), context });
  const countdowns = new Map(banner.slides.map(({ key }) => [key, <i key={key}>countdown of {key}</i>]));
  return renderToStaticMarkup(<BannerCarouselView banner={banner} locale="en" countdowns={countdowns} />);
}

const typical: BannerCarouselBlock = { blockType: 'bannerCarousel', slides: [], ...fixtures.typical };

const count = (html: string, part: string | RegExp) => html.split(part).length - 1;

describe('banner carousel', () => {
  it('C-063 C-064 C-065: keeps the stated times', () => {
    expect(bannerAutoplayMs).toBe(8000);
    expect(carouselSpeedMs).toBe(800);
    expect(narrowBannerAutoplayMs).toBe(10_000);
  });

  it('C-067 C-313: shows one slide at a time and fades', () => {
    const html = show(typical);
    expect(html).toContain('data-effect="fade"');
    expect(html).toContain('data-slides="1"');
  });

  it('C-067: without JavaScript every slide stands in the row, none hidden or out of reach', () => {
    const html = show(typical);
    for (const { title } of typical.slides) expect(html).toContain(title ?? '');
    expect(html).not.toContain('data-enhanced');
    expect(html).not.toMatch(/ (inert|hidden)=/);
  });

  it('C-068: has a button that pauses it', () => {
    expect(show(typical)).toMatch(/<button[^>]*aria-label="(Pause|Play)"/);
  });

  it('C-069: a slide holds its picture and its words, so that they can not part', () => {
    const slides = show(typical).split('<article').slice(1);
    expect(slides).toHaveLength(3);
    for (const [index, slide] of slides.entries()) {
      expect(slide.split('</article>')[0]).toContain('<img');
      expect(slide.split('</article>')[0]).toContain(typical.slides[index]?.title);
    }
  });

  it('C-060: each slide has a tab of its thumbnail and its name', () => {
    const html = show(typical);
    for (const { tabTitle } of typical.slides) expect(html).toContain(`<span>${tabTitle}</span></button>`);
    expect(count(html, '<span class="thumbnail">')).toBe(3);
  });

  it('C-056: each slide shows its own countdown', () => {
    const html = show(typical);
    for (const { id } of typical.slides) expect(html).toContain(`countdown of ${id}`);
  });

  it('C-073: only the first picture comes first', () => {
    expect(count(show(typical, { ...media, thumbnail: null }), 'fetchPriority="high"')).toBe(1);
  });

  it('one slide alone is no carousel, no slide at all is nothing', () => {
    expect(show({ ...typical, slides: typical.slides.slice(0, 1) })).not.toContain('<button');
    expect(show({ ...typical, slides: [] })).toBe('');
  });
});
