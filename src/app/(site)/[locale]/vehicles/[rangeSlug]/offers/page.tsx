import type { Metadata } from 'next';
import { OffersPage, type OffersParams, offersMetadata } from './offers-page';

export const revalidate = 3600;

type Props = { params: Promise<OffersParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return offersMetadata(await params);
}

/** The offers of a range (T-008). */
export default async function Offers({ params }: Props) {
  return <OffersPage {...(await params)} />;
}
