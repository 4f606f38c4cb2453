import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/i18n/locales';
import { VehicleListPage, vehicleListMetadata } from './vehicle-list-page';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  return isLocale(locale) ? vehicleListMetadata({ locale, bodyType: null }) : {};
}

/** Every range. */
export default async function Vehicles({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <VehicleListPage locale={locale} bodyType={null} />;
}
