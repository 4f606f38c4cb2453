import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasSite } from '@/domain/dealer/has-site';
import { vehiclesPathOf } from '@/domain/site/site-place';
import { readFormState } from '@/features/enquiry/form-state';
import { vehicleEnquiryForm } from '@/features/enquiry/vehicle-enquiry';
import { VehicleEnquiryPage } from '@/features/enquiry/vehicle-enquiry-page';
import { toStep } from '@/features/enquiry/vehicle-enquiry-schema';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { firstValue } from '../../../../first-value';
import { toMetadata } from '../../../../page-metadata';
import { SitePage } from '../../../../site-page';

/** Carries one visitor's key: never kept. */
export const dynamic = 'force-dynamic';

const { path } = vehicleEnquiryForm;

type Props = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, asked, refused } = await read(props);
  const words = getWords(locale, 'enquiry');
  const step = refused ? toStep(refused.typed.type) : asked.step;
  const meta = { description: words(`kinds.${step}.description`), robots: 'noindex' as const };
  return toMetadata({ locale, path, page: { title: words(`kinds.${step}.title`), meta } });
}

export default async function Page(props: Props) {
  const { locale, asked, refused } = await read(props);
  return (
    <SitePage locale={locale} path={path}>
      <VehicleEnquiryPage
        locale={locale}
        form={vehicleEnquiryForm}
        asked={asked}
        refused={refused}
        toChange={({ dealer }) => vehiclesPathOf(dealer && hasSite(dealer) ? dealer : null)}
      />
    </SitePage>
  );
}

async function read({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const { model, colour, range, dealer, type } = await searchParams;
  const asked = {
    step: toStep(firstValue(type)),
    model: firstValue(model),
    colour: firstValue(colour),
    range: firstValue(range),
    dealer: firstValue(dealer),
  };
  return { locale, asked, refused: readFormState(await headers()) };
}
