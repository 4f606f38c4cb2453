import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { readFormState } from '@/features/enquiry/form-state';
import { VehicleEnquiryPage } from '@/features/enquiry/vehicle-enquiry-page';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { toMetadata } from '../../../../page-metadata';
import { SitePage } from '../../../../site-page';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

const path = '/enquiry/vehicle';

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const words = getWords(locale, 'enquiry');
  const meta = { description: words('page.description'), robots: 'noindex' as const };
  return toMetadata({ locale, path, page: { title: words('page.title'), meta } });
}

export default async function Page({ params, searchParams }: Props) {
  const locale = await readLocale(params);
  const { model, colour, dealer } = await searchParams;
  const asked = { model: firstOf(model), colour: firstOf(colour), dealer: firstOf(dealer) };
  return (
    <SitePage locale={locale} path={path}>
      <VehicleEnquiryPage locale={locale} asked={asked} refused={readFormState(await headers())} />
    </SitePage>
  );
}

async function readLocale(params: Props['params']) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

/** Of a parameter given twice the first counts. */
function firstOf(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
