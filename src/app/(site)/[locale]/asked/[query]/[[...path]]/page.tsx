import type { Metadata } from 'next';
import { CmsPage, type CmsPageParams, cmsPageMetadata } from '../../../../../cms-page';

/** What visitors ask of a calculator is theirs: never kept. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<CmsPageParams & { query: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsPageMetadata(await params);
}

/** A page of the CMS with what is asked of its calculators (domain/site/kept-query.ts leads here). */
export default async function AskedPage({ params }: Props) {
  const { query, ...page } = await params;
  return <CmsPage {...page} query={decodeURIComponent(query)} />;
}
