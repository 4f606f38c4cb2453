import type { Metadata } from 'next';
import { type ListParams, ListRoute, listRouteMetadata } from '../../../vehicles/list/list-route';

export const revalidate = 3600;

type Props = { params: Promise<ListParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listRouteMetadata(await params);
}

/** Every range, on a dealer's site. */
export default async function DealerVehicles({ params }: Props) {
  return <ListRoute {...(await params)} />;
}
