import type { Metadata } from 'next';
import { type RangeParams, RangeRoute, rangeRouteMetadata } from './range-route';

export const revalidate = 3600;

type Props = { params: Promise<RangeParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return rangeRouteMetadata(await params);
}

/**
 * A range (C-051). No `loading.tsx` beside it: the page comes whole, and a stand-in
 * would turn its not-found answers and redirects into pages.
 */
export default async function Range({ params }: Props) {
  return <RangeRoute {...(await params)} />;
}
