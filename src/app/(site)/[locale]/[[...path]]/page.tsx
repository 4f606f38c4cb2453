import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RenderBlocks } from '@/blocks/render-blocks';
import { themeOfPath } from '@/domain/site/theme';
import { isLocale } from '@/i18n/locales';
import { getPage } from '@/queries/pages';
import { followRedirect } from '../../../follow-redirect';
import { NotFoundPage, notFoundMetadata } from '../../../not-found-page';
import { toMetadata } from '../../../page-metadata';
import { SitePage } from '../../../site-page';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; path?: string[] }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await readParams(params);
  const page = await getPage(locale, path);
  return page ? toMetadata({ locale, path, page }) : notFoundMetadata(locale);
}

export default async function CmsPage({ params }: Props) {
  const { locale, path } = await readParams(params);
  const page = await getPage(locale, path);
  if (!page) {
    await followRedirect(locale, path);
    return <NotFoundPage locale={locale} path={path} />;
  }
  return (
    <SitePage locale={locale} path={path}>
      <RenderBlocks
        blocks={page.layout ?? []}
        context={{ locale, path, isDraft: false, theme: themeOfPath(path), dealer: null }}
      />
    </SitePage>
  );
}

async function readParams(params: Props['params']) {
  const { locale, path } = await params;
  if (!isLocale(locale)) notFound();
  return { locale, path: `/${(path ?? []).join('/')}` };
}
