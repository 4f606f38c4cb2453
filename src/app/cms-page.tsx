import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RenderBlocks } from '@/blocks/render-blocks';
import { themeOfPath } from '@/domain/site/theme';
import { isLocale } from '@/i18n/locales';
import { getPage } from '@/queries/pages';
import { followRedirect } from './follow-redirect';
import { NotFoundPage, notFoundMetadata } from './not-found-page';
import { toMetadata } from './page-metadata';
import { SitePage } from './site-page';

export type CmsPageParams = { locale: string; path?: string[] };

export async function cmsPageMetadata(params: CmsPageParams): Promise<Metadata> {
  const { locale, path } = readParams(params);
  const page = await getPage(locale, path);
  return page ? toMetadata({ locale, path, page }) : notFoundMetadata(locale);
}

/** A page that editors made. `query` is what a visitor asks of its calculators, '' for the page that is kept. */
export async function CmsPage({ query, ...params }: CmsPageParams & { query: string }) {
  const { locale, path } = readParams(params);
  const page = await getPage(locale, path);
  if (!page) {
    await followRedirect(locale, path);
    return <NotFoundPage locale={locale} path={path} />;
  }
  return (
    <SitePage locale={locale} path={path}>
      <RenderBlocks
        blocks={page.layout ?? []}
        context={{ locale, path, isDraft: false, theme: themeOfPath(path), query, dealer: null }}
      />
    </SitePage>
  );
}

function readParams({ locale, path }: CmsPageParams) {
  if (!isLocale(locale)) notFound();
  return { locale, path: `/${(path ?? []).join('/')}` };
}
