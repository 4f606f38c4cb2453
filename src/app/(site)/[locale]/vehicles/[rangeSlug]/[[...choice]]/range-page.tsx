import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { RenderBlocks } from '@/blocks/render-blocks';
import type { VehicleModel } from '@/cms/payload-types';
import { themeOfPath } from '@/domain/site/theme';
import { toChoice } from '@/domain/vehicle/choice';
import { toLabels } from '@/features/vehicle/labels';
import { unpackPicture } from '@/features/vehicle/packed-picture';
import { toBreadcrumbList, toCar } from '@/features/vehicle/structured-data';
import {
  picturesOf,
  toVehicleChoices,
  type VehicleChoices,
  type VehicleRecords,
} from '@/features/vehicle/vehicle-model';
import { VehiclePage } from '@/features/vehicle/vehicle-page';
import { localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getEnv } from '@/lib/env';
import { getPictures } from '@/queries/pictures';
import { getSiteSettings } from '@/queries/site-settings';
import { getBrands, getNewPriceFormat, getRange, getVehicleCategories } from '@/queries/vehicles';
import { StructuredData } from '@/ui/structured-data';
import { NotFoundPage, notFoundMetadata } from '../../../../../not-found-page';
import { toMetadata } from '../../../../../page-metadata';
import { SitePage } from '../../../../../site-page';

type Asked = { locale: Locale; slug: string; id: number };

/** Title, description and the address that counts: always the range's own, whatever is chosen. */
export async function rangeMetadata({ locale, slug, id }: Asked): Promise<Metadata> {
  const found = await getRange(locale, id);
  if (!found) return notFoundMetadata(locale);
  const { range } = found;
  const meta = {
    ...range.meta,
    description: range.meta?.description || range.description,
    image: range.meta?.image ?? range.heroImage ?? range.modelImage,
  };
  return toMetadata({ locale, path: `/vehicles/${slug}`, page: { title: range.name, meta } });
}

/** A range with the choice that its address makes; an unknown one leads to the nearest. */
export async function RangePage({ locale, slug, id, asked }: Asked & { asked: string[] }) {
  const records = await readRecords(locale, id);
  if (!records) return <NotFoundPage locale={locale} path={`/vehicles/${slug}`} />;
  const { range, models } = records;
  const t = getWords(locale, 'vehicle');
  const choices = toVehicleChoices(records, locale, {
    onRequest: t('price.onRequest'),
    atDealer: t('price.atDealer'),
  });
  const choice = toChoice(asked, {
    categoryCodes: choices.categories.map(({ code }) => code),
    defaultCategory: choices.defaultCategory,
    models: toChoosable(choices),
  });
  if (choice.address.join('/') !== asked.join('/')) redirect([choices.basePath, ...choice.address].join('/'));

  const path = `/vehicles/${slug}`;
  const model = models.find(({ code }) => code === choice.model?.code);
  return (
    <SitePage locale={locale} path={[path, ...choice.address].join('/')}>
      <VehiclePage
        chooser={{ ...choices, address: choice.address, labels: toLabels(locale) }}
        facts={(range.facts ?? []).map((fact, index) => ({
          key: fact.id ?? String(index),
          value: localText(fact, 'value'),
          unit: localText(fact, 'unit'),
          label: localText(fact, 'label'),
        }))}
        specification={toSpecification(model)}
        specificationMissing={t('specificationMissing')}
        sections={{
          label: t('sections.label'),
          models: t('sections.models'),
          highlights: t('sections.highlights'),
          specifications: t('sections.specifications'),
          more: t('sections.more', { name: range.name }),
        }}
        layout={
          range.layout && range.layout.length > 0 ? (
            <RenderBlocks
              isBelowContent
              blocks={range.layout}
              context={{ locale, path, isDraft: false, theme: themeOfPath(path), dealer: null }}
            />
          ) : null
        }
      />
      <StructuredData of={toBreadcrumbs(locale, path, range.name)} />
      {model && <StructuredData of={await toCarOf({ locale, path, records, model, choices, choice })} />}
    </SitePage>
  );
}

async function readRecords(locale: Locale, id: number): Promise<VehicleRecords | null> {
  const [found, categories, settings, priceFormat] = await Promise.all([
    getRange(locale, id),
    getVehicleCategories(locale),
    getSiteSettings(locale),
    getNewPriceFormat(locale),
  ]);
  if (!found) return null;
  return { ...found, categories, settings, priceFormat, pictures: await getPictures(locale, picturesOf(found)) };
}

function toChoosable({ models, colours }: VehicleChoices) {
  return models.map((model) => ({ ...model, colours: model.colours.flatMap((place) => colours[place] ?? []) }));
}

function toSpecification(model: VehicleModel | undefined) {
  return (model?.specificationGroups ?? []).map((group, index) => ({
    key: group.id ?? String(index),
    title: localText(group, 'title'),
    items: (group.items ?? []).map((item, place) => ({
      key: item.id ?? String(place),
      label: localText(item, 'label'),
      value: localText(item, 'value'),
    })),
  }));
}

function toBreadcrumbs(locale: Locale, path: string, name: string) {
  const t = getWords(locale, 'vehicle');
  const url = (to: string) => getEnv().siteUrl + localePath(locale, to);
  return toBreadcrumbList([
    { name: t('list.home'), url: url('/') },
    { name: t('list.title'), url: url('/vehicles') },
    { name, url: url(path) },
  ]);
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
