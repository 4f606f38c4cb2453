import { toProvince } from '../province/province';

type Market = {
  code?: string;
  provinces?: string[] | null;
  newPricesShown?: boolean | null;
  newCalculatorsShown?: boolean | null;
};

/**
 * Whether the prices of new vehicles are shown in a province or country: as its market says, and shown where none
 * claims it. Without a province South Africa's switch holds. Provinces are compared however they are spelled.
 * An empty one belongs to a dealer that could not be read: nothing is shown that might have to be hidden (D-400).
 */
export function showsNewPrices(markets: readonly Market[], province: string | null): boolean {
  return province !== '' && (marketOf(markets, province)?.newPricesShown ?? true);
}

/** Whether ways to pay for a new vehicle are offered there, by the same rules (D-370). */
export function showsNewCalculators(markets: readonly Market[], province: string | null): boolean {
  return province !== '' && (marketOf(markets, province)?.newCalculatorsShown ?? true);
}

function marketOf(markets: readonly Market[], province: string | null): Market | undefined {
  if (province === null) return markets.find(({ code }) => code === 'ZA');
  const wanted = toName(province);
  return markets.find(({ provinces }) => provinces?.some((name) => toName(name) === wanted));
}

/** Zambia and Zimbabwe are markets, although no province of a form. */
function toName(province: string): string {
  return toProvince(province) ?? province.trim().toLowerCase();
}
