import type { Metadata } from 'next';
import { SelectorPage, type SelectorParams, selectorMetadata } from '../selector-page';

export const revalidate = 3600;

type Props = { params: Promise<SelectorParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return selectorMetadata(await params);
}

/** /vehicles/derivatives: every derivative (D-405). */
export default async function Derivatives({ params }: Props) {
  return <SelectorPage {...(await params)} />;
}
