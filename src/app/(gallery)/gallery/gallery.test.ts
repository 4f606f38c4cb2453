import { afterEach, expect, it, vi } from 'vitest';
import { blockConfigs } from '@/blocks/configs';
import { findFixture, galleryFixtures } from './fixtures';
import { isGalleryOpen } from './is-gallery-open';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('C-003: every block that editors may use has examples, each of its own type', () => {
  expect(Object.keys(galleryFixtures).sort()).toEqual(blockConfigs.map(({ slug }) => slug).sort());
  for (const [slug, fixtures] of Object.entries(galleryFixtures)) {
    expect(Object.keys(fixtures).length).toBeGreaterThan(0);
    expect(new Set(Object.values(fixtures).map(({ blockType }) => blockType))).toEqual(new Set([slug]));
  }
});

it('C-003: in another language the English words of an example are marked as such, at every depth', () => {
  expect(findFixture('en', 'faq', 'typical')).toBe(galleryFixtures.faq.typical);
  expect(findFixture('zu', 'faq', 'typical')).toMatchObject({
    _en: expect.arrayContaining(['heading']),
    items: expect.arrayContaining([expect.objectContaining({ _en: expect.arrayContaining(['title', 'content']) })]),
  });
  expect(findFixture('zu', 'text', 'longWords')).toBe(galleryFixtures.text.longWords);
});

it('C-347: an unknown block or example is none', () => {
  for (const [block, name] of [
    ['hologram', 'typical'],
    ['text', 'hologram'],
    ['constructor', 'name'],
    ['text', 'constructor'],
  ] as const) {
    expect(findFixture('en', block, name)).toBeNull();
  }
});

it('C-003: the gallery is closed in production unless it is asked for', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(isGalleryOpen()).toBe(false);
  vi.stubEnv('GALLERY', 'on');
  expect(isGalleryOpen()).toBe(true);
  vi.stubEnv('NODE_ENV', 'development');
  vi.stubEnv('GALLERY', '');
  expect(isGalleryOpen()).toBe(true);
});
