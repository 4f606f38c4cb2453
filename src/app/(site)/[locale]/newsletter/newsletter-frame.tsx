import type { ReactNode } from 'react';
import { contentId } from '@/features/shell/skip-link';
import type { Locale } from '@/i18n/locales';
import { SitePage } from '../../../site-page';
import styles from './newsletter-frame.module.css';

type NewsletterFrameProps = {
  locale: Locale;
  path: string;
  /** Within the dialog of another page: nothing but the content. */
  isEmbedded: boolean;
  children: ReactNode;
};

/** A page of the newsletter in the site's shell, or bare in a dialog. */
export function NewsletterFrame({ locale, path, isEmbedded, children }: NewsletterFrameProps) {
  if (!isEmbedded) {
    return (
      <SitePage locale={locale} path={path}>
        {children}
      </SitePage>
    );
  }
  return (
    <main id={contentId} className={styles.embedded} tabIndex={-1} data-embedded="">
      {children}
    </main>
  );
}

/** The browser says that the page is for a frame. One that does not say gets the page with its header. */
export function isInFrame(sent: Headers): boolean {
  return sent.get('sec-fetch-dest') === 'iframe';
}
