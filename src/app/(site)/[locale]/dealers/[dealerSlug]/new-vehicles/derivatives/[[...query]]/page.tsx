import type { Metadata } from 'next';
import { SelectorPage, type SelectorParams, selectorMetadata } from '../../../../../vehicles/derivatives/selector-page';

export const revalidate = 3600;

type Props = { params: Promise<SelectorParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return selectorMetadata(await params);
}

/** Every derivative, on a dealer's site (D-405). */
export default async function DealerDerivatives({ params }: Props) {
  return <SelectorPage {...(await params)} />;
}
