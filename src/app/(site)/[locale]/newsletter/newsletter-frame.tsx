import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { EmbeddedPage } from '../../../embedded-page';
import { SitePage } from '../../../site-page';

type NewsletterFrameProps = {
  locale: Locale;
  path: string;
  /** Within the dialog of another page: nothing but the content. */
  isEmbedded: boolean;
  children: ReactNode;
};

/** A page of the newsletter in the site's shell, or bare in a dialog. */
export function NewsletterFrame({ locale, path, isEmbedded, children }: NewsletterFrameProps) {
  if (isEmbedded) return <EmbeddedPage theme="light">{children}</EmbeddedPage>;
  return (
    <SitePage locale={locale} path={path}>
      {children}
    </SitePage>
  );
}
