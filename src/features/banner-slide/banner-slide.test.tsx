import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PictureProps } from '@/ui/picture';
import { Banner } from './banner';
import { BannerSlide } from './banner-slide';
import { type SlideMedia, type StoredSlide, toSlide } from './slide';
import { toStage } from './stage';

const picture: PictureProps = {
  sources: { avif: [], webp: [] },
  fallbackUrl: '/wide.webp',
  width: 1920,
  height: 1080,
  alt: 'A road',
};

const noMedia: SlideMedia = { desktop: null, mobile: null, thumbnail: null, title: null, video: null };

function render(stored: StoredSlide, media: Partial<SlideMedia> = {}, path = '/owners') {
  const stage = toStage({ path, theme: 'light', dealer: null });
  const slide = toSlide({
    stored,
    media: { ...noMedia, ...media },
    locale: 'en',
    isFirst: true,
    isDarkened: stage.overlay === 'dark',
  });
  return renderToStaticMarkup(<BannerSlide slide={slide} stage={stage} locale="en" heading="h1" />);
}

describe('BannerSlide', () => {
  it('C-305 C-306: words and buttons that are empty leave nothing behind', () => {
    const html = render({ title: ' ', subtitle: '', buttons: [], simpleButtons: [] }, { desktop: picture });
    expect(html).not.toMatch(/<(h1|p|a|ul)[ >]/);
  });

  it('C-054 C-059 C-061: shows title, subtitle, description, buttons, simple buttons and disclaimer', () => {
    const html = render({
      title: 'Title',
      subtitle: 'Subtitle',
      description: 'Description',
      disclaimer: 'Small print',
      buttons: [{ linkLabel: 'Go', linkUrl: '/vehicles' }],
      simpleButtons: [{ label: 'More', url: '/more' }],
    });
    expect(html).toMatch(/<h1[^>]*>Title<\/h1>/);
    for (const words of ['Subtitle', 'Description', 'Small print', 'href="/vehicles"', 'href="/more"']) {
      expect(html).toContain(words);
    }
  });

  it('C-073: the picture keeps the place of 1920x1080 and is fetched first', () => {
    const html = render({}, { desktop: picture });
    expect(html).toMatch(/<img[^>]*width="1920"[^>]*height="1080"/);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading="lazy"');
  });

  it('C-011 C-013 C-057: says height, overlay and manner of its words to the style sheet', () => {
    expect(render({ textTheme: 'dark' })).toMatch(/data-tone="dark" data-height="page" data-overlay="words"/);
    expect(render({}, {}, '/')).toMatch(/data-tone="light" data-height="home" data-overlay="dark"/);
    expect(render({ textTheme: 'gr' })).toContain('data-theme="gr"');
  });

  it('C-054: a video waits for a tap, as a link to its file that says how much it loads', () => {
    const video = { url: '/film.mp4', mimeType: 'video/mp4', width: 1920, height: 1080, size: '12 MB' };
    const html = render({ title: 'Title' }, { desktop: picture, video });
    expect(html).toContain('href="/film.mp4"');
    expect(html).toContain('12 MB');
    expect(html).not.toContain('<video');
  });
});

describe('Banner', () => {
  it('C-071 C-072: asks for parallax, or does not', () => {
    const banner = (hasParallax: boolean) =>
      renderToStaticMarkup(
        <Banner block="hero" hasParallax={hasParallax}>
          x
        </Banner>,
      );
    expect(banner(true)).toContain('data-parallax=""');
    expect(banner(false)).not.toContain('data-parallax');
  });
});
