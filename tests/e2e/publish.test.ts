import { beforeAll, describe, expect, inject, it } from 'vitest';
import { get, signIn } from './page';

const baseUrl = inject('baseUrl');
let cookie = '';

beforeAll(async () => {
  cookie = await signIn();
});

/** Changes a record as the admin does. */
async function save(path: string, body: object, query = '') {
  const answer = await fetch(`${baseUrl}/api/${path}?locale=en&depth=0${query}`, {
    method: 'PATCH',
    headers: { cookie, origin: baseUrl, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
  return (await answer.json()).doc;
}

async function find(collection: string, where: string) {
  const answer = await fetch(`${baseUrl}/api/${collection}?${where}&limit=1&depth=0`, { headers: { cookie } });
  return (await answer.json()).docs[0];
}

/** Whether the page came from the cache. */
async function isKept(path: string) {
  return (await get(path)).headers.get('x-cache') === 'HIT';
}

describe('publishing', () => {
  it('a published change shows on the next request of its page in every language, and leaves other pages kept', async () => {
    const { id } = await find('pages', 'where[slug][equals]=privacy-notice');
    await get('/privacy-notice');
    await get('/af/privacy-notice');
    await get('/gr');
    expect(await isKept('/gr')).toBe(true);

    const title = `Privacy, changed ${Date.now()}`;
    await save(`pages/${id}`, { meta: { title }, _status: 'published' });

    expect((await get('/privacy-notice')).html).toContain(title);
    expect(await isKept('/gr')).toBe(true);
    expect(await isKept('/af/privacy-notice')).toBe(false);
  });

  it('a draft changes nothing that visitors see', async () => {
    const { id } = await find('pages', 'where[slug][equals]=privacy-notice');
    await get('/privacy-notice');
    await save(`pages/${id}`, { meta: { title: 'Only a draft' } }, '&draft=true');
    const { html, headers } = await get('/privacy-notice');
    expect(html).not.toContain('Only a draft');
    expect(headers.get('x-cache')).toBe('HIT');
  });

  it('a new price shows on the page of its range at once, and not on that of another range', async () => {
    const range = await find('vehicle-ranges', 'where[rangeSlug][equals]=fortuner');
    const model = await find('vehicle-models', `where[range][equals]=${range.id}&sort=-price`);
    await get('/vehicles/fortuner');
    await get('/privacy-notice');
    const price = model.price + 1234;
    await save(`vehicle-models/${model.id}`, { price });
    const written = `R${String(price).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}`;
    expect((await get('/vehicles/fortuner')).html).toContain(written);
    expect((await get('/vehicles/corolla')).html).not.toContain(written);
  });

  it('a word of the shell changes on every page', async () => {
    await get('/gr');
    const answer = await fetch(`${baseUrl}/api/globals/site-settings?locale=en`, {
      method: 'POST',
      headers: { cookie, origin: baseUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify({ demonstrationNotice: 'Every figure here is made up, and more so.' }),
    });
    expect(answer.status).toBe(200);
    expect((await get('/gr')).html).toContain('Every figure here is made up, and more so.');
    expect((await get('/vehicles')).html).toContain('Every figure here is made up, and more so.');
  });

  it('the preview shows the draft to the editor and nothing to a visitor', async () => {
    const { id } = await find('pages', 'where[slug][equals]=gr');
    const page = await (await fetch(`${baseUrl}/api/pages/${id}?locale=en&depth=0`, { headers: { cookie } })).json();
    const layout = [...page.layout, { blockType: 'text', heading: 'Not yet published' }];
    await save(`pages/${id}`, { layout }, '&draft=true');
    expect((await get('/preview/en/gr', { cookie })).html).toContain('Not yet published');
    const visitor = await get('/preview/en/gr');
    expect(visitor.status).toBe(404);
    expect(visitor.html).not.toContain('Not yet published');
    expect((await get('/gr')).html).not.toContain('Not yet published');
  });

  it('D-152 D-153: what search engines and shared links get of a page is in the CMS', async () => {
    const { id } = await find('pages', 'where[slug][equals]=buying');
    const { id: image } = await find('media', 'where[mimeType][contains]=image&where[alt][exists]=true&locale=en');
    const meta = {
      title: 'How to buy',
      description: 'In four steps.',
      canonicalUrl: 'https://elsewhere.example/buying',
    };
    await save(`pages/${id}`, { meta: { ...meta, image, robots: 'noindex' }, _status: 'published' });
    const { html } = await get('/buying');
    expect(html).toContain('<title>How to buy | Toyota South Africa</title>');
    expect(html).toContain('<meta name="description" content="In four steps."/>');
    expect(html).toContain('<link rel="canonical" href="https://elsewhere.example/buying"/>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/api\/media\/file\//);
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
  });

  it('D-419: the slides of the home banner come from the CMS', async () => {
    const { id } = await find('pages', 'where[slug][equals]=home');
    const page = await (await fetch(`${baseUrl}/api/pages/${id}?locale=en&depth=0`, { headers: { cookie } })).json();
    const banner = page.layout.find(({ blockType }: { blockType: string }) => blockType === 'bannerCarousel');
    banner.slides[0].title = 'A slide of this evening';
    await save(`pages/${id}`, { layout: page.layout, _status: 'published' });
    expect((await get('/')).html).toContain('A slide of this evening');
  });

  it.each(['/old-news', '/vehicles/old-range'])('a redirect leads on from %s as soon as it is saved', async (from) => {
    expect((await get(from)).status).toBe(404);
    const saved = await fetch(`${baseUrl}/api/redirects`, {
      method: 'POST',
      headers: { cookie, origin: baseUrl, 'Content-Type': 'application/json' },
      body: JSON.stringify({ from, to: '/vehicles', permanent: true }),
    });
    expect(saved.status).toBe(201);
    const answer = await get(`/af${from}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/af/vehicles']);
  });
});
