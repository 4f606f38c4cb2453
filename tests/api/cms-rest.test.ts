import { describe, expect, inject, it } from 'vitest';
import '../provided';

const base = `${inject('baseUrl')}/api`;

async function docs(address: string): Promise<Record<string, unknown>[]> {
  const response = await fetch(base + address);
  expect(response.status).toBe(200);
  return (await response.json()).docs;
}

describe("the CMS's own REST interface on the built site", () => {
  it('C-414 D-425: gives a dealer by its slug, English words included, and never who receives its mail', async () => {
    const response = await fetch(`${base}/dealers?where[slug][equals]=highveld-crest&limit=1&draft=false`);
    const text = await response.text();
    expect(JSON.parse(text).docs).toMatchObject([{ supplierCode: expect.any(String), position: expect.any(String) }]);
    expect(text).not.toMatch(/"\w+Recipients":\[\{|"notes"/);
  });

  it('D-420 D-421 D-145: gives a group with its dealers, and dealers by their ids', async () => {
    const [group] = await docs('/dealer-groups?where[slug][equals]=southern-cross-motors&limit=99&depth=0');
    const ids = [...JSON.stringify(group).matchAll(/"dealers":\[([\d,]*)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map(Number),
    );
    const members = await docs(`/dealers?where[id][in]=${ids.join(',')}&where[toyotaSupplier][equals]=Y&limit=99`);
    expect(members.length).toBeGreaterThan(0);
    for (const { id, toyotaSupplier } of members)
      expect([ids.includes(Number(id)), toyotaSupplier]).toEqual([true, 'Y']);
  });

  it('D-414 D-416: gives the slug of a page and the url of a media file', async () => {
    const [home] = await docs('/pages?where[slug][equals]=home&depth=0');
    expect(await docs(`/pages?where[id][equals]=${home?.id}&draft=false&limit=1&depth=0`)).toMatchObject([
      { slug: 'home' },
    ]);
    const [picture] = await docs('/media?limit=1');
    const media = await (await fetch(`${base}/media/${picture?.id}?draft=false`)).json();
    expect((await fetch(inject('baseUrl') + media.url)).status).toBe(200);
  });

  it.each(['/users', '/enquiries', '/outbox-messages', '/payload-jobs', '/payload-preferences', '/pages/versions'])(
    'D-144 C-001: %s is closed to visitors',
    async (address) => {
      expect((await fetch(base + address)).status).toBe(403);
    },
  );

  it('issue-2 §1: there is no GraphQL', async () => {
    for (const method of ['GET', 'POST']) expect((await fetch(`${base}/graphql`, { method })).status).toBe(404);
    expect((await fetch(`${base}/graphql-playground`)).status).toBe(404);
  });

  it.each([
    '/dealers?where[slug][equals]=%00',
    '/media/abc',
    '/pages?where=x',
    '/dealers/%E0%A4%A',
    `/dealers?where[slug][equals]=${'a'.repeat(8000)}`,
  ])('issue-2 §8: %.50s is answered below 500', async (address) => {
    expect((await fetch(base + address)).status).toBeLessThan(500);
  });
});
