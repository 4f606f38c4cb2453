import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { HeroBlock } from '@/cms/payload-types';
import type { SlideMedia } from '@/features/banner-slide/slide';
import { toPicture } from '@/queries/pictures';
import type { BlockContext } from '../block';
import { duskPicture } from '../fixture-media';
import { fixtures } from './fixture';
import { toHero } from './model';
import { HeroView } from './view';

const home: BlockContext = {
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
  thumbnail: null,
  title: null,
  video: null,
};

function show(block: HeroBlock | undefined, context: Partial<BlockContext> = {}) {
  if (!block) return '';
  const hero = toHero({ block, media, context: { ...home, ...context } });
  return renderToStaticMarkup(<HeroView hero={hero} locale="en" countdown={null} />);
}

describe('hero', () => {
  it('C-054 C-058 C-312: is one slide with its title as the heading of the page and its own alternative text', () => {
    const html = show(fixtures.typical);
    expect(html).toContain('data-block="hero"');
    expect(html).toMatch(/<h1[^>]*>The long way home<\/h1>/);
    expect(html).toContain('alt="A blue Fortuner stops on a gravel road as the sun goes down"');
  });

  it('C-058: further down a page it is no heading of the page, and its picture waits', () => {
    const html = show(fixtures.typical, { isOpening: false });
    expect(html).toMatch(/<h2[^>]*>The long way home<\/h2>/);
    expect(html).toContain('loading="lazy"');
    expect(show(fixtures.typical)).not.toContain('loading="lazy"');
  });

  it('C-011: is high on home, lower on an inner page', () => {
    expect(show(fixtures.darkWords)).toContain('data-height="home"');
    expect(show(fixtures.darkWords, { path: '/owners' })).toContain('data-height="page"');
  });

  it('C-071 C-072: has parallax, but not on a GR page nor on a dealer page', () => {
    const dealer = { kind: 'dealer', slug: 'karoo', supplierCode: '1', province: 'Gauteng', name: 'Karoo' } as const;
    expect(show(fixtures.typical)).toContain('data-parallax');
    expect(show(fixtures.gr, { path: '/gr', theme: 'gr' })).not.toContain('data-parallax');
    expect(show(fixtures.typical, { path: '/dealers/karoo', dealer })).not.toContain('data-parallax');
  });

  it('C-305: says nothing that was not written', () => {
    expect(show(fixtures.minimal)).not.toMatch(/<(p|a|ul)[ >]/);
  });
});
