import type { Metadata } from 'next';
import {
  type RangeParams,
  RangeRoute,
  rangeRouteMetadata,
} from '../../../../../vehicles/[rangeSlug]/[[...choice]]/range-route';

export const revalidate = 3600;

type Props = { params: Promise<RangeParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return rangeRouteMetadata(await params);
}

/** A range on a dealer's site (D-367). */
export default async function DealerRange({ params }: Props) {
  return <RangeRoute {...(await params)} />;
}
