import { describe, expect, inject, it } from 'vitest';
import '../provided';
import { pdfOf, pngOf } from '../integration/upload-samples';

const base = `${inject('baseUrl')}/api/v1`;

type Entry = Record<string, unknown>;

async function list(address: string): Promise<Entry[]> {
  const response = await fetch(base + address);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  return response.json();
}

/** The refusal at an address, which is a problem answer. */
async function refusal(address: string, init?: RequestInit) {
  const response = await fetch(base + address, init);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const problem = await response.json();
  expect(Object.keys(problem).toSorted()).toEqual(['detail', 'errors', 'status', 'title', 'type']);
  expect(problem.status).toBe(response.status);
  return { ...problem, headers: response.headers };
}

const rand = ({ price }: Entry) => Number(String(price).replaceAll(' ', ''));

describe('the calls that clients make', () => {
  it('T-084: ranges of a brand, also with a slash at the end of the address', async () => {
    const ranges = await list('/vehicle-ranges?filter[where][brand]=2');
    expect(ranges.map(({ name }) => name)).toEqual(expect.arrayContaining(['Hilux Double Cab', 'Fortuner', 'Corolla']));
    expect(await list('/vehicle-ranges/?filter[where][brand]=2')).toEqual(ranges);
    expect(await list('/vehicle-ranges?filter%5Bwhere%5D%5Bbrand%5D=2')).toEqual(ranges);
  });

  it('C-435 C-260: ranges by several codes', async () => {
    const [first, second] = await list('/vehicle-ranges');
    const codes = `filter[where][code][inq]=${first?.rangeCode}&filter[where][code][inq]=${second?.rangeCode}`;
    expect(await list(`/vehicle-ranges?${codes}`)).toEqual([first, second]);
  });

  it('D-366: models of a range by its slug, the dearest first', async () => {
    const models = await list('/vehicle-models?filter[where][rangeName]=hilux-double-cab&filter[order]=price DESC');
    expect(models.length).toBeGreaterThan(2);
    expect(models.map(rand)).toEqual(models.map(rand).toSorted((a, b) => b - a));
    const [range] = await list('/vehicle-ranges?filter[where][rangeSlug]=hilux-double-cab');
    const dearest = `filter[where][rangeCode]=${range?.rangeCode}&filter[order]=price desc&filter[limit]=1`;
    expect(await list(`/vehicle-models?${dearest}`)).toEqual([models[0]]);
  });

  it('T-147 T-153: vehicles of a line-up; the same question as JSON has the same answer', async () => {
    const codes = (await list('/vehicles?filter[limit]=4')).map(({ code }) => String(code));
    const inq = codes.map((code) => `filter[where][code][inq]=${code}`).join('&');
    const lineup = await list(`/vehicles?${inq}&filter[order]=price ASC`);
    expect(lineup).toHaveLength(4);
    expect(lineup.map(rand)).toEqual(lineup.map(rand).toSorted((a, b) => a - b));
    const filter = JSON.stringify({ where: { code: { inq: codes } }, order: ['price ASC'] });
    expect(await list(`/vehicles?filter=${encodeURIComponent(filter)}`)).toEqual(lineup);
    expect(
      await list(
        `/vehicles?filter=${encodeURIComponent(JSON.stringify({ ...JSON.parse(filter), skip: 1, limit: 2 }))}`,
      ),
    ).toEqual(lineup.slice(1, 3));
  });

  it('T-290: promotions of a brand', async () => {
    const found = await list('/promotions?filter[where][brand]=2');
    expect(found).not.toEqual([]);
    for (const promotion of found) expect(promotion).toMatchObject({ brand: 2, derivativeCode: expect.any(String) });
  });

  it('C-414 T-294: a dealer by its slug', async () => {
    const response = await fetch(`${base}/dealers/highveld-crest`);
    expect(await response.json()).toMatchObject({ province: 'Gauteng', supplierCode: expect.any(String) });
  });

  it('D-150: the pictures that an answer names are there', async () => {
    const [model] = await list('/vehicle-models?filter[limit]=1');
    const [, path = ''] = /"sideHighImageUrl":\{"desktop":"([^"]+)"/.exec(JSON.stringify(model)) ?? [];
    const picture = await fetch(inject('baseUrl') + path);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
  });

  it('issue-2 §1: a browser of another site may ask, with its key header too; a second answer may be 304', async () => {
    const headers = { Origin: 'https://partner.example' };
    const asked = await fetch(`${base}/vehicle-ranges`, { headers });
    expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(asked.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const again = await fetch(`${base}/vehicle-ranges`, {
      headers: { 'If-None-Match': String(asked.headers.get('ETag')) },
    });
    expect(again.status).toBe(304);
    const preflight = await fetch(`${base}/vehicle-ranges`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    const head = await fetch(`${base}/vehicle-ranges`, { method: 'HEAD' });
    expect([head.status, head.headers.get('ETag')]).toEqual([200, asked.headers.get('ETag')]);
  });
});

describe('a refusal', () => {
  it('names what is unknown', async () => {
    const problem = await refusal(
      '/vehicles?filter[where][colour]=red&filter[where][code][near]=1&filter[fields]=code',
    );
    expect(problem.status).toBe(400);
    expect(problem.errors).toEqual([
      { location: 'filter[where][colour]', message: expect.stringContaining("unknown field 'colour'") },
      { location: 'filter[where][code][near]', message: expect.stringContaining("unknown operator 'near'") },
      { location: 'filter[fields]', message: expect.stringContaining('unknown') },
    ]);
    for (const { location } of problem.errors) expect(problem.detail).toContain(location);
  });

  it('of a method says which it takes', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const address of ['/vehicles', '/dealers/highveld-crest', '/openapi.json', '/docs']) {
        const problem = await refusal(address, { method });
        expect([problem.status, problem.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
      }
    }
  });

  it.each(['/nope', '/vehicles/1', '/dealers', '/dealers/highveld-crest/home', '/dealers/nobody', ''])(
    'of the address %j is a 404, whatever the method',
    async (address) => {
      expect((await refusal(address)).status).toBe(404);
      if (address !== '/dealers/nobody') expect((await refusal(address, { method: 'POST' })).status).toBe(404);
    },
  );

  const long = 'a'.repeat(8000);
  const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`;
  it.each([
    ['/vehicles?filter[where][code]=%00'],
    ['/vehicles?filter%00=1'],
    ['/vehicles?filter[where][code]=%E0%A4%A'],
    ['/vehicles?filter[where][code]=%FF'],
    [`/vehicles?filter[where][code]=${long}`],
    [`/vehicles?filter[where][${long}]=1`],
    [`/vehicles?${long}`],
    ['/vehicles?filter[where][code]=a&filter[where][code]=b'],
    ['/vehicles?filter[limit]=1&filter[limit]=1'],
    ['/vehicles?filter={}&filter={}'],
    ['/vehicles?filter={}&filter[limit]=1'],
    ['/vehicles?locale=en&locale=af'],
    ['/vehicles?locale=nope'],
    ['/vehicles?filter={'],
    ['/vehicles?filter=null'],
    [`/vehicles?filter=${deep}`],
    [`/vehicles?filter={"where":${deep}}`],
    ['/vehicles?filter={"where":{"__proto__":{"x":1}}}'],
    ['/vehicles?filter[where][__proto__][polluted]=1'],
    ['/vehicles?filter[where][price][gt]=many'],
    ['/vehicles?filter[limit]=0'],
    ['/vehicles?filter[limit]=501'],
    ['/vehicles?filter[limit]=-1'],
    ['/vehicles?filter[skip]=1.5'],
    ['/vehicles?filter[order]='],
    ['/vehicles?filter[where'],
    ['/dealers/highveld-crest?filter[limit]=1'],
  ])('issue-2 §8: of %.60s is a 400 that says where', async (address) => {
    const problem = await refusal(address);
    expect(problem.status).toBe(400);
    expect(problem.errors.length).toBeGreaterThan(0);
    for (const { location, message } of problem.errors)
      expect([location.length < 120, message.length > 0]).toEqual([true, true]);
    expect(({} as Entry).polluted).toBeUndefined();
  });

  it.each([
    '/dealers/%00',
    '/dealers/%E0%A4%A',
    `/dealers/${long}`,
    '/dealers/..%2f..%2fusers',
    '/vehicles?a=1&a=2&&&=&',
    '/vehicles?%',
  ])('issue-2 §8: %.40s is answered below 500', async (address) => {
    const response = await fetch(base + address);
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(500);
  });
});

describe('the description of the API', () => {
  it('issue-2 §1: is served for machines and for people', async () => {
    const openApi = await fetch(`${base}/openapi.json`);
    expect(openApi.headers.get('Content-Type')).toBe('application/json');
    const document = await openApi.json();
    expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: inject('baseUrl') }] });
    const docs = await fetch(`${base}/docs`);
    expect(docs.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const page = await docs.text();
    for (const path of Object.keys(document.paths)) expect(page).toContain(path);
  });

  it('issue-2 §1: every example in it is answered, with the fields that it describes', async () => {
    const { paths, components } = await (await fetch(`${base}/openapi.json`)).json();
    for (const [path, { get, post }] of Object.entries<{
      [method in 'get' | 'post']?: Entry & { description: string };
    }>(paths)) {
      const described = get ?? post;
      const example = described?.description.replace('Example: ', '') ?? '';
      const asked = get
        ? fetch(inject('baseUrl') + example)
        : fetch(inject('baseUrl') + path, { method: 'POST', body: exampleBody(path, example) });
      const answer: unknown = await (await asked).json();
      const entries = Array.isArray(answer) ? answer : [answer];
      expect(entries.length, example).toBeGreaterThan(0);
      const [, entity = ''] = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(described?.responses)) ?? [];
      for (const entry of entries) {
        expect(Object.keys(entry).toSorted()).toEqual(Object.keys(components.schemas[entity].properties).toSorted());
      }
    }
  });
});

/** Where a file is taken its example is in words: a real one is sent. */
function exampleBody(path: string, example: string): string | FormData {
  if (!path.startsWith('/api/v1/files/')) return example;
  const form = new FormData();
  const [field, sample] = path.endsWith('/trade-in') ? ['attachment', pngOf()] : ['driverCV', pdfOf()];
  form.set(field, new Blob([sample]), 'sample');
  return form;
}
