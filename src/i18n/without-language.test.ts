import { describe, expect, it } from 'vitest';
import { withoutLanguage } from './without-language';

describe('withoutLanguage', () => {
  it.each([
    ['/vehicles', '/vehicles'],
    ['/af/vehicles', '/vehicles'],
    ['/zu', '/'],
    ['/zulu/gr', '/gr'],
    ['/vehicles/hilux-double-cab/af', '/vehicles/hilux-double-cab'],
    ['/vehicles/fortuner-zulu', '/vehicles/fortuner'],
    ['/vehicles?locale=af&body=suv', '/vehicles?body=suv'],
  ])('D-334 D-335: %s is %s in English', (given, expected) => {
    expect(withoutLanguage(given)).toBe(expected);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'vehicles',
    'javascript:alert(1)',
  ])('leads home from %s, which is no path of this site', (given) => {
    expect(withoutLanguage(given)).toBe('/');
  });
});
