import { describe, expect, it } from 'vitest';
import { routeLanguage } from './language-routing';

function pageOf(url: string, cookies?: string) {
  const routed = routeLanguage(url, cookies);
  if (routed.kind !== 'page') throw new Error(`${url} is no page`);
  return routed;
}

describe('routeLanguage', () => {
  it.each([
    ['/', undefined, '/en'],
    ['/vehicles?body=suv', undefined, '/en/vehicles?body=suv'],
    ['/af', undefined, '/af'],
    ['/zu/gr', 'language=af', '/zu/gr'],
    ['/vehicles', 'cookie-notice=seen; language=zulu', '/zu/vehicles'],
    ['/vehicles', 'language=klingon', '/en/vehicles'],
    ['/vehicles?locale=af', 'language=zulu', '/af/vehicles?locale=af'],
    ['/vehicles/fortuner-afr', undefined, '/af/vehicles/fortuner'],
    ['/vehicles/fortuner-zulu', 'language=af', '/zu/vehicles/fortuner'],
    ['/vehicles/hilux-double-cab/zu', undefined, '/zu/vehicles/hilux-double-cab'],
    ['/administrator', undefined, '/en/administrator'],
  ])('C-417 D-331 D-332 D-334 D-335: %s with the cookie %s is the page %s', (url, cookies, expected) => {
    expect(pageOf(url, cookies).url).toBe(expected);
  });

  it('D-333: a language asked for by the query is kept in the cookie', () => {
    expect(pageOf('/?locale=zu').headers['Set-Cookie']).toMatch(/^language=zulu; Path=\/; Max-Age=31536000;/);
    expect(pageOf('/', 'language=af').headers['Set-Cookie']).toBeUndefined();
  });

  it('X-07: what the visitor chose is private; what the path says is public', () => {
    expect(pageOf('/gr', 'language=af')).toMatchObject({
      headers: { 'Cache-Control': 'private, no-cache' },
      variesByCookie: true,
    });
    expect(pageOf('/gr')).toMatchObject({
      headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
      variesByCookie: true,
    });
    expect(pageOf('/af/gr').variesByCookie).toBe(false);
  });

  it('a form is never kept by any cache', () => {
    expect(pageOf('/af/enquiry/vehicle').headers['Cache-Control']).toBe('private, no-store');
    expect(pageOf('/zu/buying-site/toyota').headers['Cache-Control']).toBe('private, no-store');
    expect(pageOf('/dealers/highveld-crest/finance-offers').headers['Cache-Control']).toBe('private, no-store');
    expect(pageOf('/af/quotes/refused').headers['Cache-Control']).toBe('private, no-store');
    expect(pageOf('/zu/enquiries/FC-7K3M-9Q2X/proof').headers['Cache-Control']).toBe('private, no-store');
    expect(pageOf('/buying-sites').headers['Cache-Control']).not.toContain('no-store');
    expect(pageOf('/enquiry/vehicle?model=X', 'language=af').headers['Cache-Control']).toBe('private, no-store');
  });

  it.each([
    ['/en', '/'],
    ['/en/vehicles?x=1', '/vehicles?x=1'],
    ['/zulu/gr', '/zu/gr'],
    ['/zulu', '/zu'],
    ['/vehicles/', '/vehicles'],
    ['/en//elsewhere.example', '/elsewhere.example'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/en/\\elsewhere.example', '/elsewhere.example'],
  ])('%s moves to %s', (url, location) => {
    expect(routeLanguage(url, undefined)).toEqual({ kind: 'redirect', location });
  });

  it.each(['/admin', '/api/v1/vehicles', '/_next/static/x.js', '/robots.txt'])('%s is no page', (url) => {
    expect(routeLanguage(url, 'language=af')).toEqual({ kind: 'system' });
  });
});
