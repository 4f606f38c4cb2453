import type { OnTheRoadPriceBlock, OwnershipCost, VehicleModel, VehicleRange } from '@/cms/payload-types';
import { type CalculatedVehicle, findVehicle } from '@/domain/finance/calculation';
import { type OnTheRoad, type RoadLineKind, toOnTheRoad } from '@/domain/ownership/on-the-road';
import { southAfricanProvinces, toProvince } from '@/domain/province/province';
import { askedOf } from '@/features/keeping/asked-of';
import { provinceName, toProvinceOptions, toVehicleOptions } from '@/features/keeping/choice-options';
import { toNearestAddress } from '@/features/keeping/nearest-address';
import { toStartingChoice } from '@/features/keeping/starting-choice';
import { formatRandExact } from '@/i18n/format';
import { type LocalText, localText } from '@/i18n/local-text';
import { type Locale, localePath } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { SelectOption } from '@/ui/field';

/** The name by which the form asks, and the place that it comes back to. */
export const calculator = 'on-the-road-price';

type Vehicle = CalculatedVehicle & { name: string; model: VehicleModel; range: VehicleRange };
type StoredLine = NonNullable<OwnershipCost['onTheRoad']>[number];

export type RoadLineView = {
  key: string;
  label: LocalText;
  kind: RoadLineKind;
  kindName: string;
  note: LocalText | null;
  /** 'not counted' for an optional line that is not ticked. */
  amount: string;
  isCounted: boolean;
};

export type RoadOption = { name: string; label: LocalText; amount: string; isTicked: boolean };

export type RoadPrice = {
  action: string;
  fields: Record<'modelCode' | 'province', { value: string; error: string | null }>;
  options: { vehicles: { label: string; options: SelectOption[] }[]; provinces: SelectOption[] };
  /** What may be added. */
  extras: RoadOption[];
  errors: { field: 'modelCode' | 'province'; message: string }[];
  nearestUrl: string | null;
  result: RoadResult | null;
};

export type RoadResult = {
  code: string;
  /** The vehicle and the province. */
  title: string;
  price: string;
  lines: RoadLineView[];
  total: string;
  /** Who sets how much of it. */
  shares: string[];
};

/** The lines beside the price in finished words; null where there are none, or no vehicle has a price. */
export function toRoadPrice({
  locale,
  path,
  query,
  province,
  range,
  vehicles,
  lines,
}: {
  locale: Locale;
  path: string;
  query: string;
  /** The dealer's. */
  province: string | null;
  range: OnTheRoadPriceBlock['range'];
  vehicles: readonly Vehicle[];
  lines: readonly StoredLine[];
}): RoadPrice | null {
  if (vehicles.length === 0 || lines.length === 0) return null;
  const action = `${localePath(locale, path)}#${calculator}`;
  const asked = askedOf(query, calculator);
  const atFirst = toStartingChoice({ vehicles, range, path, province });
  const typed = {
    modelCode: asked.get('modelCode') ?? atFirst.modelCode,
    province: asked.get('province') ?? atFirst.province,
  };
  const vehicle = findVehicle(vehicles, typed.modelCode);
  const chosenProvince = southAfricanProvinces.find((one) => one === toProvince(typed.province)) ?? null;
  const road = toOnTheRoad({
    priceCents: vehicle?.priceCents ?? 0,
    lines,
    province: chosenProvince ?? atFirst.province,
    chosen: new Set([...asked.keys()].flatMap((name) => (name.startsWith(extra) ? [name.slice(extra.length)] : []))),
  });
  const t = getWords(locale, 'keeping');
  const errors = [
    ...(vehicle
      ? []
      : [{ field: 'modelCode' as const, message: t('problems.unknownModel', { typed: typed.modelCode }) }]),
    ...(chosenProvince
      ? []
      : [{ field: 'province' as const, message: t('problems.unknownProvince', { typed: typed.province }) }]),
  ];
  const messageOf = (field: 'modelCode' | 'province') => errors.find((one) => one.field === field)?.message ?? null;
  return {
    action,
    fields: {
      modelCode: { value: vehicle?.code ?? '', error: messageOf('modelCode') },
      province: { value: chosenProvince ?? atFirst.province, error: messageOf('province') },
    },
    options: { vehicles: toVehicleOptions(vehicles), provinces: toProvinceOptions(locale) },
    extras: road.lines.flatMap(({ stored, key, cents, isCounted }) => {
      if (stored.kind !== 'optional') return [];
      return [{ name: `${extra}${key}`, label: labelOf(stored), amount: rand(cents), isTicked: isCounted }];
    }),
    errors,
    nearestUrl: toNearestAddress({
      action,
      calculator,
      asked,
      problems: errors.map(({ field }) => ({ field, nearest: field === 'province' ? atFirst.province : null })),
    }),
    result: vehicle && chosenProvince ? toResult({ locale, vehicle, province: chosenProvince, road }) : null,
  };
}

/** What the name of an optional line's box begins with. */
const extra = 'with-';

function toResult({
  locale,
  vehicle,
  province,
  road,
}: {
  locale: Locale;
  vehicle: Vehicle;
  province: string;
  road: OnTheRoad<StoredLine>;
}): RoadResult {
  const t = getWords(locale, 'keeping');
  const { cents } = road;
  return {
    code: vehicle.code,
    title: t('road.title', { vehicle: vehicle.name, province: provinceName(locale, province) }),
    price: rand(road.priceCents),
    lines: road.lines.map(({ stored, key, cents: lineCents, isCounted }) => ({
      key,
      label: labelOf(stored),
      kind: stored.kind,
      kindName: t(`road.kinds.${stored.kind}`),
      note: localText(stored, 'note'),
      amount: isCounted ? rand(lineCents) : t('road.notCounted'),
      isCounted,
    })),
    total: rand(road.totalCents),
    shares: [
      ...(cents['fixed-by-law'] > 0 ? [t('road.byLaw', { amount: rand(cents['fixed-by-law']) })] : []),
      ...(cents['dealers-own'] > 0 ? [t('road.dealers', { amount: rand(cents['dealers-own']) })] : []),
      ...(cents.optional > 0 ? [t('road.added', { amount: rand(cents.optional) })] : []),
    ],
  };
}

function labelOf(line: StoredLine): LocalText {
  return localText(line, 'label') ?? { text: '' };
}

function rand(cents: number): string {
  return formatRandExact(cents / 100);
}
