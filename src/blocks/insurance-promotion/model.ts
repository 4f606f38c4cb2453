import type { InsurancePromotionBlock } from '@/cms/payload-types';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localeHref } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

export type InsurancePromotionModel = {
  heading: LocalText;
  description: LocalText | null;
  link: { href: string; label: LocalText };
};

/** The stated words and address stand where the editor wrote none (T-016, T-017). */
export function toInsurancePromotion(block: InsurancePromotionBlock, locale: Locale): InsurancePromotionModel {
  const t = getWords(locale, 'vehicleBlocks');
  return {
    heading: localText(block, 'heading') ?? { text: t('insurance.heading') },
    description: localText(block, 'description'),
    link: {
      href: localeHref(locale, block.linkUrl || '/payment-options/insurance/my-toyota-insurance'),
      label: localText(block, 'linkLabel') ?? { text: t('insurance.link') },
    },
  };
}
