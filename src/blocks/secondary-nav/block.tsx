import type { SecondaryNavBlock as Stored } from '@/cms/payload-types';
import { localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { BlockProps } from '../block';
import { toSecondaryNav } from './model';
import { SecondaryNavView } from './view';

/** The bar of a section; nothing without a single word in it. */
export function SecondaryNavBlock({ block, context: { locale, path } }: BlockProps<Stored>) {
  const bar = toSecondaryNav(block, locale);
  if (!bar) return null;
  const t = getWords(locale, 'shell');
  return (
    <SecondaryNavView
      {...bar}
      currentUrl={localePath(locale, path)}
      labels={{ section: t('secondaryNav.section'), more: t('secondaryNav.more') }}
    />
  );
}
