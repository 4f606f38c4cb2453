import type { Metadata } from 'next';
import { SelectorPage, type SelectorParams, selectorMetadata } from '../../../derivatives/selector-page';

export const revalidate = 3600;

type Props = { params: Promise<SelectorParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return selectorMetadata(await params);
}

/** /vehicles/{range}/derivatives: those of one range (D-407). */
export default async function RangeDerivatives({ params }: Props) {
  return <SelectorPage {...(await params)} />;
}
