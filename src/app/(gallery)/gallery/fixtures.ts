import { fixtures as bannerCarousel } from '@/blocks/banner-carousel/fixture';
import { fixtures as breadcrumbs } from '@/blocks/breadcrumbs/fixture';
import { fixtures as cardGrid } from '@/blocks/card-grid/fixture';
import { fixtures as countdown } from '@/blocks/countdown/fixture';
import { fixtures as faq } from '@/blocks/faq/fixture';
import { fixtures as hero } from '@/blocks/hero/fixture';
import { fixtures as promotedOffer } from '@/blocks/promoted-offer/fixture';
import { fixtures as rangeHero } from '@/blocks/range-hero/fixture';
import { fixtures as rangeSlider } from '@/blocks/range-slider/fixture';
import type { StoredBlock } from '@/blocks/registry';
import { fixtures as secondaryNav } from '@/blocks/secondary-nav/fixture';
import { fixtures as spacer } from '@/blocks/spacer/fixture';
import { fixtures as text } from '@/blocks/text/fixture';
import { fixtures as textWithImage } from '@/blocks/text-with-image/fixture';
import { defaultLocale, type Locale } from '@/i18n/locales';

type Slug = StoredBlock['blockType'];

/** The examples of every block. A block without examples does not compile. */
export const galleryFixtures: { [Name in Slug]: Record<string, Extract<StoredBlock, { blockType: Name }>> } = {
  bannerCarousel,
  breadcrumbs,
  cardGrid,
  countdown,
  faq,
  hero,
  promotedOffer,
  rangeHero,
  rangeSlider,
  secondaryNav,
  spacer,
  text,
  textWithImage,
};

/**
 * One example as a page of a language would read it: English words are marked as fallen back. `longWords` is written
 * in the languages that have them. Null for an unknown name.
 */
export function findFixture(locale: Locale, block: string, name: string): StoredBlock | null {
  const ofBlock = isSlug(block) ? galleryFixtures[block] : {};
  const fixture = Object.hasOwn(ofBlock, name) ? ofBlock[name] : undefined;
  if (!fixture) return null;
  return locale === defaultLocale || name === 'longWords' ? fixture : markAsEnglish(fixture);
}

function isSlug(block: string): block is Slug {
  return Object.hasOwn(galleryFixtures, block);
}

function markAsEnglish<T>(value: T): T {
  if (Array.isArray(value)) return value.map(markAsEnglish) as T;
  if (typeof value !== 'object' || value === null || 'root' in value) return value;
  const marked = Object.entries(value).map(([name, leaf]) => [name, markAsEnglish(leaf)]);
  return { ...Object.fromEntries(marked), _en: Object.keys(value) };
}
