import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { permissions } from '@/cms/access/permissions';
import { createMarket, type Market, password, privateMarker } from './access-records';
import { openCms } from './database';
import { docsOf, type Method, rest } from './visitor-rest';

let cms: Payload;
let market: Market;
beforeAll(async () => {
  cms = await openCms();
  market = await createMarket(cms);
  await cms.updateGlobal({
    slug: 'site-settings',
    data: {
      brandName: 'Forecourt',
      titleSuffix: '| Forecourt',
      defaultDescription: 'Vehicles',
      customerCareNumber: '0800 000 000',
      supportEmail: 'support@forecourt.example',
      mailFrom: `${privateMarker}@forecourt.example`,
      fallbackEnquiryRecipients: [{ email: `${privateMarker}@forecourt.example` }],
      priceDisclaimer: 'Prices.',
      specificationDisclaimer: 'Specifications.',
      cookieNotice: 'Cookies.',
    },
  });
});

const privateDealerFields = [
  'generalEnquiryRecipients',
  'oneAdsRecipients',
  'automarkRecipients',
  'tradeInRecipients',
  'notes',
];
const privatePaths = [
  'generalEnquiryRecipients.email',
  'oneAdsRecipients.email',
  'automarkRecipients.email',
  'tradeInRecipients.email',
  'notes',
];
const globals = ['navigation', 'ownership-costs', 'site-settings'];
const publicCollections = Object.entries(permissions).flatMap(([slug, { read }]) =>
  globals.includes(slug) || !(read as readonly string[]).includes('public') ? [] : [slug],
);

describe('what a visitor reads from the CMS', () => {
  it.each(publicCollections)('D-144: no private field comes out of %s, however deep it is asked', async (slug) => {
    const answer = await rest(`/${slug}?depth=4&limit=0&draft=true&showHiddenFields=true`);
    expect(answer.status).toBe(200);
    expect(docsOf(answer).length).toBeGreaterThan(0);
    expect(answer.text).not.toContain(privateMarker);
    // Payload leaves an empty list where it took a private one out.
    for (const name of privateDealerFields) expect(answer.text).not.toMatch(new RegExp(`"${name}":(?!\\[\\])`));
  });

  it.each(globals)('D-144: no private field comes out of the global %s', async (slug) => {
    const answer = await rest(`/globals/${slug}?depth=4&select[mailFrom]=true&select[fallbackEnquiryRecipients]=true`);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(privateMarker);
    const whole = await rest(`/globals/${slug}?depth=4`);
    expect(whole.text).not.toContain(privateMarker);
    expect(whole.text).not.toMatch(/"(mailFrom|fallbackEnquiryRecipients)":(?!\[\])/);
  });

  it.each(privateDealerFields)('D-144: the dealer field %s cannot be selected, populated or joined', async (name) => {
    for (const query of [`select[${name}]=true`, `populate[dealers][${name}]=true`, `joins[${name}][limit]=5`]) {
      for (const slug of ['dealers', 'dealer-groups']) {
        const answer = await rest(`/${slug}?depth=3&${query}`);
        expect(answer.status).toBeLessThan(500);
        expect(answer.text).not.toContain(privateMarker);
      }
    }
  });

  it.each(privatePaths)('D-144: %s cannot be asked for by where, nor through another collection', async (path) => {
    const operators = ['exists]=true', `like]=${privateMarker}`, 'not_equals]=x', 'in]=x'];
    for (const operator of operators) {
      for (const where of [`/dealers?where[${path}][${operator}`, `/dealers?where[or][0][${path}][${operator}`]) {
        expect((await rest(where)).status).toBe(400);
      }
      expect((await rest(`/dealer-groups?where[dealersByProvinces.dealers.${path}][${operator}`)).status).toBe(400);
    }
    expect((await rest(`/dealers/count?where[${path}][exists]=true`)).status).toBe(400);
  });

  it.each(privatePaths)('D-144: nothing can be sorted by %s', async (path) => {
    for (const sort of [path, `-${path}`, `name,${path}`]) {
      expect((await rest(`/dealers?sort=${sort}`)).status).toBe(400);
      expect(
        (await rest(`/dealer-groups?sort=${sort.replace(path, `dealersByProvinces.dealers.${path}`)}`)).status,
      ).toBe(400);
    }
  });

  it.each(['payload-jobs', 'payload-kv', 'payload-locked-documents', 'payload-migrations', 'payload-preferences'])(
    'issue-2 §2: %s is closed to visitors in every way',
    async (slug) => {
      expect(cms.collections[slug as 'users']).toBeDefined();
      const asks: [Method, string][] = [
        ['GET', `/${slug}`],
        ['GET', `/${slug}/1`],
        ['GET', `/${slug}/count`],
        ['POST', `/${slug}`],
        ['PATCH', `/${slug}/1`],
        ['PATCH', `/${slug}?where[id][exists]=true`],
        ['DELETE', `/${slug}/1`],
        ['DELETE', `/${slug}?where[id][exists]=true`],
      ];
      for (const [method, path] of asks) {
        const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
        const { status, text } = await rest(path, { method, body });
        // A preference is asked for by its key, and answered with nothing.
        const isNothing = text === '{"message":"Not Found","value":null}';
        expect(`${method} ${path} ${isNothing ? 404 : status}`).toMatch(/ (401|403|404|501)$/);
      }
    },
  );

  it('issue-2 §2: running jobs and unlocking accounts are closed to visitors', async () => {
    expect((await rest('/payload-jobs/run')).status).toBe(401);
    expect((await rest('/payload-jobs/handle-schedules')).status).toBe(401);
    expect((await rest('/users/unlock', { method: 'POST', body: { email: 'admin@forecourt.example' } })).status).toBe(
      403,
    );
    expect(
      (await rest('/users/first-register', { method: 'POST', body: { email: 'x@x.example', password } })).status,
    ).toBe(403);
    const { text } = await rest('/access');
    expect(text).not.toMatch(/"canAccessAdmin":true/);
  });

  it('D-144: a dealer changes its own contacts and recipients, and neither its identity nor our notes', async () => {
    const { token } = await cms.login({ collection: 'users', data: { email: 'dealer@forecourt.example', password } });
    const { own, other } = market.dealers;
    const body = {
      telephone: '011 222 2222',
      name: 'Another',
      slug: 'another',
      supplierCode: 'ZZZ',
      notes: 'Ours now',
    };
    expect((await rest(`/dealers/${own}`, { method: 'PATCH', token, body })).status).toBe(200);
    const after = await cms.findByID({ collection: 'dealers', id: own });
    expect(after).toMatchObject({ telephone: '011 222 2222', notes: expect.stringContaining(privateMarker) });
    expect([after.name, after.slug, after.supplierCode]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Another|another|ZZZ/)]),
    );
    expect((await rest(`/dealers/${other}`, { method: 'PATCH', token, body })).status).toBe(403);
    const mine = docsOf(await rest('/enquiries', { token }));
    expect(mine.map(({ id }) => id)).toEqual([market.records.enquiries.own]);
    expect(
      (await rest(`/enquiries?where[id][equals]=${market.records.enquiries.other}`, { token })).json,
    ).toMatchObject({ totalDocs: 0 });
    expect((await rest(`/enquiries/${market.records.enquiries.other}`, { token })).status).toBe(404);
  });

  it("D-144: a dealer does not read another dealer's recipients", async () => {
    const { token } = await cms.login({ collection: 'users', data: { email: 'dealer@forecourt.example', password } });
    const [another] = docsOf(await rest(`/dealers?where[id][equals]=${market.dealers.other}`, { token }));
    expect(JSON.stringify(another)).not.toContain(privateMarker);
    const asked = await rest(`/dealers?where[tradeInRecipients.email][like]=${privateMarker}`, { token });
    expect(asked.text).not.toContain(`"id":${market.dealers.other},`);
  });

  it("issue-2 §2: nobody is given a password's hash", async () => {
    const { token } = await cms.login({ collection: 'users', data: { email: 'admin@forecourt.example', password } });
    const answer = await rest('/users?depth=2&showHiddenFields=true&select[hash]=true&select[salt]=true', { token });
    expect(answer.status).toBe(200);
    const whole = await rest('/users?depth=2', { token });
    const me = await rest('/users/me', { token });
    for (const { text } of [answer, whole, me]) expect(text).not.toMatch(/"(hash|salt|resetPasswordToken)"/);
    for (const name of ['hash', 'salt', 'resetPasswordToken']) {
      expect((await rest(`/users?where[${name}][exists]=true`)).status).toBeGreaterThanOrEqual(400);
      expect((await rest(`/users?sort=${name}`)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await rest('/users?where[hash][like]=p', { token })).status).toBe(400);
  });
});

describe('a draft', () => {
  const words = 'words of an unpublished draft';
  let published: number;
  let draft: number;
  beforeAll(async () => {
    const page = await cms.create({
      collection: 'pages',
      data: { title: 'Published words', slug: 'published', _status: 'published' },
    });
    published = page.id;
    await cms.update({ collection: 'pages', id: published, data: { title: words, _status: 'draft' }, draft: true });
    const unpublished = await cms.create({ collection: 'pages', draft: true, data: { title: words, slug: 'draft' } });
    draft = unpublished.id;
  });

  it('C-001 D-414: is not shown to visitors, in a list or by its id, whatever draft says', async () => {
    for (const flag of ['true', 'false']) {
      const asks = [
        `/pages?draft=${flag}&limit=0`,
        `/pages?where[id][equals]=${draft}&draft=${flag}&limit=1`,
        `/pages?where[_status][equals]=draft&draft=${flag}`,
        `/pages/${draft}?draft=${flag}`,
        `/pages/${published}?draft=${flag}`,
        `/pages/count?where[title][like]=unpublished&draft=${flag}`,
      ];
      for (const ask of asks) expect((await rest(ask)).text).not.toContain(words);
      expect((await rest(`/pages/count?where[title][like]=unpublished&draft=${flag}`)).json).toEqual({ totalDocs: 0 });
      const asked = await rest(`/pages?where[id][equals]=${published}&draft=${flag}&limit=1`);
      for (const doc of docsOf(asked)) expect(doc).toMatchObject({ title: 'Published words', slug: 'published' });
    }
    expect((await rest(`/pages/${draft}`)).status).toBe(404);
  });

  it('C-001: versions are closed to visitors', async () => {
    const { docs } = await cms.findVersions({ collection: 'pages', where: { parent: { equals: draft } } });
    const [version] = docs;
    expect(version).toBeDefined();
    for (const path of [
      '/pages/versions',
      `/pages/versions/${version?.id}`,
      '/pages/versions?where[parent][exists]=true',
    ]) {
      const answer = await rest(path);
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain(words);
    }
  });

  it('issue-2 §2: whoever writes pages sees it', async () => {
    const { token } = await cms.login({
      collection: 'users',
      data: { email: 'translator@forecourt.example', password },
    });
    expect((await rest(`/pages/${draft}?draft=true`, { token })).text).toContain(words);
  });
});
