import type { FormLinkBlock } from '@/cms/payload-types';
import { mainSite, type SitePlace, toEnquiryPath } from '@/domain/site/site-place';
import { getFormWords } from '@/i18n/form-words';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';

export type FormLinkModel = { heading: LocalText; intro: LocalText; link: { url: string; label: LocalText } };

/** Forms that are no enquiry stand at an address of their own. */
const ownPaths: Partial<Record<FormLinkBlock['form'], string>> = {
  newsletter: '/newsletter',
  'privacy-request': '/privacy/request',
};

/** Where a block leads: on a dealer's site to the dealer's own form, with the subject that the block names (D§2.2). */
export function toFormLink({
  block,
  locale,
  place = mainSite,
}: {
  block: FormLinkBlock;
  locale: Locale;
  place?: SitePlace;
}): FormLinkModel {
  const { form, subject } = block;
  const words = getFormWords(locale, form);
  const title = { text: words.title };
  const path = ownPaths[form] ?? toEnquiryPath(place, form);
  const query = form === 'general' && subject ? `?${new URLSearchParams({ subject })}` : '';
  return {
    heading: localText(block, 'heading') ?? title,
    intro: localText(block, 'intro') ?? { text: words.lead },
    link: { url: localePath(locale, path + query), label: localText(block, 'button') ?? title },
  };
}
