import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import { homePath, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { toAsked } from '@/domain/vehicle/choice';
import type { OfferCardModel } from '@/features/monthly-price/offer-card-model';
import { offersPath } from '@/features/monthly-price/offers-tile';
import { type OffersComparison, OffersView } from '@/features/monthly-price/offers-view';
import { readOffers, toOfferCards } from '@/features/monthly-price/read-offers';
import { isLocale, type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getRange, getRangeCards } from '@/queries/vehicles';
import { ButtonLink } from '@/ui/button';
import { StructuredData } from '@/ui/structured-data';
import { followRedirect } from '../../../../../follow-redirect';
import { NotFoundPage, notFoundMetadata } from '../../../../../not-found-page';
import { toMetadata } from '../../../../../page-metadata';
import { readPlace } from '../../../../../read-place';
import { SitePage } from '../../../../../site-page';
import { toSiteTrail } from '../../../../../site-trail';

/** What the path of a range's offers names. */
export type OffersParams = { locale: string; dealerSlug?: string; rangeSlug: string };

type Found = { place: SitePlace; range: VehicleRange; models: VehicleModel[]; isAsTyped: boolean };

export async function offersMetadata(params: OffersParams): Promise<Metadata> {
  const { locale, found } = await read(params);
  if (!found) return notFoundMetadata(locale);
  const { place, range } = found;
  const t = getWords(locale, 'offers');
  return toMetadata({
    locale,
    path: offersPath(place, range.rangeSlug),
    place,
    page: {
      title: t('page.title', { range: range.name }),
      meta: { description: t('page.description', { range: range.name }) },
    },
  });
}

/** Every offer of a range that runs now. Every range has this page; it says so when there is none, and why. */
export async function OffersPage(params: OffersParams) {
  const { locale, home, found } = await read(params);
  if (!found) {
    const path = `${home}/${params.rangeSlug}/offers`;
    await followRedirect(locale, path);
    return <NotFoundPage locale={locale} path={path} />;
  }
  const { place, range, isAsTyped } = found;
  const path = offersPath(place, range.rangeSlug);
  if (!isAsTyped) redirect(localePath(locale, path));
  const offers = await readOffers({ locale, ...found });
  const cards = await toOfferCards(locale, offers ?? []);
  const t = getWords(locale, 'offers');
  return (
    <SitePage locale={locale} path={path} place={place}>
      <OffersView
        title={t('page.title', { range: range.name })}
        lead={offers === null ? whyHidden(locale, place) : toLead(locale, range, cards.length)}
        sections={(['credit', 'subscription'] as const)
          .map((kind) => ({
            kind,
            title: t(`page.${kind}`),
            lead: t(`page.${kind}Lead`),
            cards: cards.filter((card) => card.kind === kind),
          }))
          .filter(({ cards: ofKind }) => ofKind.length > 0)}
        allLabel={t('promotions.all')}
        comparison={cards.length > 1 ? toComparison(locale, cards) : null}
        ways={waysOn(locale, { ...found, isHidden: offers === null })}
      />
      <StructuredData of={toSiteTrail(locale, place, toSteps(locale, place, range))} />
    </SitePage>
  );
}

/** A range is found by its slug in any case, and by its name in small letters with dashes (T-008). */
async function read({
  locale,
  dealerSlug,
  rangeSlug,
}: OffersParams): Promise<{ locale: Locale; home: string; found: Found | null }> {
  if (!isLocale(locale)) notFound();
  const { place, home, isAsTyped } = await readPlace(locale, dealerSlug);
  const [typed = ''] = toAsked([rangeSlug]) ?? [];
  const slug = typed.toLowerCase();
  const cards = await getRangeCards(locale);
  const card =
    cards.find(({ rangeSlug: known }) => known === slug) ??
    cards.find(({ name }) => name.toLowerCase().replace(/\s+/g, '-') === slug);
  const found = place && card ? await getRange(locale, card.id) : null;
  return {
    locale,
    home,
    found: place && found && { place, ...found, isAsTyped: isAsTyped && typed === found.range.rangeSlug },
  };
}

function toLead(locale: Locale, { name }: VehicleRange, count: number): string {
  const t = getWords(locale, 'offers');
  return count > 0 ? t('page.count', { count }) : `${t('page.none', { range: name })} ${t('page.noneLead')}`;
}

/** The market shows no prices, or it could not be found out which one it is (D-400). */
function whyHidden(locale: Locale, place: SitePlace): string {
  const t = getWords(locale, 'offers');
  if (place.kind === 'main' || !place.province) return `${t('page.hiddenUnknown')} ${t('page.hiddenUnknownLead')}`;
  return `${t('page.hidden', { place: place.province })} ${t('page.hiddenLead', { dealer: place.name })}`;
}

function waysOn(locale: Locale, { place, range, isHidden }: Found & { isHidden: boolean }): ReactNode {
  const t = getWords(locale, 'offers');
  const quote = new URLSearchParams({ range: range.rangeSlug, ...(place.kind === 'dealer' && { dealer: place.slug }) });
  const ways = [
    { url: `/enquiry/vehicle?${quote}`, label: t('page.requestQuote') },
    { url: `${vehiclesPath(place)}/${range.rangeSlug}`, label: t('page.toRange', { range: range.name }) },
    place.kind === 'dealer' && isHidden && place.name
      ? { url: homePath(place), label: t('page.toDealer', { dealer: place.name }) }
      : { url: vehiclesPath(place), label: t('page.toVehicles') },
  ];
  return ways.map(({ url, label }, index) => (
    <ButtonLink key={url} href={localePath(locale, url)} variant={index === 0 ? 'primary' : 'quiet'}>
      {label}
    </ButtonLink>
  ));
}

function toComparison(locale: Locale, cards: OfferCardModel[]): OffersComparison {
  const t = getWords(locale, 'offers');
  return {
    title: t('page.compare'),
    lead: t('page.compareLead'),
    cards,
    labels: {
      offer: t('page.offer'),
      monthly: t('page.monthly'),
      term: t('page.term'),
      rate: t('page.rate'),
      left: t('page.left'),
      nothing: t('page.nothing'),
      total: t('page.total'),
      end: t('page.end'),
    },
  };
}

function toSteps(locale: Locale, place: SitePlace, { name, rangeSlug }: VehicleRange) {
  return [
    { name, path: `${vehiclesPath(place)}/${rangeSlug}` },
    { name: getWords(locale, 'offers')('page.offers'), path: offersPath(place, rangeSlug) },
  ];
}
