import type { Metadata } from 'next';
import { OffersPage, type OffersParams, offersMetadata } from '../../../../../vehicles/[rangeSlug]/offers/offers-page';

export const revalidate = 3600;

type Props = { params: Promise<OffersParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return offersMetadata(await params);
}

/** The offers of a range on a dealer's site, where his market shows prices. */
export default async function DealerOffers({ params }: Props) {
  return <OffersPage {...(await params)} />;
}
