import type { StickySideNavBlock } from '@/cms/payload-types';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

/** The places of C-210, in the order of the page. */
const anchors = ['performance', 'technology', 'safety', 'design'] as const;

export type SideNavAnchor = (typeof anchors)[number];

export type StickySideNavModel = {
  /** What the navigation is, for assistive technology. */
  label: string;
  places: { anchor: SideNavAnchor; label: string }[];
  /** The words of the way back to the top; null without one. */
  top: string | null;
};

export function toStickySideNav(block: StickySideNavBlock, locale: Locale): StickySideNavModel {
  const t = getWords(locale, 'media');
  return {
    label: t('sideNav.label'),
    places: anchors.map((anchor) => ({ anchor, label: t(`sideNav.${anchor}`) })),
    top: block.scrollToTop === false ? null : t('sideNav.top'),
  };
}
