import type { Metadata } from 'next';
import { CmsPage, type CmsPageParams, cmsPageMetadata } from '../../../cms-page';

export const revalidate = 3600;

type Props = { params: Promise<CmsPageParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return cmsPageMetadata(await params);
}

export default async function Page({ params }: Props) {
  return <CmsPage {...(await params)} query="" />;
}
