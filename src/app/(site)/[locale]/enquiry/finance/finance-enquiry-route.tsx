import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { SitePlace } from '@/domain/site/site-place';
import { EnquiryThanks } from '@/features/enquiry/enquiry-thanks';
import { financeEnquiryForm } from '@/features/enquiry/finance-enquiry';
import { FinanceEnquiryPage } from '@/features/enquiry/finance-enquiry-page';
import type { FinanceEnquiryKind } from '@/features/enquiry/finance-enquiry-schema';
import { readFormState } from '@/features/enquiry/form-state';
import { isLocale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { firstValue } from '../../../../first-value';
import { notFoundMetadata } from '../../../../not-found-page';
import { toMetadata } from '../../../../page-metadata';
import { readPlace } from '../../../../read-place';
import { SitePage } from '../../../../site-page';

type Query = Record<string, string | string[] | undefined>;

export type FinanceEnquiryProps = {
  params: Promise<{ locale: string; dealerSlug?: string }>;
  searchParams: Promise<Query>;
};

type KindProps = FinanceEnquiryProps & { kind: FinanceEnquiryKind };

/** A form about finance, on the main site or a dealer's. */
export async function FinanceEnquiryRoute(props: KindProps) {
  const { locale, site, form, query } = await read(props);
  return (
    <SitePage locale={locale} path={form.path} place={site}>
      <FinanceEnquiryPage locale={locale} place={form.place} query={query} refused={readFormState(await headers())} />
    </SitePage>
  );
}

export async function financeEnquiryMetadata(props: KindProps): Promise<Metadata> {
  const found = await find(props);
  if (!found.site) return notFoundMetadata(found.locale);
  const { locale, site } = found;
  const t = getWords(locale, 'financeEnquiry');
  const { path } = formOf(props.kind, site);
  const meta = { description: t(`kinds.${props.kind}.description`), robots: 'noindex' as const };
  return toMetadata({ locale, path, place: site, page: { title: t(`kinds.${props.kind}.title`), meta } });
}

/** What follows a form that was accepted. */
export async function FinanceEnquiryThanks(props: KindProps) {
  const { locale, site, form, query } = await read(props);
  return (
    <SitePage locale={locale} path={`${form.path}/thank-you`} place={site}>
      <EnquiryThanks locale={locale} query={query} place={site} />
    </SitePage>
  );
}

export async function financeEnquiryThanksMetadata(props: KindProps): Promise<Metadata> {
  const found = await find(props);
  if (!found.site) return notFoundMetadata(found.locale);
  const { locale, site } = found;
  const title = getWords(locale, 'enquiry')('thanks.title');
  const path = `${formOf(props.kind, site).path}/thank-you`;
  return toMetadata({ locale, path, place: site, page: { title, meta: { robots: 'noindex' } } });
}

/** A dealer without a site has no form of its own: its page, or the page that says there is none, answers instead. */
async function read(props: KindProps) {
  const { locale, site, dealerPath, isAsTyped } = await find(props);
  if (!site) redirect(localePath(locale, dealerPath));
  const form = formOf(props.kind, site);
  const asked = await props.searchParams;
  if (!isAsTyped) redirect(localePath(locale, `${form.path}${toSearch(asked)}`));
  const query = Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, firstValue(value)]])),
  );
  return { locale, site, form, query };
}

async function find({ params }: KindProps) {
  const { locale, dealerSlug } = await params;
  if (!isLocale(locale)) notFound();
  const { place: site, home, isAsTyped } = await readPlace(locale, dealerSlug);
  return { locale, site, isAsTyped, dealerPath: home.replace(/\/new-vehicles$/, '') };
}

function formOf(kind: FinanceEnquiryKind, site: SitePlace) {
  const place = { kind, dealerSlug: site.kind === 'dealer' ? site.slug : null };
  return { path: financeEnquiryForm(place).path, place };
}

function toSearch(asked: Query): string {
  const search = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, firstValue(value)]])),
  );
  return search.size > 0 ? `?${search}` : '';
}
