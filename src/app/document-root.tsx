import '@/ui/fonts.css';
import '@/ui/tokens.css';
import '@/ui/base.css';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import type { Locale } from '@/i18n/locales';

/** The document around every public page: language, type, tokens. */
export function DocumentRoot({ locale, children }: { locale: Locale; children: ReactNode }) {
  preload('/fonts/archivo.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang={locale}>
      <body>{children}</body>
    </html>
  );
}
