import type { Metadata } from 'next';
import { ComparePage, type CompareParams, compareMetadata } from '../compare-page';

export const revalidate = 3600;

type Props = { params: Promise<CompareParams> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return compareMetadata(await params);
}

/** Kept once for each choice: what the address asks for comes as a part of the inner path (domain/site/kept-query). */
export default async function Compare({ params }: Props) {
  return <ComparePage {...(await params)} />;
}
