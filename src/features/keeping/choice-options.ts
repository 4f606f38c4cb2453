import { southAfricanProvinces } from '@/domain/province/province';
import { formatRand } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import type { SelectOption } from '@/ui/field';

type Listed = {
  code: string;
  priceCents: number;
  model: { name: string };
  range: { id: number; name: string };
};

/** Every vehicle with its price, grouped by range, in the order given. */
export function toVehicleOptions(vehicles: readonly Listed[]): { label: string; options: SelectOption[] }[] {
  const groups = new Map<number, { label: string; options: SelectOption[] }>();
  for (const { code, priceCents, model, range } of vehicles) {
    const group = groups.get(range.id) ?? { label: range.name, options: [] };
    group.options.push({ value: code, label: `${model.name} · ${formatRand(priceCents / 100)}` });
    groups.set(range.id, group);
  }
  return [...groups.values()];
}

/** The nine provinces, by their stored names. */
export function toProvinceOptions(locale: Locale): SelectOption[] {
  return southAfricanProvinces.map((value) => ({ value, label: provinceName(locale, value) }));
}

/** A province in the words of a language; as it is stored where it is none of the nine. */
export function provinceName(locale: Locale, province: string): string {
  const known = southAfricanProvinces.find((one) => one === province);
  return known ? getWords(locale, 'enquiry')(`provinces.${known}`) : province;
}
