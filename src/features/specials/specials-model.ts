import type { DealerAd } from '@/cms/payload-types';
import { type SitePlace, toEnquiryPath } from '@/domain/site/site-place';
import { formatDate } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { PictureProps } from '@/ui/picture';

export type SpecialCard = {
  id: number;
  category: LocalText | null;
  title: LocalText;
  description: LocalText | null;
  /** Until when, in words. */
  until: string;
  picture: PictureProps | null;
  enquireUrl: string;
};

export type SpecialsModel = {
  heading: string;
  cards: SpecialCard[];
  /** Said where there is none (D-227). */
  empty: string;
  enquire: string;
};

type Asked = {
  ads: DealerAd[];
  locale: Locale;
  /** Whose specials they are. */
  dealerSlug: string;
  /** Where the page stands: on the dealer's own site, or the maker's. */
  place: SitePlace;
  pictureOf: (ad: DealerAd) => PictureProps | null;
};

/** A dealer's specials as they are shown. */
export function toSpecials({ ads, locale, dealerSlug, place, pictureOf }: Asked): SpecialsModel {
  const t = getWords(locale, 'specials');
  return {
    heading: t('heading'),
    empty: t('empty'),
    enquire: t('enquire'),
    cards: ads.map((ad) => ({
      id: ad.id,
      category: localText(ad, 'category'),
      title: localText(ad, 'title') ?? { text: '' },
      description: localText(ad, 'description'),
      until: t('until', { date: formatDate(locale, ad.endDate.slice(0, 10)) }),
      picture: pictureOf(ad),
      enquireUrl: localePath(
        locale,
        `${toEnquiryPath(place, 'special-offer')}?${new URLSearchParams({ ad_id: String(ad.id), dealer: dealerSlug })}`,
      ),
    })),
  };
}
