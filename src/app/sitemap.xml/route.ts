import { hasSite } from '@/domain/dealer/has-site';
import { localePath, locales } from '@/i18n/locales';
import { getEnv } from '@/lib/env';
import { getDealers } from '@/queries/dealers';
import { getPagePaths } from '@/queries/pages';
import { getRangeCards } from '@/queries/vehicles';

export const dynamic = 'force-dynamic';

/** Every public page in every language, each naming the others. */
export async function GET() {
  const [pages, ranges, dealers] = await Promise.all([getPagePaths(), getRangeCards('en'), getDealers('en')]);
  const paths = [
    ...pages.map(({ path }) => path),
    '/vehicles',
    '/vehicles/budget',
    ...ranges.flatMap(({ bodyType, rangeSlug }) => [`/vehicles/${bodyType}`, `/vehicles/${rangeSlug}`]),
    '/dealers',
    ...dealers.filter(hasSite).map(({ slug }) => `/dealers/${slug}`),
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...new Set(paths)].flatMap(toEntries),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function toEntries(path: string): string[] {
  const { siteUrl } = getEnv();
  const others = locales.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${siteUrl}${localePath(locale, path)}"/>`,
  );
  return locales.map((locale) => `<url><loc>${siteUrl}${localePath(locale, path)}</loc>${others.join('')}</url>`);
}
