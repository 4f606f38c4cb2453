import { southAfricanProvinces } from '@/domain/province/province';
import { rangeSlugOf } from '@/domain/vehicle/range-slug';

type Listed = { code: string; range: { id: number; rangeSlug: string } };

/**
 * What stands chosen before anybody asks: the cheapest of the range that the editors name, or of the page's own, or the
 * first of all; '' where there is none. In the province of the dealer, or else in Gauteng, where most people live.
 */
export function toStartingChoice({
  vehicles,
  range,
  path,
  province,
}: {
  vehicles: readonly Listed[];
  /** A reference of the CMS. */
  range: number | { id: number } | null | undefined;
  path: string;
  province: string | null;
}): { modelCode: string; province: string } {
  const id = typeof range === 'object' ? range?.id : range;
  const slug = rangeSlugOf(path);
  const start = vehicles.find((one) => (id ? one.range.id === id : one.range.rangeSlug === slug)) ?? vehicles[0];
  return {
    modelCode: start?.code ?? '',
    province: southAfricanProvinces.find((one) => one === province) ?? 'Gauteng',
  };
}
