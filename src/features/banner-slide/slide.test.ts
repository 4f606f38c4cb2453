import { describe, expect, it } from 'vitest';
import type { PictureProps } from '@/ui/picture';
import { type SlideMedia, type StoredSlide, toSlide } from './slide';

const noMedia: SlideMedia = { desktop: null, mobile: null, thumbnail: null, title: null, video: null };

function pictureOf(name: string): PictureProps {
  const sources = { avif: [{ width: 480, url: `/${name}-480.avif` }], webp: [] };
  return { sources, fallbackUrl: `/${name}.webp`, width: 1920, height: 1080, alt: `alt of ${name}` };
}

function slideOf(stored: StoredSlide, media: Partial<SlideMedia> = {}, options = {}) {
  return toSlide({
    stored,
    media: { ...noMedia, ...media },
    locale: 'en',
    isFirst: false,
    isDarkened: false,
    ...options,
  });
}

describe('toSlide', () => {
  it('C-054 C-424: carries words, pictures, video and buttons', () => {
    const video = { url: '/film.mp4', mimeType: 'video/mp4', width: 1920, height: 1080, size: '12 MB' };
    const slide = slideOf(
      {
        title: 'Title',
        subtitle: 'Subtitle',
        description: 'Description',
        buttons: [{ linkLabel: 'Go', linkUrl: '/vehicles', buttonStyle: 'primary', buttonColour: 'light' }],
      },
      {
        desktop: pictureOf('wide'),
        mobile: pictureOf('narrow'),
        thumbnail: pictureOf('small'),
        title: pictureOf('name'),
        video,
      },
    );
    expect(slide).toMatchObject({
      title: { text: 'Title' },
      subtitle: { text: 'Subtitle' },
      description: { text: 'Description' },
      picture: { fallbackUrl: '/wide.webp', narrow: pictureOf('narrow').sources },
      thumbnail: { fallbackUrl: '/small.webp' },
      titlePicture: { fallbackUrl: '/name.webp' },
      video: { url: '/film.mp4', startsItself: false },
      buttons: [{ label: { text: 'Go' }, href: '/vehicles', variant: 'primary', colour: 'light' }],
    });
  });

  it('C-057: textTheme gr and dark change the words, any other leaves them light', () => {
    expect(slideOf({ textTheme: 'gr' }).tone).toBe('gr');
    expect(slideOf({ textTheme: 'dark' }).tone).toBe('dark');
    expect(slideOf({ textTheme: 'light' }).tone).toBe('light');
    expect(slideOf({}).tone).toBe('light');
  });

  it('C-013: dark words would be lost on the dark gradient, and turn light', () => {
    expect(slideOf({ textTheme: 'dark' }, {}, { isDarkened: true }).tone).toBe('light');
  });

  it("C-058: altTag is the picture's alternative text, and without it the file's own", () => {
    const media = { desktop: pictureOf('wide') };
    expect(slideOf({ altTag: 'A bakkie in the rain' }, media).picture?.alt).toBe('A bakkie in the rain');
    expect(slideOf({}, media).picture?.alt).toBe('alt of wide');
  });

  it('C-059 C-060 C-061: carries the disclaimer, the name of its tab and simple buttons', () => {
    const slide = slideOf({
      title: 'Title',
      tabTitle: 'Tab',
      disclaimer: 'Small print',
      simpleButtons: [
        { label: 'More', url: '/more' },
        { label: '', url: '/nowhere' },
      ],
    });
    expect(slide.tab).toEqual({ text: 'Tab' });
    expect(slide.disclaimer).toEqual({ text: 'Small print' });
    expect(slide.links).toEqual([{ label: { text: 'More' }, href: '/more' }]);
    expect(slideOf({ title: 'Title' }).tab).toEqual({ text: 'Title' });
  });

  it('C-062: autoplayVideo starts the video by itself', () => {
    const video = { url: '/film.mp4', mimeType: 'video/mp4', width: 1920, height: 1080 };
    expect(slideOf({ autoplayVideo: true }, { video }).video?.startsItself).toBe(true);
  });

  it("the first slide's picture comes first; a phone's picture alone serves both", () => {
    expect(slideOf({}, { desktop: pictureOf('wide') }, { isFirst: true }).picture?.priority).toBe(true);
    expect(slideOf({}, { desktop: pictureOf('wide') }).picture?.priority).toBe(false);
    expect(slideOf({}, { mobile: pictureOf('narrow') }).picture?.fallbackUrl).toBe('/narrow.webp');
  });

  it('links stay in the language, and words that fell back to English say so', () => {
    const stored = { title: 'Title', _en: ['title'], buttons: [{ linkLabel: 'Gaan', linkUrl: '/vehicles' }] };
    const slide = slideOf(stored, {}, { locale: 'af' });
    expect(slide.title).toEqual({ text: 'Title', lang: 'en' });
    expect(slide.buttons[0]?.href).toBe('/af/vehicles');
  });
});
