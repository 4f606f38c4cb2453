import type { ReactNode } from 'react';
import { LanguageLinks } from '@/features/shell/language-selector';
import { contentId, SkipLink } from '@/features/shell/skip-link';
import { Wordmark } from '@/features/shell/wordmark';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getSiteSettings } from '@/queries/site-settings';
import { ButtonLink } from '@/ui/button';
import { FrameEscape } from '@/ui/frame-escape.client';
import { Icon } from '@/ui/icon';
import styles from './buying-site-frame.module.css';

type BuyingSiteFrameProps = {
  locale: Locale;
  /** The page's public address without language, with its query: the other languages lead to it. */
  address: string;
  /** Within a dialog of another page: no header, no languages. */
  isEmbedded: boolean;
  children: ReactNode;
};

/** What stands around the page that stands in for the buying site: nearly nothing, and one line that says what it is. */
export async function BuyingSiteFrame({ locale, address, isEmbedded, children }: BuyingSiteFrameProps) {
  const t = getWords(locale, 'buying');
  const shell = getWords(locale, 'shell');
  const { brandName } = await getSiteSettings(locale);
  return (
    <div className={styles.page} data-embedded={isEmbedded ? '' : undefined}>
      {!isEmbedded && (
        <>
          <SkipLink label={shell('skip')} />
          <header className={styles.bar}>
            <a className={styles.home} href={localePath(locale, '/')}>
              <span className="visually-hidden">{shell('header.home', { brand: brandName })}</span>
              <span aria-hidden="true">
                <Wordmark name={brandName} />
              </span>
            </a>
            <ButtonLink variant="quiet" icon={<Icon name="back" />} href={localePath(locale, '/vehicles')}>
              {t('back')}
            </ButtonLink>
          </header>
        </>
      )}
      <main id={contentId} className={styles.content} tabIndex={-1}>
        <p className={styles.standIn}>{t('standIn')}</p>
        {children}
      </main>
      {!isEmbedded && (
        <footer className={styles.foot}>
          <LanguageLinks current={locale} path={address} labels={{ language: shell('language') }} />
        </footer>
      )}
      {isEmbedded && <FrameEscape />}
    </div>
  );
}
