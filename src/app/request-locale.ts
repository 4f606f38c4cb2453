import { cache } from 'react';
import { defaultLocale, type Locale } from '@/i18n/locales';

const holder = cache((): { locale: Locale } => ({ locale: defaultLocale }));

/** Notes the language of what is being rendered, for places that get no parameters (not-found). */
export function rememberLocale(locale: Locale): void {
  holder().locale = locale;
}

export function rememberedLocale(): Locale {
  return holder().locale;
}
