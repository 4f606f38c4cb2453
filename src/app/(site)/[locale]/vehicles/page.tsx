import type { Metadata } from 'next';
import { type ListParams, ListRoute, listRouteMetadata } from './list/list-route';

export const revalidate = 3600;

type Props = { params: Promise<ListParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listRouteMetadata(await params);
}

/** Every range. */
export default async function Vehicles({ params }: Props) {
  return <ListRoute {...(await params)} />;
}
