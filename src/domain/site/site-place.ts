import { isBodyType } from '../vehicle/body-type';
import { reservedSlugs } from '../vehicle/reserved-slugs';

/** Whose site a vehicle page stands on: the maker's own, or a dealer's (D§2.2, D§2.5). */
export type SitePlace = { kind: 'main' } | DealerPlace;

/** A dealer whose record could not be read has an empty supplier code, province and name (D-400). */
export type DealerPlace = { kind: 'dealer'; slug: string; supplierCode: string; province: string; name: string };

/** Where the vehicles of a site begin, without language (D-367). */
export function vehiclesPath(place: SitePlace): string {
  return vehiclesPathOf(place.kind === 'main' ? null : place);
}

/** The same by the dealer whose site it is; null: the maker's own. */
export function vehiclesPathOf(dealer: { slug: string } | null): string {
  return dealer ? `/dealers/${dealer.slug}/new-vehicles` : '/vehicles';
}

/**
 * A path of the main site as it is here: a dealer's site has the list of vehicles, those of a body type and every range
 * of its own, and a request for a quote names the dealer. Whatever else stands below /vehicles is the main site's alone.
 */
export function toPlaceUrl(place: SitePlace, url: string): string {
  if (place.kind === 'dealer' && url === '/enquiry/vehicle') return `${url}?dealer=${place.slug}`;
  const [, range] = /^\/vehicles(?:\/([^/?#]+))?$/.exec(url) ?? ['', null];
  if (range === null || (range && !isBodyType(range) && reservedSlugs.includes(range))) return url;
  return range ? `${vehiclesPath(place)}/${range}` : vehiclesPath(place);
}

/** Where a form of a site stands, without language; a form about the community belongs to the sponsorships (D§2.3). */
export function toEnquiryPath(place: SitePlace, formName: string): string {
  if (place.kind === 'dealer') return `/dealers/${place.slug}/enquiry/${formName}`;
  return formName === 'corporate-citizenship' ? '/enquiry/sponsorships/corporate-citizenship' : `/enquiry/${formName}`;
}

/** Where a site begins, without language (D-326, D-327). */
export function homePath(place: SitePlace): string {
  return place.kind === 'main' ? '/' : `/dealers/${place.slug}`;
}

/** The province or country whose market decides what is shown; null on the main site. */
export function provinceOf(place: SitePlace): string | null {
  return place.kind === 'main' ? null : place.province;
}

/** Whose site it is; null on the main site. */
export function dealerOf(place: SitePlace): DealerPlace | null {
  return place.kind === 'dealer' ? place : null;
}

export const mainSite: SitePlace = { kind: 'main' };
