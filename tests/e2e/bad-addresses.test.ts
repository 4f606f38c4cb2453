import { describe, expect, it } from 'vitest';
import { get, htmlLang } from './page';

describe('bad addresses', () => {
  it.each([
    '/nothing-here',
    '/vehicles/no-such-range',
    '/gr/no/such/page',
    '/%00',
    '/a%2Fb',
    '/index.php',
    '/..%2f..%2fetc%2fpasswd',
  ])('%s: a not-found page, readable without JavaScript', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).toContain('data-status="404"');
  });

  it('the not-found page speaks the language of the address', async () => {
    const { status, html } = await get('/zu/ayikho');
    expect([status, htmlLang(html)]).toEqual([404, 'zu']);
  });

  it.each([
    `/vehicles?body=${'x'.repeat(8192)}`,
    '/vehicles?body=%00',
    '/vehicles?body=%E0%A4%A',
    '/vehicles?body=suv&body=hatch&body=suv',
    '/?locale=af&locale=zu',
    '/vehicles/fortuner?locale[]=af&%5B%5D=1',
    '/enquiry/vehicle?model=%00&colour=&dealer=nobody',
    '/buying-site/toyota?deriv_code=%00&range_code=..&dealercode=nobody',
    `/enquiry/vehicle?model=${'Z'.repeat(8192)}`,
    '/enquiry/finance-offers?modelCode=%00&calculator=lease&deposit=-1&monthlyInstallment=NaN',
    '/enquiry/kinto?quoteReference=%00&imgCar=//elsewhere.example/x.png',
    '/payment-options/toyota-financial-services/instalment?calculator=instalment&deposit=%00&termMonths=1e400&modelCode=%E0%A4%A',
    `/payment-options/cost-of-keeping?calculator=keeping-cost&deposit=${'9'.repeat(4096)}`,
    '/vehicles/budget?budget=-1&termMonths=%00',
    '/quotes/NOPE',
    '/language/klingon?to=//elsewhere.example',
    '/api/vehicle-ranges?where[nothing][equals]=1',
    '/api/pages?where=%00',
  ])('%s is answered, and with no 5xx', async (path) => {
    const { status } = await get(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
  });

  it('every answer carries the security headers', async () => {
    for (const path of ['/', '/vehicles/fortuner', '/nothing-here', '/admin', '/api/v1/openapi.json', '/livez']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });

  it('/livez and /readyz say that the site is alive, and ready to serve and write', async () => {
    expect((await get('/livez')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
  });

  it('C-001 D-001 T-001: every address of the sitemap answers an anonymous visitor', async () => {
    const { html } = await get('/sitemap.xml');
    const addresses = [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => (address ? [address] : []));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => address.includes('/dealers/')).length).toBeGreaterThan(200);
    for (const address of addresses) {
      expect([address, (await get(new URL(address).pathname)).status]).toEqual([address, 200]);
    }
  }, 180_000);
});
