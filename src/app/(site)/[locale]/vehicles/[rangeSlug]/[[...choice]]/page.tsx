import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { isBodyType } from '@/domain/vehicle/body-type';
import { toAsked } from '@/domain/vehicle/choice';
import { isLocale, localePath } from '@/i18n/locales';
import { getRangeId } from '@/queries/vehicles';
import { followRedirect } from '../../../../../follow-redirect';
import { NotFoundPage, notFoundMetadata } from '../../../../../not-found-page';
import { VehicleListPage, vehicleListMetadata } from '../../vehicle-list-page';
import { RangePage, rangeMetadata } from './range-page';

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; rangeSlug: string; choice?: string[] }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug, id, bodyType } = await readParams(params);
  if (bodyType) return vehicleListMetadata({ locale, bodyType });
  return id === null ? notFoundMetadata(locale) : rangeMetadata({ locale, slug, id });
}

/**
 * A range (C-051), or the ranges of a body type. No `loading.tsx` beside it: the page comes whole, and a stand-in
 * would turn its not-found answers and redirects into pages.
 */
export default async function Range({ params }: Props) {
  const { locale, slug, id, bodyType, asked } = await readParams(params);
  if (bodyType) {
    if (asked.length > 0) redirect(localePath(locale, `/vehicles/${bodyType}`));
    return <VehicleListPage locale={locale} bodyType={bodyType} />;
  }
  if (id === null) {
    await followRedirect(locale, ['/vehicles', slug, ...asked].join('/'));
    return <NotFoundPage locale={locale} path={`/vehicles/${slug}`} />;
  }
  return <RangePage locale={locale} slug={slug} id={id} asked={asked} />;
}

async function readParams(params: Props['params']) {
  const { locale, rangeSlug, choice = [] } = await params;
  const parts = toAsked([rangeSlug, ...choice]);
  if (!isLocale(locale)) notFound();
  const [typed = '', ...asked] = parts ?? [];
  const slug = typed.toLowerCase();
  const id = await getRangeId(slug);
  const isKnown = id !== null || isBodyType(slug);
  if (isKnown && slug !== typed) redirect(localePath(locale, ['/vehicles', slug, ...asked].join('/')));
  return { locale, slug, id, asked, bodyType: id === null && isBodyType(slug) ? slug : null };
}
