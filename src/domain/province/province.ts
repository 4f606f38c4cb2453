/** The provinces of South Africa in the order of C-422, spelled KwaZulu-Natal. */
export const southAfricanProvinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
] as const;

/** Markets without provinces of their own: offered below the provinces, so that nobody is locked out. */
export const neighbouringCountries = ['Namibia', 'Botswana', 'Lesotho', 'Eswatini'] as const;

export type Province = (typeof southAfricanProvinces)[number] | (typeof neighbouringCountries)[number];

export const provinces: readonly Province[] = [...southAfricanProvinces, ...neighbouringCountries];

/** Reads a province however it is cased or spaced ('kwazulu natal'); null when it is none. */
export function toProvince(typed: string): Province | null {
  const wanted = toComparable(typed);
  return provinces.find((province) => toComparable(province) === wanted) ?? null;
}

function toComparable(name: string): string {
  return name.toLowerCase().replace(/[\s-]+/g, '');
}
