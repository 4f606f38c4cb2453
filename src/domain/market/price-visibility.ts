import { toProvince } from '../province/province';

type Market = { code?: string; provinces?: string[] | null; newPricesShown?: boolean | null };

/**
 * Whether the prices of new vehicles are shown in a province or country: as its market says, and shown where none
 * claims it. Without a province South Africa's switch holds. Provinces are compared however they are spelled.
 */
export function showsNewPrices(markets: readonly Market[], province: string | null): boolean {
  if (province === null) return markets.find(({ code }) => code === 'ZA')?.newPricesShown ?? true;
  const wanted = toName(province);
  const market = markets.find(({ provinces }) => provinces?.some((name) => toName(name) === wanted));
  return market?.newPricesShown ?? true;
}

/** Zambia and Zimbabwe are markets, although no province of a form. */
function toName(province: string): string {
  return toProvince(province) ?? province.trim().toLowerCase();
}
