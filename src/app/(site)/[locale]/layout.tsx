import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { isLocale } from '@/i18n/locales';
import { DocumentRoot } from '../../document-root';

/** Nothing is built ahead: a page is made when it is first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

export default async function SiteLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return <DocumentRoot locale={locale}>{children}</DocumentRoot>;
}
