/** The site's languages, as used in public paths (`/af/…`, `/zu/…`; English has no prefix). */
export const locales = ['en', 'af', 'zu'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** Values of the `language` cookie (C-417, D-331): isiZulu is written `zulu`; `zu` is read too. */
export const cookieValues: Record<Locale, string> = { en: 'en', af: 'af', zu: 'zulu' };

/** Each language's name, in that language. */
export const languageNames: Record<Locale, string> = {
  en: 'English',
  af: 'Afrikaans',
  zu: 'isiZulu',
};

export function isLocale(value: string): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Reads a cookie or query value: `en`, `af`, `zu` or `zulu`; anything else is no language. */
export function toLocale(value: string | null | undefined): Locale | null {
  if (value === 'zulu') return 'zu';
  return value && isLocale(value) ? value : null;
}

/** The public path of a page in a language: `/vehicles` in English, `/af/vehicles` in Afrikaans. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Localizes a link from the CMS: local paths get the language's prefix, anything else stays. */
export function localeHref(locale: Locale, url: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? localePath(locale, url) : url;
}
