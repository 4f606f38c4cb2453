import type { VehicleModel, VehicleRange } from '@/cms/payload-types';
import type { BodyType } from '@/domain/vehicle/body-type';

type CarPage = {
  url: string;
  brand: string;
  range: VehicleRange;
  model: VehicleModel;
  colourTitle: string | null;
  imageUrl: string | null;
  /** In the currency's units, as shown; null where no price is shown. */
  offer: { price: number; currency: string } | null;
};

/** schema.org's Car with the offer that the page shows. */
export function toCar({ url, brand, range, model, colourTitle, imageUrl, offer }: CarPage) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: `${brand} ${range.name} ${model.name}`,
    url,
    image: imageUrl ?? undefined,
    brand: { '@type': 'Brand', name: brand },
    model: `${range.name} ${model.name}`,
    sku: model.code,
    itemCondition: 'https://schema.org/NewCondition',
    bodyType: bodyTypeNames[range.bodyType],
    color: colourTitle ?? undefined,
    vehicleTransmission: model.transmission || undefined,
    fuelType: model.fuelType || undefined,
    vehicleSeatingCapacity: model.seats ?? undefined,
    vehicleEngine: model.engine
      ? { '@type': 'EngineSpecification', name: model.engine, fuelType: model.fuelType || undefined }
      : undefined,
    offers: offer
      ? {
          '@type': 'Offer',
          url,
          price: offer.price,
          priceCurrency: offer.currency,
          itemCondition: 'https://schema.org/NewCondition',
        }
      : undefined,
  };
}

/** schema.org's BreadcrumbList, from the first page down. */
export function toBreadcrumbList(crumbs: { name: string; url: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** schema.org's names; 'bakkie' is South African. */
const bodyTypeNames: Record<BodyType, string> = {
  bakkie: 'Pickup',
  suv: 'SUV',
  hatch: 'Hatchback',
  sedan: 'Sedan',
  mpv: 'MPV',
  coupe: 'Coupe',
  minibus: 'Minibus',
  van: 'Van',
};
