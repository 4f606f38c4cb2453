import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { readKeptParts } from '@/domain/site/kept-query';
import { readListFilter, toListAddress } from '@/domain/vehicle-filter/list-filter';
import { isLocale, localePath } from '@/i18n/locales';
import { NotFoundPage, notFoundMetadata } from '../../../../not-found-page';
import { readPlace } from '../../../../read-place';
import { VehicleListPage, vehicleListMetadata } from '../vehicle-list-page';

/** What the path of a list of vehicles names; `query` is what is asked for, as a part of the inner path. */
export type ListParams = { locale: string; dealerSlug?: string; query?: string };

export async function listRouteMetadata(params: ListParams): Promise<Metadata> {
  const { locale, asked } = await read(params);
  return asked ? vehicleListMetadata({ locale, ...asked }) : notFoundMetadata(locale);
}

/** Every range, or those that fit what is asked for, on any site. */
export async function ListRoute(params: ListParams) {
  const { locale, home, asked, isAsTyped } = await read(params);
  if (!asked) return <NotFoundPage locale={locale} path={home} />;
  if (!isAsTyped) redirect(localePath(locale, toListAddress(home, asked.filter)));
  return <VehicleListPage locale={locale} {...asked} />;
}

async function read({ locale, dealerSlug, query: part }: ListParams) {
  if (!isLocale(locale)) notFound();
  const { place, home, isAsTyped } = await readPlace(locale, dealerSlug);
  const query = readKeptParts('list', part === undefined ? [] : [part]);
  return {
    locale,
    home,
    asked: place && query ? { place, filter: readListFilter(query) } : null,
    isAsTyped,
  };
}
