import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import { EnquiryThanks } from '@/features/enquiry/enquiry-thanks';
import { readFormState } from '@/features/enquiry/form-state';
import { buyingSiteForms } from '@/features/enquiry/vehicle-enquiry';
import { VehicleEnquiryPage } from '@/features/enquiry/vehicle-enquiry-page';
import { toStep } from '@/features/enquiry/vehicle-enquiry-schema';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { isInFrame } from '../../../embedded-page';
import { firstValue } from '../../../first-value';
import { toMetadata } from '../../../page-metadata';
import { BuyingSiteFrame } from './buying-site-frame';

type Query = Record<string, string | string[] | undefined>;

export type BuyingSiteProps = { params: Promise<{ locale: string }>; searchParams: Promise<Query> };

type StepProps = BuyingSiteProps & { step: BuyingStep };

/**
 * The page that stands in for the external buying site (T-009 to T-014, X-27): one step about the vehicle and the
 * dealer that the address names, or chosen here. What the address names wrongly counts as not named.
 */
export async function BuyingSitePage(props: StepProps) {
  const { locale, step, query, refused, isEmbedded } = await read(props);
  const { path } = buyingSiteForms[step];
  return (
    <BuyingSiteFrame locale={locale} address={toAddress(path, query)} isEmbedded={isEmbedded}>
      <VehicleEnquiryPage
        locale={locale}
        form={buyingSiteForms[step]}
        asked={{ step, model: query.deriv_code, colour: '', range: query.range_code, dealer: query.dealercode }}
        refused={refused}
        toChange={({ rangeCode, dealer }) =>
          toAddress(path, { range_code: rangeCode ?? '', dealercode: dealer?.supplierCode })
        }
        isEmbedded={isEmbedded}
      />
    </BuyingSiteFrame>
  );
}

export async function toBuyingSiteMetadata(props: StepProps): Promise<Metadata> {
  const { locale, step } = await read(props);
  const words = getWords(locale, 'enquiry');
  const meta = { description: words(`kinds.${step}.description`), robots: 'noindex' as const };
  return toMetadata({ locale, path: buyingSiteForms[step].path, page: { title: words(`kinds.${step}.title`), meta } });
}

/** What follows a request that was sent on the page that stands in for the buying site. */
export async function BuyingSiteThanks({ step, ...props }: StepProps) {
  const locale = await readLocale(props);
  const isEmbedded = isInFrame(await headers());
  const query = await props.searchParams;
  const { reference } = query;
  return (
    <BuyingSiteFrame locale={locale} address={toAddress(thanksPath(step), { reference })} isEmbedded={isEmbedded}>
      <EnquiryThanks locale={locale} query={query} isEmbedded={isEmbedded} />
    </BuyingSiteFrame>
  );
}

export async function toThanksMetadata({ step, ...props }: StepProps): Promise<Metadata> {
  const locale = await readLocale(props);
  const title = getWords(locale, 'enquiry')('thanks.title');
  return toMetadata({ locale, path: thanksPath(step), page: { title, meta: { robots: 'noindex' } } });
}

/** A path with those parts of a query that say something. */
function toAddress(path: string, query: Query): string {
  const said = Object.entries(query).flatMap(([name, value]) => (firstValue(value) ? [[name, firstValue(value)]] : []));
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path;
}

async function read({ step, ...props }: StepProps) {
  const locale = await readLocale(props);
  const { deriv_code, range_code, dealercode, type } = await props.searchParams;
  const sent = await headers();
  return {
    locale,
    // The kind may stand in the query instead of the path (T-013).
    step: toStep(firstValue(type)) === 'test-drive' ? 'test-drive' : step,
    query: {
      deriv_code: firstValue(deriv_code),
      range_code: firstValue(range_code),
      dealercode: firstValue(dealercode),
    },
    refused: readFormState(sent),
    isEmbedded: isInFrame(sent),
  } as const;
}

async function readLocale({ params }: BuyingSiteProps) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return locale;
}

function thanksPath(step: BuyingStep): string {
  return `${buyingSiteForms[step].path}/thank-you`;
}
