import type { SiteSetting, VehicleCategory, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { type DealerPlace, mainSite } from '@/domain/site/site-place';
import type { PictureProps } from '@/ui/picture';
import type { VehicleRecords } from './vehicle-model';

const stamp = { updatedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' };

export const categories: VehicleCategory[] = [
  { id: 1, code: 'hybrid', label: 'Hybrid', position: 5, ...stamp },
  { id: 2, code: 'gr-s', label: 'GR-S', position: 14, ...stamp },
  { id: 3, code: 'raider', label: 'Raider', position: 23, ...stamp },
];

export const range: VehicleRange = {
  id: 7,
  name: 'Hilux Double Cab',
  rangeSlug: 'hilux-double-cab',
  rangeCode: 'P30',
  brand: 1,
  bodyType: 'bakkie',
  position: 1,
  subtitle: 'Works hard',
  defaultCategory: 3,
  ...stamp,
};

const white = { paintCode: '040', colourCode: '#f4f5f0', colourTitle: 'Glacier White', colourImage: 11 };
const copper = { paintCode: '4R8', colourCode: '#b4702a', colourTitle: 'Copper', colourImage: 12 };
const twoTone = { ...copper, paintCode: '2TT', colourCode2: '#101010', colourTitle: 'Copper and black' };

export function modelOf(code: string, fields: Partial<VehicleModel> = {}): VehicleModel {
  return {
    id: code.length,
    name: `2.8 ${code}`,
    code,
    range: 7,
    category: 3,
    price: 700_000,
    engine: '2.8',
    transmission: 'Automatic',
    fuelType: 'Diesel',
    fuelcon: '7.9 l/100 km',
    seats: 5,
    colourSelectors: [white, copper],
    ...stamp,
    ...fields,
  };
}

const models: VehicleModel[] = [
  modelOf('CHEAP', { price: 600_000, colourSelectors: [] }),
  modelOf('DEAR', { price: 900_000, specialPrice: 950_000, cssId: 'dear-stage', colourSelectors: [twoTone, white] }),
  modelOf('MID'),
  modelOf('ASK', { price: null, fuelcon: 'Not Available' }),
  modelOf('SPORT', { category: 2, price: 990_000 }),
  modelOf('HYB', { category: 1, price: 980_000 }),
];

export const settings = { buyingSite: null, priceDisclaimer: 'Prices include VAT.' } as SiteSetting;

export function records(fields: Partial<VehicleRecords> = {}): VehicleRecords {
  return {
    range,
    models,
    categories,
    pictures: new Map([11, 12].map((id) => [id, pictureOf(`car-${id}`)])),
    settings,
    priceFormat: { prefix: 'R', currency: 'ZAR' },
    place: mainSite,
    ...fields,
  };
}

export const dealerSite: DealerPlace = {
  kind: 'dealer',
  slug: 'roses',
  supplierCode: 'ZA104',
  province: 'Free State',
  name: 'Roses Toyota',
};

/** A range as large as they come: twelve models of six categories, each in nine colours. */
export function manyModels(): Pick<VehicleRecords, 'models' | 'categories'> {
  const six = ['at', 'mt', 'core', 'raider', 'legend', 'gr-s'].map((code, index) => ({
    id: 30 + index,
    code,
    label: code.toUpperCase(),
    position: index,
    ...stamp,
  }));
  const nine = Array.from({ length: 9 }, (_, index) => ({
    paintCode: `P0${index}`,
    colourCode: `#${index}0${index}0${index}0`,
    colourTitle: `Paint ${index}`,
    colourImage: index % 2 ? 11 : 12,
  }));
  const twelve = Array.from({ length: 12 }, (_, index) =>
    modelOf(`MANY${index}`, {
      id: 100 + index,
      category: [30, 31, 32, 34, 35][index - 7] ?? 33,
      price: 500_000 + index * 25_000,
      colourSelectors: nine,
    }),
  );
  return { models: twelve, categories: six };
}

export function pictureOf(name: string): PictureProps {
  const url = (width: number, format: string) => `/api/media/file/${name}-${width}x${width}.${format}?v=1`;
  const sources = (format: string) => [480, 960, 1440, 1920].map((width) => ({ width, url: url(width, format) }));
  return {
    sources: { avif: sources('avif'), webp: sources('webp') },
    fallbackUrl: `/api/media/file/${name}.webp?v=1`,
    width: 1280,
    height: 720,
    alt: name,
  };
}
