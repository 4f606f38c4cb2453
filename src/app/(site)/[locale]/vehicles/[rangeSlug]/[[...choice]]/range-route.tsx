import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { isBodyType } from '@/domain/vehicle/body-type';
import { toAsked } from '@/domain/vehicle/choice';
import { isLocale, localePath } from '@/i18n/locales';
import { getRangeId } from '@/queries/vehicles';
import { followRedirect } from '../../../../../follow-redirect';
import { NotFoundPage, notFoundMetadata } from '../../../../../not-found-page';
import { readPlace } from '../../../../../read-place';
import { RangePage, rangeMetadata } from './range-page';

/** What a path below a site's vehicles names: a range and the choice below it. */
export type RangeParams = { locale: string; dealerSlug?: string; rangeSlug: string; choice?: string[] };

export async function rangeRouteMetadata(params: RangeParams): Promise<Metadata> {
  const { locale, place, slug, id } = await read(params);
  return place && id !== null ? rangeMetadata({ locale, place, slug, id }) : notFoundMetadata(locale);
}

/**
 * A range on any site. One that is spelled in other case leads to its own address, and so does a body type, whose own
 * address is a list's (domain/site/kept-query.ts).
 */
export async function RangeRoute(params: RangeParams) {
  const { locale, place, slug, id, asked, home } = await read(params);
  if (place && id !== null) return <RangePage locale={locale} place={place} slug={slug} id={id} asked={asked} />;
  if (place && isBodyType(slug)) redirect(localePath(locale, `${home}/${slug}`));
  await followRedirect(locale, [home, slug, ...asked].join('/'));
  return <NotFoundPage locale={locale} path={`${home}/${slug}`} />;
}

async function read({ locale, dealerSlug, rangeSlug, choice = [] }: RangeParams) {
  if (!isLocale(locale)) notFound();
  const { place, home, isAsTyped } = await readPlace(locale, dealerSlug);
  const [typed = '', ...asked] = toAsked([rangeSlug, ...choice]) ?? [];
  const slug = typed.toLowerCase();
  const id = await getRangeId(slug);
  const isThere = place !== null && id !== null;
  if (isThere && !(isAsTyped && slug === typed)) redirect(localePath(locale, [home, slug, ...asked].join('/')));
  return { locale, place, slug, id, asked, home };
}
