import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RenderBlocks } from '@/blocks/render-blocks';
import { themeOfPath } from '@/domain/site/theme';
import { isLocale } from '@/i18n/locales';
import { getDraftPage } from '@/queries/pages';
import { SitePage } from '../../../../site-page';
import { RefreshOnSave } from './refresh-on-save.client';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** A page as its newest draft, for whoever may see drafts; beside the form it follows each autosave. */
export default async function PreviewPage({ params }: { params: Promise<{ locale: string; path?: string[] }> }) {
  const { locale, path: parts } = await params;
  if (!isLocale(locale)) notFound();
  const path = `/${(parts ?? []).join('/')}`;
  const page = await getDraftPage(locale, path);
  if (!page) notFound();
  return (
    <SitePage locale={locale} path={path}>
      <RefreshOnSave />
      <RenderBlocks
        blocks={page.layout ?? []}
        context={{ locale, path, query: '', isDraft: true, theme: themeOfPath(path), dealer: null }}
      />
    </SitePage>
  );
}
