import type { Metadata } from 'next';
import {
  ComparePage,
  type CompareParams,
  compareMetadata,
} from '../../../../../../vehicles/[rangeSlug]/compare/compare-page';

export const revalidate = 3600;

type Props = { params: Promise<CompareParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return compareMetadata(await params);
}

/** The comparison on a dealer's site (D-402): his prices as his market shows them, and requests go to him. */
export default async function DealerCompare({ params }: Props) {
  return <ComparePage {...(await params)} />;
}
