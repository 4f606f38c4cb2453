import type { FaqBlock as Stored } from '@/cms/payload-types';
import { loadRichText } from '@/features/rich-text/rich-text-references';
import { getWords } from '@/i18n/messages';
import type { BlockProps } from '../block';
import { allItems, toFaq } from './model';
import { FaqView } from './view';

/** Questions and answers; nothing where there is neither a question nor anything beside it. */
export async function FaqBlock({ block, context: { locale, path, isOpening } }: BlockProps<Stored>) {
  const contents = await Promise.all(
    allItems(block).map(async (item) => [item, await loadRichText(locale, item, 'content')] as const),
  );
  const faq = toFaq({ block, path, contents: new Map(contents) });
  if (!faq) return null;
  const t = getWords(locale, 'blocks');
  return (
    <FaqView
      {...faq}
      locale={locale}
      isOpening={isOpening}
      labels={{
        tabs: t('faq.tabs'),
        cookieTitle: t('faq.cookieTitle'),
        cookieText: t(faq.isAutomark ? 'faq.cookieTextAutomark' : 'faq.cookieText'),
      }}
    />
  );
}
