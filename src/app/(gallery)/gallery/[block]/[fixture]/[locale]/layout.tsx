import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLocale } from '@/i18n/locales';
import { DocumentRoot } from '../../../../../document-root';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function GalleryLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <DocumentRoot locale={locale}>{children}</DocumentRoot>;
}
