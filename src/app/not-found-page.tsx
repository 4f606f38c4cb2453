import type { Metadata } from 'next';
import { NotFoundView } from '@/features/shell/not-found-view';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { SitePage } from './site-page';

/**
 * The whole answer of a cached route for an address that has no page: readable without JavaScript, in the visitor's
 * language, with status 404 (lib/page-cache-handler.mjs reads `data-status`).
 */
export function NotFoundPage({ locale, path }: { locale: Locale; path: string }) {
  const t = getWords(locale, 'shell');
  const ways = [
    { label: { text: t('notFound.vehicles') }, url: localePath(locale, '/vehicles') },
    { label: { text: t('notFound.dealer') }, url: localePath(locale, '/dealers') },
    { label: { text: t('notFound.home') }, url: localePath(locale, '/') },
  ];
  return (
    <SitePage locale={locale} path={path}>
      <div data-status="404">
        <NotFoundView title={t('notFound.title')} sentence={t('notFound.sentence')} ways={ways} />
      </div>
    </SitePage>
  );
}

/** What search engines and the browser's tab get of it. */
export function notFoundMetadata(locale: Locale): Metadata {
  return { title: getWords(locale, 'shell')('notFound.title'), robots: { index: false } };
}
