import { describe, expect, it } from 'vitest';
import { toReturnPath } from './return-path';

const host = 'cars.example';
const back = (to: string, from: string | null) =>
  toReturnPath({ to, referrer: from && (from.startsWith('/') ? `https://${host}${from}` : from), host });

describe('toReturnPath', () => {
  it('D-330: leads to the page that the link names', () => {
    expect(back('/vehicles', null)).toBe('/vehicles');
    expect(back('/vehicles', '/news')).toBe('/vehicles');
    expect(back('//elsewhere.example', '/')).toBe('/');
  });

  it('D-330 D-354: a vehicle page keeps the choice that was made on it', () => {
    expect(back('/vehicles/corolla', '/vehicles/corolla/C12/040')).toBe('/vehicles/corolla/C12/040');
    expect(back('/vehicles/corolla/C11', '/af/vehicles/corolla/C12')).toBe('/vehicles/corolla/C12');
    expect(back('/dealers/roses/new-vehicles/corolla', '/zu/dealers/roses/new-vehicles/corolla/C12')).toBe(
      '/dealers/roses/new-vehicles/corolla/C12',
    );
    expect(back('/vehicles/corolla', '/vehicles/hilux/H1')).toBe('/vehicles/corolla');
  });

  it('D-330: what is asked for in the query stays, but not the language', () => {
    expect(back('/vehicles/corolla/compare', '/vehicles/corolla/compare?code=C12&code=C13&locale=af')).toBe(
      '/vehicles/corolla/compare?code=C12&code=C13',
    );
  });

  it('another site’s referrer counts for nothing', () => {
    expect(back('/vehicles/corolla', 'https://elsewhere.example/vehicles/corolla/C12')).toBe('/vehicles/corolla');
    expect(back('/vehicles/corolla', 'no address')).toBe('/vehicles/corolla');
  });
});
