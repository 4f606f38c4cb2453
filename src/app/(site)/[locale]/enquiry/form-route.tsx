import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { toEnquiryPath } from '@/domain/site/site-place';
import { themeOfPath } from '@/domain/site/theme';
import { EnquiryThanks } from '@/features/enquiry/enquiry-thanks';
import { FormPage } from '@/features/enquiry/form-page';
import { readFormState } from '@/features/enquiry/form-state';
import { formAt, openForm } from '@/features/enquiry/open-form';
import { getFormWords } from '@/i18n/form-words';
import { isLocale, localePath } from '@/i18n/locales';
import { AcademyLineup } from '../../../academy-lineup';
import { EmbeddedPage, isInFrame } from '../../../embedded-page';
import { firstValue } from '../../../first-value';
import { NotFoundPage, notFoundMetadata } from '../../../not-found-page';
import { toMetadata } from '../../../page-metadata';
import { readPlace } from '../../../read-place';
import { SitePage } from '../../../site-page';

type Query = Record<string, string | string[] | undefined>;

export type FormRouteProps = {
  params: Promise<{ locale: string; form: string; dealerSlug?: string }>;
  searchParams: Promise<Query>;
};

/** A form's page, on the main site or a dealer's. */
export async function FormRoute(props: FormRouteProps) {
  const { locale, place, name, path, query, isEmbedded } = await read(props);
  const refused = readFormState(await headers());
  const opened = name && (await openForm(name, { locale, place, query: { ...query, ...refused?.typed } }));
  if (!opened) return <NotFoundPage locale={locale} path={path} />;
  return (
    <Around {...{ locale, path, place, name, isEmbedded }}>
      <FormPage {...opened} locale={locale} path={path} refused={refused} isEmbedded={isEmbedded} />
      {name === 'junior-academy' && <AcademyLineup locale={locale} path={path} />}
    </Around>
  );
}

export async function formMetadata(props: FormRouteProps): Promise<Metadata> {
  const { locale, place, name, path } = await read(props);
  if (!name) return notFoundMetadata(locale);
  const { title, description } = getFormWords(locale, name);
  return toMetadata({ locale, path, place, page: { title, meta: { description, robots: 'noindex' } } });
}

/** What follows a form that was accepted. */
export async function FormThanks(props: FormRouteProps) {
  const { locale, place, name, path, query, isEmbedded } = await read(props);
  if (!name) return <NotFoundPage locale={locale} path={path} />;
  const { thanks } = getFormWords(locale, name);
  return (
    <Around path={`${path}/thank-you`} {...{ locale, place, name, isEmbedded }}>
      <EnquiryThanks locale={locale} query={query} thanks={thanks} place={place} isEmbedded={isEmbedded} />
    </Around>
  );
}

export async function formThanksMetadata(props: FormRouteProps): Promise<Metadata> {
  const { locale, place, name, path } = await read(props);
  if (!name) return notFoundMetadata(locale);
  const { title } = getFormWords(locale, name).thanks;
  return toMetadata({ locale, path: `${path}/thank-you`, place, page: { title, meta: { robots: 'noindex' } } });
}

type AroundProps = Pick<Awaited<ReturnType<typeof read>>, 'locale' | 'path' | 'place' | 'name' | 'isEmbedded'>;

/** What stands around a form: the site, or nothing within a dialog. That of a product is GR's. */
function Around({ locale, path, place, name, isEmbedded, children }: AroundProps & { children: ReactNode }) {
  if (isEmbedded) {
    return <EmbeddedPage theme={name === 'product' ? 'gr' : themeOfPath(path)}>{children}</EmbeddedPage>;
  }
  return (
    <SitePage locale={locale} path={path} place={place}>
      {children}
    </SitePage>
  );
}

/** A dealer without a site has no form of its own: its page, or the page that says there is none, answers instead. */
async function read({ params, searchParams }: FormRouteProps) {
  const { locale, form, dealerSlug } = await params;
  if (!isLocale(locale)) notFound();
  const { place, home, isAsTyped } = await readPlace(locale, dealerSlug);
  if (!place) redirect(localePath(locale, home.replace(/\/new-vehicles$/, '')));
  const asked = await searchParams;
  const query = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, firstValue(value)]));
  const name = formAt(form, place);
  const path = toEnquiryPath(place, form);
  if (!isAsTyped && name) redirect(localePath(locale, `${path}?${new URLSearchParams(query)}`));
  return { locale, place, name, path, query, isEmbedded: isInFrame(await headers()) };
}
