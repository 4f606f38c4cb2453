import type { Metadata } from 'next';
import type { Page } from '@/cms/payload-types';
import { mainSite, type SitePlace } from '@/domain/site/site-place';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath, locales } from '@/i18n/locales';
import { toPlainHyphens } from '@/i18n/plain-hyphens';
import { getEnv } from '@/lib/env';
import { getPicture } from '@/queries/pictures';
import { getSiteSettings } from '@/queries/site-settings';

type SearchFields = NonNullable<Page['meta']>;

/**
 * What search engines and shared links show of a page: title with the site's suffix (D-389), description (D-390),
 * the address that counts, and the same page in the other languages. On a dealer's site the title names the dealer, and
 * an editor's title or address, which are the main site's, do not count.
 */
export async function toMetadata({
  locale,
  path,
  place = mainSite,
  page,
}: {
  locale: Locale;
  path: string;
  place?: SitePlace;
  page: { title?: string | null; meta?: SearchFields | null };
}): Promise<Metadata> {
  const settings = await getSiteSettings(locale);
  const suffix = localText(settings, 'titleSuffix')?.text ?? '';
  const isDealers = place.kind === 'dealer';
  const dealer = isDealers && place.name ? `| ${place.name}` : '';
  const name = (!isDealers && page.meta?.title) || page.title || '';
  const title = toPlainHyphens([name, dealer, suffix].filter(Boolean).join(' '));
  const description = toPlainHyphens(page.meta?.description || settings.defaultDescription || '') || undefined;
  const picture = await getPicture(locale, page.meta?.image ?? settings.sharingImage);
  const { siteUrl } = getEnv();
  const address = (language: Locale) => `${siteUrl}${localePath(language, path)}`;
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    robots: page.meta?.robots === 'noindex' ? { index: false } : undefined,
    alternates: {
      canonical: (!isDealers && page.meta?.canonicalUrl) || address(locale),
      languages: {
        ...Object.fromEntries(locales.map((language) => [language, address(language)])),
        'x-default': address('en'),
      },
    },
    openGraph: {
      title,
      description,
      url: address(locale),
      type: 'website',
      images: picture
        ? [{ url: picture.fallbackUrl, width: picture.width, height: picture.height, alt: picture.alt }]
        : undefined,
    },
  };
}

/** Of a page that a private link opens: nobody is to find it, and no link on it tells another site its address. */
export async function toPrivateMetadata({
  locale,
  path,
  title,
}: {
  locale: Locale;
  path: string;
  title: string;
}): Promise<Metadata> {
  const metadata = await toMetadata({ locale, path, page: { title, meta: { robots: 'noindex' } } });
  return { ...metadata, referrer: 'same-origin' };
}
