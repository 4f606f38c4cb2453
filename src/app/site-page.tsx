import type { ReactNode } from 'react';
import { homePath, mainSite, type SitePlace } from '@/domain/site/site-place';
import { themeOfPath } from '@/domain/site/theme';
import { DealerBar } from '@/features/dealer-list/dealer-bar';
import { NavDialogs } from '@/features/nav-dialogs/nav-dialogs';
import { CookieNotice } from '@/features/shell/cookie-notice.client';
import { ShellFooter } from '@/features/shell/footer';
import { ShellHeader } from '@/features/shell/header';
import type { ShellLink } from '@/features/shell/navigation';
import { contentId, SkipLink } from '@/features/shell/skip-link';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getShell } from './shell-content';
import styles from './site-page.module.css';

type SitePageProps = {
  locale: Locale;
  /** The page's public path without language. */
  path: string;
  /** A dealer's site says whose it is, and keeps its visitors. */
  place?: SitePlace;
  /** The one red action of the header, where it is the next step. */
  action?: ShellLink | null;
  children: ReactNode;
};

/** A page of the site within its shell. */
export async function SitePage({ locale, path, place = mainSite, action = null, children }: SitePageProps) {
  const t = getWords(locale, 'shell');
  const { brandName, navigation, footer, cookieText } = await getShell({ locale, place });
  const languages = { current: locale, path, labels: { language: t('language') } };
  const homeUrl = localePath(locale, homePath(place));
  return (
    <div className={styles.page} data-theme={themeOfPath(path)}>
      <SkipLink label={t('skip')} />
      <ShellHeader
        brandName={brandName}
        homeUrl={homeUrl}
        currentUrl={localePath(locale, path)}
        navigation={navigation}
        dealer={{ label: { text: t('header.findDealer') }, url: localePath(locale, '/dealers') }}
        languages={languages}
        action={action}
        labels={{
          home: t('header.home', { brand: brandName }),
          mainMenu: t('header.mainMenu'),
          menu: t('header.menu'),
          close: t('header.close'),
          overview: t('header.overview'),
        }}
      />
      {place.kind === 'dealer' && <DealerBar place={place} locale={locale} />}
      <main id={contentId} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <ShellFooter
        brandName={brandName}
        homeUrl={homeUrl}
        languages={languages}
        {...footer}
        labels={{
          footer: t('footer.footer'),
          legal: t('footer.legal'),
          copyright: t('footer.copyright', { year: String(new Date().getFullYear()), brand: brandName }),
        }}
      />
      <NavDialogs locale={locale} />
      <CookieNotice
        privacyUrl={localePath(locale, '/privacy-notice')}
        textLang={cookieText?.lang}
        labels={{
          title: t('cookies.title'),
          text: cookieText?.text ?? t('cookies.text'),
          privacy: t('cookies.privacy'),
          ok: t('cookies.ok'),
        }}
      />
    </div>
  );
}
