import type { Province } from '@/domain/province/province';
import { type GroupSlug, isGroupSlug } from './dealer-groups';
import { type Hours, toHours } from './opening-hours';
import { type Position, toPosition } from './positions';

/** One dealer of a table. */
export type DealerRow = {
  name: string;
  slug: string;
  code: string;
  contactName: string;
  position: Position;
  streetAddress: string;
  suburb: string;
  city: string;
  postCode: string;
  province: Province;
  lat: number;
  longitude: number;
  telephone: string;
  hours: Hours;
  group: GroupSlug | null;
  /** 'no site' in the table: a workshop that has no site of its own. */
  hasSite: boolean;
};

/**
 * Reads a province's table, one dealer a line, its columns between ` | `:
 * name, slug, supplier code, contact, position, street, suburb, town, post code, latitude and longitude, telephone,
 * hours, and where there is one the group, then 'no site'.
 */
export function readDealers(province: Province, table: string): DealerRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => toDealer(province, line));
}

function toDealer(province: Province, line: string): DealerRow {
  const [
    name,
    slug,
    code,
    contactName,
    position,
    street,
    suburb,
    city,
    postCode,
    place,
    telephone,
    hours,
    group,
    site,
  ] = line.split('|').map((cell) => cell.trim());
  const [lat, longitude] = place?.split(' ').map(Number) ?? [];
  return {
    name: given(name, line),
    slug: given(slug, line),
    code: given(code, line),
    contactName: given(contactName, line),
    position: given(toPosition(position), line),
    streetAddress: given(street, line),
    suburb: given(suburb, line),
    city: given(city, line),
    postCode: postCode ?? '',
    province,
    lat: given(lat, line),
    longitude: given(longitude, line),
    telephone: given(telephone, line),
    hours: given(toHours(hours), line),
    group: group ? given(isGroupSlug(group) ? group : null, line) : null,
    hasSite: site !== 'no site',
  };
}

function given<Value>(value: Value | null | undefined, line: string): Value {
  if (value === undefined || value === null || value === '') throw new Error(`A cell cannot be read in: ${line}`);
  return value;
}
