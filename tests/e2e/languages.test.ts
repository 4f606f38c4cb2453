import { describe, expect, inject, it } from 'vitest';
import { cookieOf, get, htmlLang } from './page';

const baseUrl = inject('baseUrl');
const ranges = ['/vehicles/hilux-double-cab', '/vehicles/fortuner', '/vehicles/corolla'];

describe('languages', () => {
  it('C-002 T-002: every page is offered in English, Afrikaans and isiZulu', async () => {
    for (const path of ['/', '/vehicles', '/gr', '/privacy-notice', '/dealers', ...ranges]) {
      for (const [prefix, lang] of [
        ['', 'en'],
        ['/af', 'af'],
        ['/zu', 'zu'],
      ] as const) {
        const answer = await get(prefix + (prefix && path === '/' ? '' : path));
        expect([path, answer.status, htmlLang(answer.html)]).toEqual([path, 200, lang]);
      }
    }
  });

  it('C-417 D-331: the cookie named language decides; without it English', async () => {
    const read = async (cookie?: string) => htmlLang((await get('/vehicles', { cookie })).html);
    expect(await read()).toBe('en');
    expect(await read('language=en')).toBe('en');
    expect(await read('language=af')).toBe('af');
    expect(await read('language=zulu')).toBe('zu');
    expect(await read('language=zu')).toBe('zu');
    expect(await read('language=klingon')).toBe('en');
  });

  it('D-332: a locale query value beats the cookie', async () => {
    expect(htmlLang((await get('/vehicles?locale=zulu', { cookie: 'language=af' })).html)).toBe('zu');
    expect(htmlLang((await get('/vehicles?locale=en', { cookie: 'language=af' })).html)).toBe('en');
    expect(htmlLang((await get('/vehicles?locale=klingon', { cookie: 'language=af' })).html)).toBe('af');
  });

  it('D-333: the cookie is set to the language that the query chose', async () => {
    expect(cookieOf(await get('/vehicles?locale=zu'))).toContain('language=zulu;');
    expect(cookieOf(await get('/vehicles?locale=af'))).toContain('language=af;');
  });

  it('D-329 D-330: changing the language keeps it for 365 days and loads the page again in it', async () => {
    const answer = await get('/language/zulu?to=/af/vehicles');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/zu/vehicles');
    expect(cookieOf(answer)).toContain('language=zulu; Path=/; Max-Age=31536000');
  });

  it('D-334: the suffixes -afr and -zulu show the translated page', async () => {
    const afrikaans = await get('/vehicles/fortuner-afr');
    expect([afrikaans.status, htmlLang(afrikaans.html)]).toEqual([200, 'af']);
    const zulu = await get('/vehicles/fortuner-zulu');
    expect([zulu.status, htmlLang(zulu.html)]).toEqual([200, 'zu']);
    expect(zulu.html).toContain(`<link rel="canonical" href="${baseUrl}/zu/vehicles/fortuner"/>`);
  });

  it('D-335 D-336 T-042: the Hilux pages answer to /af and /zu, isiZulu included', async () => {
    expect(htmlLang((await get('/vehicles/hilux-double-cab/af')).html)).toBe('af');
    expect(htmlLang((await get('/vehicles/hilux-double-cab/zu')).html)).toBe('zu');
  });

  it('each page names itself and its translations', async () => {
    const { html } = await get('/af/privacy-notice');
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/af/privacy-notice"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="zu" href="${baseUrl}/zu/privacy-notice"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${baseUrl}/privacy-notice"/>`);
  });

  it('an address whose language came from the visitor is private and varies by cookie; a prefixed one is public', async () => {
    const own = await get('/vehicles', { cookie: 'language=af' });
    expect(own.headers.get('cache-control')).toContain('private');
    expect(own.headers.get('vary')).toContain('Cookie');
    const shared = await get('/af/vehicles');
    expect(shared.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(shared.headers.get('vary')).not.toContain('Cookie');
    expect((await get('/vehicles')).headers.get('vary')).toContain('Cookie');
  });

  it('/en/… moves to the address without prefix', async () => {
    const answer = await get('/en/vehicles');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/vehicles']);
  });
});
