import type { Metadata } from 'next';
import type { Page } from '@/cms/payload-types';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath, locales } from '@/i18n/locales';
import { getEnv } from '@/lib/env';
import { getPicture } from '@/queries/pictures';
import { getSiteSettings } from '@/queries/site-settings';

type SearchFields = NonNullable<Page['meta']>;

/**
 * What search engines and shared links show of a page: title with the site's suffix (D-389), description (D-390),
 * the address that counts, and the same page in the other languages.
 */
export async function toMetadata({
  locale,
  path,
  page,
}: {
  locale: Locale;
  path: string;
  page: { title?: string | null; meta?: SearchFields | null };
}): Promise<Metadata> {
  const settings = await getSiteSettings(locale);
  const suffix = localText(settings, 'titleSuffix')?.text ?? '';
  const title = `${page.meta?.title || page.title || ''} ${suffix}`.trim();
  const description = page.meta?.description || settings.defaultDescription || undefined;
  const picture = await getPicture(locale, page.meta?.image ?? settings.sharingImage);
  const { siteUrl } = getEnv();
  const address = (language: Locale) => `${siteUrl}${localePath(language, path)}`;
  return {
    metadataBase: new URL(siteUrl),
    title,
    description,
    robots: page.meta?.robots === 'noindex' ? { index: false } : undefined,
    alternates: {
      canonical: page.meta?.canonicalUrl || address(locale),
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
