import type { SiteSetting, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { mainSite } from '@/domain/site/site-place';
import type { PictureProps } from '@/ui/picture';
import type { Compared, CompareRecords } from './compare-model';

const stamp = { updatedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' };

export const hatch: VehicleRange = {
  id: 1,
  name: 'Hatch',
  rangeSlug: 'hatch',
  rangeCode: 'H1',
  brand: 1,
  bodyType: 'hatch',
  position: 1,
  ...stamp,
};

const bakkie: VehicleRange = { ...hatch, id: 2, name: 'Bakkie', rangeSlug: 'bakkie', rangeCode: 'B1' };

export function modelOf(code: string, range: VehicleRange, fields: Partial<VehicleModel> = {}): Compared {
  const model: VehicleModel = {
    id: code.length,
    name: `1.2 ${code}`,
    code,
    range: range.id,
    category: 3,
    price: 400_000,
    engine: '1.2',
    seats: 5,
    colourSelectors: [{ paintCode: '040', colourCode: '#f4f5f0', colourTitle: 'Glacier White' }],
    specificationGroups: [specification({ Airbags: '7', Length: '4 000 mm' })],
    ...stamp,
    ...fields,
  };
  return { model, range };
}

export function specification(items: Record<string, string>) {
  return { title: 'Body', items: Object.entries(items).map(([label, value]) => ({ label, value })) };
}

export const small = modelOf('SM1', hatch);
export const large = modelOf('LG1', bakkie, {
  name: '2.8 Raider',
  price: 500_000,
  specialPrice: 520_000,
  sideImage: 7,
  specificationGroups: [specification({ Airbags: '7', Length: '5 000 mm' })],
});

const picture: PictureProps = {
  sources: { avif: [], webp: [{ width: 480, url: '/api/media/file/side-480.webp' }] },
  fallbackUrl: '/api/media/file/side.webp',
  width: 1280,
  height: 720,
  alt: 'From the side',
};

export function records(fields: Partial<CompareRecords> = {}): CompareRecords {
  return {
    place: mainSite,
    range: hatch,
    vehicles: [small, large],
    all: [small, modelOf('SM2', hatch), large],
    isOnlyDifferences: false,
    unknown: [],
    isCut: false,
    isInstead: false,
    pictures: new Map([[7, picture]]),
    outlines: new Map(),
    settings: { buyingSite: null, priceDisclaimer: 'Prices include VAT.' } as SiteSetting,
    priceFormat: { prefix: 'R', currency: 'ZAR' },
    now: new Date('2026-11-21T10:00:00Z'),
    ...fields,
  };
}
