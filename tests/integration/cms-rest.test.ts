import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMarket, type Market, privateMarker } from './access-records';
import { openCms } from './database';
import { docsOf, rest } from './visitor-rest';

let cms: Payload;
let market: Market;
beforeAll(async () => {
  cms = await openCms();
  market = await createMarket(cms);
});

const dealerFields = [
  'id',
  'name',
  'slug',
  'supplierCode',
  'toyotaSupplier',
  'streetAddress',
  'suburb',
  'city',
  'postCode',
  'province',
  'lat',
  'longitude',
  'telephone',
  'email',
  'position',
  'contactName',
  'sideImage',
  'operatingHours',
  'group',
];

describe("the CMS's own REST interface, asked by a visitor", () => {
  it('C-414 D-425 D-142 T-199: gives the dealer with a slug as the first of docs, with its public fields', async () => {
    await cms.update({ collection: 'dealers', id: market.dealers.own, data: { position: 'Dealer principal' } });
    const { slug, supplierCode } = await cms.findByID({ collection: 'dealers', id: market.dealers.own });
    const answer = await rest(`/dealers?where[slug][equals]=${slug}&limit=1&draft=false`);
    expect(answer.status).toBe(200);
    const [dealer, ...others] = docsOf(answer);
    expect(others).toEqual([]);
    expect(dealer).toMatchObject({ slug, supplierCode, province: 'Gauteng', position: 'Dealer principal' });
    expect(Object.keys(dealer ?? {})).toEqual(expect.arrayContaining(dealerFields));
    expect(answer.text).not.toContain(privateMarker);
    expect(docsOf(await rest('/dealers?where[slug][equals]=nobody&limit=1&draft=false'))).toEqual([]);
  });

  it('C-414 D-425: words are English when no language is asked for, or one that the CMS does not know', async () => {
    const id = market.dealers.own;
    await cms.update({ collection: 'dealers', id, locale: 'en', data: { position: 'Principal' } });
    await cms.update({ collection: 'dealers', id, locale: 'zu', data: { position: 'Umphathi' } });
    const positionIn = async (query: string) =>
      docsOf(await rest(`/dealers?where[id][equals]=${id}${query}`))[0]?.position;
    expect(await positionIn('')).toBe('Principal');
    expect(await positionIn('&locale=default')).toBe('Principal');
    expect(await positionIn('&locale=zu')).toBe('Umphathi');
    expect(await positionIn('&locale=zulu')).toBe('Umphathi');
    expect((await rest('/dealers?where[position][like]=Princ')).json).toMatchObject({ totalDocs: 1 });
  });

  it('D-421: gives the dealers of a list of ids that have a site', async () => {
    const { own, other } = market.dealers;
    await cms.update({ collection: 'dealers', id: other, data: { toyotaSupplier: 'N' } });
    const query = `where[id][in]=${own},${other}&where[toyotaSupplier][equals]=Y&limit=99`;
    expect(docsOf(await rest(`/dealers?${query}`)).map(({ id }) => id)).toEqual([own]);
    expect(docsOf(await rest(`/dealers?where[id][in]=${own},${other}&limit=99`))).toHaveLength(2);
  });

  it('D-420 D-145: gives the group with a slug, its dealers by province', async () => {
    const { slug } = await cms.findByID({ collection: 'dealer-groups', id: market.records['dealer-groups'].own });
    const answer = await rest(`/dealer-groups?where[slug][equals]=${slug}&limit=99`);
    const [group] = docsOf(answer);
    expect(group).toMatchObject({
      id: market.records['dealer-groups'].own,
      slug,
      dealersByProvinces: [{ id: expect.any(String), provinceName: 'Gauteng', dealers: [{ id: market.dealers.own }] }],
    });
    expect(answer.text).not.toContain(privateMarker);
  });

  it('D-414: gives the slug of a page by its id', async () => {
    const { id, slug } = await cms.findByID({ collection: 'pages', id: market.records.pages.own });
    for (const draft of ['true', 'false']) {
      const [page] = docsOf(await rest(`/pages?where[id][equals]=${id}&draft=${draft}&limit=1`));
      expect(page).toMatchObject({ id, slug });
    }
    expect(docsOf(await rest('/pages?where[id][equals]=987654&draft=false&limit=1'))).toEqual([]);
  });

  it('D-416 D-417: gives the url of a media file, and 404 for one that is gone', async () => {
    const id = market.records.media.own;
    for (const draft of ['true', 'false']) {
      const { status, json } = await rest(`/media/${id}?draft=${draft}`);
      expect(status).toBe(200);
      expect(json).toMatchObject({ id, url: expect.stringMatching(/^\/api\/media\/file\/picture-\d+\.png$/) });
    }
    expect((await rest('/media/987654?draft=false')).status).toBe(404);
  });
});

describe('a malformed question to it', () => {
  const long = 'a'.repeat(8000);
  it.each([
    '/media/abc',
    '/media/99999999999999999999',
    '/media/%00',
    '/media/file/%00',
    '/media/file/..%2f..%2fsecret',
    '/pages?where=x',
    '/pages?where[id][equals]=abc',
    '/pages?where[id][equals]=99999999999999999999',
    '/pages?where[nope][equals]=1',
    '/pages?where[slug]=x',
    '/pages?where[slug][equals]=a&where[slug][equals]=b',
    '/pages?where[slug][equals][x]=1',
    '/pages?where[slug][nope]=1',
    '/pages?where[or]=1',
    '/pages?where[__proto__][equals]=1',
    '/pages?where[slug][equals]=%00',
    `/pages?where[slug][equals]=${long}`,
    `/pages?${long}=1`,
    '/pages?where[updatedAt][greater_than]=x',
    '/dealers?where[group][equals]=abc',
    '/dealers?where[slug][near]=1',
    '/dealers?where[lat][equals]=x',
    '/dealers?where[province][in]=x',
    '/dealers?limit=abc',
    '/dealers?limit=-1',
    '/dealers?page=-1',
    '/dealers?page=99999999999999999999',
    '/dealers?depth=1e9',
    '/dealers?sort=nope',
    '/dealers?sort[a]=name',
    '/dealers?select=1',
    '/dealers?locale=%00',
    '/dealers?locale=nope',
    '/dealers?a[b][c]=1&a=2&a[b]=3',
    '/nope',
  ])('issue-2 §8: %.60s is answered below 500', async (path) => {
    const { status, text } = await rest(path);
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/SQLITE|drizzle|select |invalid input syntax|\/work\//i);
  });
});
