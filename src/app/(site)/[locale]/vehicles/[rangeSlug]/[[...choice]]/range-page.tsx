import type { Metadata } from 'next';
import { redirect, unstable_rethrow } from 'next/navigation';
import { RenderBlocks } from '@/blocks/render-blocks';
import type { VehicleModel } from '@/cms/payload-types';
import { showsNewCalculators } from '@/domain/market/price-visibility';
import { dealerOf, provinceOf, type SitePlace, vehiclesPath } from '@/domain/site/site-place';
import { themeOfPath } from '@/domain/site/theme';
import { toChoice } from '@/domain/vehicle/choice';
import { OffersTile } from '@/features/monthly-price/offers-tile';
import { readOffersTile } from '@/features/monthly-price/read-offers';
import { FinanceRow } from '@/features/vehicle/finance-row';
import { toLabels } from '@/features/vehicle/labels';
import { unpackPicture } from '@/features/vehicle/packed-picture';
import { toCar } from '@/features/vehicle/structured-data';
import {
  picturesOf,
  toVehicleChoices,
  type VehicleChoices,
  type VehicleRecords,
} from '@/features/vehicle/vehicle-model';
import { VehiclePage } from '@/features/vehicle/vehicle-page';
import { toAvailability } from '@/i18n/availability';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { logger } from '@/lib/logger';
import { shortenPageLife } from '@/queries/cached-read';
import { getMarkets } from '@/queries/dealers';
import { getPage } from '@/queries/pages';
import { getPictures } from '@/queries/pictures';
import { getSiteSettings } from '@/queries/site-settings';
import { getBrands, getNewPriceFormat, getRange, getVehicleCategories } from '@/queries/vehicles';
import { StructuredData } from '@/ui/structured-data';
import { NotFoundPage, notFoundMetadata } from '../../../../../not-found-page';
import { toMetadata } from '../../../../../page-metadata';
import { PressOpener } from '../../../../../press-opener.client';
import { SitePage } from '../../../../../site-page';
import { toSiteTrail } from '../../../../../site-trail';

type Asked = { locale: Locale; place: SitePlace; slug: string; id: number };

/** Title, description and the address that counts: always the range's own on this site, whatever is chosen. */
export async function rangeMetadata({ locale, place, slug, id }: Asked): Promise<Metadata> {
  const found = await getRange(locale, id);
  if (!found) return notFoundMetadata(locale);
  const { range } = found;
  const meta = {
    ...range.meta,
    description: range.meta?.description || range.description,
    image: range.meta?.image ?? range.heroImage ?? range.modelImage,
  };
  return toMetadata({ locale, path: `${vehiclesPath(place)}/${slug}`, place, page: { title: range.name, meta } });
}

/** A range with the choice that its address makes; an unknown one leads to the nearest. */
export async function RangePage({ locale, place, slug, id, asked }: Asked & { asked: string[] }) {
  const path = `${vehiclesPath(place)}/${slug}`;
  const records = await readRecords({ locale, place, id });
  if (!records) return <NotFoundPage locale={locale} path={path} />;
  const { range, models } = records;
  const t = getWords(locale, 'vehicle');
  const now = new Date();
  const choices = toVehicleChoices(records, locale, {
    onRequest: t('price.onRequest'),
    atDealer: t(place.kind === 'dealer' ? 'price.atThisDealer' : 'price.atDealer'),
    seats: (seats) => t('facts.seatsCount', { seats }),
    availability: (model) => toAvailability(model, locale, now),
  });
  const choice = toChoice(asked, {
    categoryCodes: choices.categories.map(({ code }) => code),
    defaultCategory: choices.defaultCategory,
    models: toChoosable(choices),
  });
  if (choice.address.join('/') !== asked.join('/')) redirect([choices.basePath, ...choice.address].join('/'));

  const model = models.find(({ code }) => code === choice.model?.code);
  return (
    <SitePage locale={locale} path={[path, ...choice.address].join('/')} place={place}>
      <VehiclePage
        choices={choices}
        address={choice.address}
        chooserLabels={toLabels(locale)}
        labels={{
          back: t('labels.back'),
          from: t('from'),
          noModels: t('labels.noModels'),
          toAllVehicles: t('labels.toAllVehicles'),
        }}
        facts={(range.facts ?? []).map((fact, index) => ({
          key: fact.id ?? String(index),
          value: localText(fact, 'value'),
          unit: localText(fact, 'unit'),
          label: localText(fact, 'label'),
        }))}
        sections={{
          label: t('sections.label'),
          models: t('sections.models'),
          highlights: t('sections.highlights'),
          specifications: t('sections.specifications'),
          more: t('sections.more', { name: range.name }),
        }}
        offersTile={await toOffers({ locale, place, range, models })}
        financeRow={await toFinanceRow(locale, place)}
        layout={
          range.layout && range.layout.length > 0 ? (
            <RenderBlocks
              isBelowContent
              blocks={range.layout}
              context={{
                locale,
                path,
                query: model ? `modelCode=${model.code}` : '',
                isDraft: false,
                theme: themeOfPath(path),
                dealer: dealerOf(place),
              }}
            />
          ) : null
        }
      />
      <PressOpener />
      <StructuredData of={toSiteTrail(locale, place, [{ name: range.name, path }])} />
      {model && <StructuredData of={await toCarOf({ locale, path, records, model, choices, choice })} />}
    </SitePage>
  );
}

async function readRecords({ locale, place, id }: Omit<Asked, 'slug'>): Promise<VehicleRecords | null> {
  const [found, categories, settings, priceFormat] = await Promise.all([
    getRange(locale, id),
    getVehicleCategories(locale),
    getSiteSettings(locale),
    getNewPriceFormat(locale, provinceOf(place)),
  ]);
  if (!found) return null;
  const pictures = await getPictures(locale, picturesOf(found));
  return { ...found, categories, settings, priceFormat, pictures, place };
}

/** Nothing where prices are hidden; where promotions cannot be read that is logged, and the page stands without them. */
async function toOffers(asked: Parameters<typeof readOffersTile>[0]) {
  try {
    const tile = await readOffersTile(asked);
    return tile && <OffersTile {...tile} />;
  } catch (error) {
    unstable_rethrow(error);
    logger.error({ error, range: asked.range.rangeSlug }, 'offers of a vehicle page not read');
    await shortenPageLife();
    return null;
  }
}

/**
 * On a dealer's site, where the market of its province offers ways to pay (D-370), and only once the page that it
 * leads to is there.
 */
async function toFinanceRow(locale: Locale, place: SitePlace) {
  if (place.kind === 'main' || !showsNewCalculators(await getMarkets(locale), place.province)) return null;
  const page = await getPage(locale, financialServicesPath);
  if (!page) return null;
  const t = getWords(locale, 'vehicle');
  return (
    <FinanceRow url={localePath(locale, financialServicesPath)} name={t('finance.name')} text={t('finance.text')} />
  );
}

const financialServicesPath = '/payment-options/toyota-financial-services';

function toChoosable({ models, colours }: VehicleChoices) {
  return models.map((model) => ({ ...model, colours: model.colours.flatMap((place) => colours[place] ?? []) }));
}

type Shown = {
  locale: Locale;
  path: string;
  records: VehicleRecords;
  model: VehicleModel;
  choices: VehicleChoices;
  choice: { paintCode: string | null };
};

async function toCarOf({ locale, path, records, model, choices, choice }: Shown) {
  const { siteUrl } = getEnv();
  const brands = await getBrands(locale);
  const shown = choices.models.find(({ code }) => code === model.code);
  const colour = choices.colours.find(
    ({ paintCode }, place) => paintCode === choice.paintCode && shown?.colours.includes(place),
  );
  const picture = choices.pictures[shown?.picture ?? colour?.picture ?? -1];
  return toCar({
    url: siteUrl + localePath(locale, path),
    brand: brands.find(({ id }) => id === records.range.brand)?.name ?? records.settings.brandName,
    range: records.range,
    model,
    colourTitle: colour?.title.text ?? null,
    imageUrl: picture ? new URL(unpackPicture(picture).fallbackUrl, siteUrl).href : null,
    offer: model.price && records.priceFormat ? { price: model.price, currency: records.priceFormat.currency } : null,
  });
}
