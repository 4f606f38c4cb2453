import 'server-only';
import type { LeaseQuote, Promotion, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { isRunning, isValid } from '@/domain/monthly-price/offer-days';
import { provinceOf, type SitePlace } from '@/domain/site/site-place';
import type { Locale } from '@/i18n/locales';
import { idOf } from '@/lib/reference';
import { getValidLeaseQuotes } from '@/queries/lease-quotes';
import { getPictures } from '@/queries/pictures';
import { getRunningPromotions } from '@/queries/promotions';
import { getSiteSettings } from '@/queries/site-settings';
import { getAllVehicleModels } from '@/queries/vehicle-models';
import { getNewPriceFormat, getRange, getRangeId } from '@/queries/vehicles';
import { type OfferCardModel, pictureOf, type StoredOffer, toOfferCard } from './offer-card-model';
import { type OffersTileModel, toOffersTile } from './offers-tile';

type RangeOnSite = { locale: Locale; place: SitePlace; range: VehicleRange; models: readonly VehicleModel[] };

/** Every offer of a range that runs now; null where the market of the site shows no prices. */
export async function readOffers(asked: RangeOnSite): Promise<StoredOffer[] | null> {
  const { locale, models } = asked;
  if (!(await arePricesShown(asked))) return null;
  const [promotions, quotes] = await Promise.all([getRunningPromotions(locale), getValidLeaseQuotes(locale)]);
  return toOffers({ promotions, quotes }, { ...asked, models: models.map((model) => ({ model, range: asked.range })) });
}

/** The offers of one kind of the range with a slug; none where prices are hidden or there is no such range. */
export async function readOffersOfSlug({
  locale,
  place,
  rangeSlug,
  kind,
}: {
  locale: Locale;
  place: SitePlace;
  rangeSlug: string | null;
  kind: StoredOffer['kind'];
}): Promise<StoredOffer[]> {
  const id = rangeSlug && (await getRangeId(rangeSlug));
  const found = id ? await getRange(locale, id) : null;
  if (!found || !(await arePricesShown({ locale, place }))) return [];
  const promotions = kind === 'credit' ? await getRunningPromotions(locale) : [];
  const quotes = kind === 'subscription' ? await getValidLeaseQuotes(locale) : [];
  return toOffers(
    { promotions, quotes },
    { place, models: found.models.map((model) => ({ model, range: found.range })) },
  );
}

/** Those of the chosen promotions that run; a whole one is taken as it is. None where prices are hidden. */
export async function readChosenPromotions({
  locale,
  place,
  chosen,
}: {
  locale: Locale;
  place: SitePlace;
  chosen: readonly (number | Promotion)[];
}): Promise<StoredOffer[]> {
  if (!(await arePricesShown({ locale, place }))) return [];
  const running = await getRunningPromotions(locale);
  const now = new Date();
  const promotions = chosen.flatMap((promotion) => {
    if (typeof promotion === 'number') return running.filter(({ id }) => id === promotion);
    return isRunning(promotion, now) ? [promotion] : [];
  });
  return toOffers({ promotions, quotes: [] }, { place, models: await modelsFor(locale, promotions) });
}

/** The chosen quote, if it still holds; a whole one is taken as it is. None where prices are hidden. */
export async function readChosenQuote({
  locale,
  place,
  chosen,
}: {
  locale: Locale;
  place: SitePlace;
  chosen: number | LeaseQuote;
}): Promise<StoredOffer[]> {
  if (!(await arePricesShown({ locale, place }))) return [];
  const quotes =
    typeof chosen === 'number'
      ? (await getValidLeaseQuotes(locale)).filter(({ id }) => id === chosen)
      : [chosen].filter((quote) => isValid(quote, new Date()));
  return toOffers({ promotions: [], quotes }, { place, models: await modelsFor(locale, quotes) });
}

/** Offers as cards, cheapest a month first within their kind. */
export async function toOfferCards(locale: Locale, offers: readonly StoredOffer[]): Promise<OfferCardModel[]> {
  const [pictures, settings] = await Promise.all([getPictures(locale, offers.map(pictureOf)), getSiteSettings(locale)]);
  const now = new Date();
  const buyingSite = settings.buyingSite || null;
  const cards = offers.map((offer) => toOfferCard({ offer, pictures, buyingSite, locale, now }));
  return cards.sort((one, other) => one.monthlyCents - other.monthlyCents);
}

/** The offers tile of a range; null where the market of the site shows no prices. */
export async function readOffersTile(asked: RangeOnSite): Promise<OffersTileModel | null> {
  const { locale, place, range, models } = asked;
  if (!(await arePricesShown(asked))) return null;
  return toOffersTile({
    locale,
    place,
    range,
    modelIds: models.map(({ id }) => id),
    promotions: await getRunningPromotions(locale),
    now: new Date(),
  });
}

async function arePricesShown({ locale, place }: Pick<RangeOnSite, 'locale' | 'place'>): Promise<boolean> {
  return (await getNewPriceFormat(locale, provinceOf(place))) !== null;
}

type Stored = { promotions: readonly Promotion[]; quotes: readonly LeaseQuote[] };
type ModelOfRange = { model: VehicleModel; range: VehicleRange };

/** Offers on one of the given models; the others are left out. */
function toOffers(
  { promotions, quotes }: Stored,
  { place, models }: { place: SitePlace; models: readonly ModelOfRange[] },
): StoredOffer[] {
  const byId = new Map(models.map((found) => [found.model.id, found]));
  return [
    ...promotions.flatMap((promotion): StoredOffer[] => {
      const found = byId.get(idOf(promotion.vehicleModel));
      return found ? [{ kind: 'credit', promotion, place, ...found }] : [];
    }),
    ...quotes.flatMap((quote): StoredOffer[] => {
      const found = byId.get(idOf(quote.vehicleModel));
      return found ? [{ kind: 'subscription', quote, place, ...found }] : [];
    }),
  ];
}

/** The models that offers name; one that is whole, with its range, is taken as it is. */
async function modelsFor(
  locale: Locale,
  offers: readonly { vehicleModel: number | VehicleModel }[],
): Promise<ModelOfRange[]> {
  const whole = offers.flatMap(({ vehicleModel: model }) =>
    typeof model === 'object' && typeof model.range === 'object' ? [{ model, range: model.range }] : [],
  );
  return whole.length === offers.length ? whole : [...(await getAllVehicleModels(locale)), ...whole];
}
