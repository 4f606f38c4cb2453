import type { Metadata } from 'next';
import { type ListParams, ListRoute, listRouteMetadata } from '../list-route';

export const revalidate = 3600;

type Props = { params: Promise<ListParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listRouteMetadata(await params);
}

/** /vehicles?… and /vehicles/{bodyType}?… (domain/site/kept-query.ts leads here). */
export default async function FilteredVehicles({ params }: Props) {
  return <ListRoute {...(await params)} />;
}
