import type { FindDealerBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

export type FindDealerModel = {
  heading: LocalText;
  intro: LocalText;
  link: { href: string; label: string };
};

/** `rangeName` is that of the page's range; null elsewhere. Null without dealers to find. */
export function toFindDealer({
  block,
  locale,
  rangeName,
  dealerCount,
}: {
  block: FindDealerBlock;
  locale: Locale;
  rangeName: string | null;
  dealerCount: number;
}): FindDealerModel | null {
  if (dealerCount === 0) return null;
  const t = getWords(locale, 'vehicleBlocks');
  return {
    heading: localText(block, 'heading') ?? {
      text: rangeName ? t('findDealer.near', { model: rangeName }) : t('findDealer.heading'),
    },
    intro: localText(block, 'intro') ?? { text: t('findDealer.intro', { count: dealerCount }) },
    link: { href: localePath(locale, '/dealers'), label: t('findDealer.link') },
  };
}
