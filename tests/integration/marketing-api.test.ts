import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '@/api/answer';
import { dealerAds } from '@/api/dealer-ads';
import { marketingConsent } from '@/api/marketing-consent';
import { merchandise } from '@/api/merchandise';
import { subscribeUser } from '@/api/subscribe-user';
import { atomicWrite, sql } from '@/cms/atomic-write';
import { subscribe } from '@/commands/newsletter/subscribe';
import { openCms, startRequest } from './database';
import { createMarket, emptyOutbox, readOutbox } from './enquiry-market';
import { createRecords, post } from './enquiry-records';

// what becomes of a subscription is proved where it is made; here, how it is told
vi.mock('@/commands/newsletter/subscribe', async (original) => ({ ...(await original<object>()), subscribe: vi.fn() }));

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
  await createMarket(cms);
  await createRecords(cms);
});
beforeEach(async () => {
  vi.mocked(subscribe).mockReset();
  await emptyOutbox(cms);
});

const person = { firstName: 'Thandi', lastName: 'Mokoena', emailAddress: 'thandi@mail.example' };

describe('POST /api/subscribeUser', () => {
  it('T-184 T-188: asks for the newsletter, and says to confirm the address', async () => {
    vi.mocked(subscribe).mockResolvedValue({ outcome: 'confirmation-sent' });
    const response = await post(subscribeUser, { ...person, locale: 'af' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { result: 'success', msg: expect.stringContaining('confirm your email address'), error: null },
    ]);
    expect(vi.mocked(subscribe).mock.calls[0]?.[1]).toMatchObject({ ...person, topics: [], language: 'af' });
  });

  it('T-186: says Member Exists only where the settings allow it; else the answer is the same to everyone', async () => {
    vi.mocked(subscribe).mockResolvedValue({ outcome: 'already' });
    const told = async () => (await post(subscribeUser, person)).json();
    expect((await told()).msg).toContain('confirm your email address');
    await cms.updateGlobal({ slug: 'enquiry-settings', data: { saysAlreadySubscribed: true } });
    expect((await told()).msg).toContain('Member Exists');
    await cms.updateGlobal({ slug: 'enquiry-settings', data: { saysAlreadySubscribed: false } });
  });

  it.each(['a@nowhere', 'a@mail..example', 'a@mail.example.', 'a@-'])(
    'T-187: of %s says that its domain portion is wrong, and asks nobody',
    async (emailAddress) => {
      const response = await post(subscribeUser, { ...person, emailAddress });
      expect([response.status, await response.json()]).toMatchObject([
        200,
        { result: 'error', msg: expect.stringContaining('domain portion') },
      ]);
      expect(subscribe).not.toHaveBeenCalled();
    },
  );

  it('T-187 T-189: tells what the subscription found: a domain without mail, no database, and as to anybody a mailbox that has the link already', async () => {
    vi.mocked(subscribe).mockResolvedValueOnce({ outcome: 'invalid-domain' });
    expect(await (await post(subscribeUser, person)).json()).toMatchObject({
      msg: expect.stringContaining('domain portion'),
    });
    vi.mocked(subscribe).mockResolvedValueOnce({ outcome: 'too-many' });
    expect(await (await post(subscribeUser, person)).json()).toMatchObject({
      msg: expect.stringContaining('confirm your email address'),
    });
    vi.mocked(subscribe).mockResolvedValueOnce({ outcome: 'unavailable' });
    expect((await post(subscribeUser, person)).status).toBe(503);
  });

  it('T-182 T-184: names every field that is missing or wrong', async () => {
    const response = await post(subscribeUser, { lastName: '', emailAddress: 'thandi' });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        errors: [
          { location: 'firstName', message: 'This field is required' },
          { location: 'lastName', message: 'This field is required' },
          { location: 'emailAddress', message: 'Missing @ symbol' },
        ],
      },
    ]);
  });
});

describe('POST /api/onetrustMarketingConsent', () => {
  const consent = (changes: Record<string, unknown> = {}) => ({
    identifier: 'Thandi@mail.example',
    test: false,
    purposes: [
      { Id: 'p-1', Preferences: [{ Id: 'divisions', Options: ['TFS', 'Hino'] }, { Options: [{ Id: 'sms' }] }] },
    ],
    dataElements: { FirstName: 'Thandi', LastName: 'na', Phone: '082 123 4567' },
    ...changes,
  });
  const stored = async () => (await cms.find({ collection: 'consents', depth: 0, sort: 'id' })).docs;
  beforeEach(() => atomicWrite(cms, [sql`DELETE FROM consents`]));

  it('D-300 D-301: keeps who agreed to what, and writes to the address where the receipt stands', async () => {
    const response = await post(marketingConsent, consent({ locale: 'zu' }));
    const { receipt } = await response.json();
    expect([response.status, await stored()]).toMatchObject([
      200,
      [
        {
          code: receipt,
          emailAddress: 'thandi@mail.example',
          fullName: 'Thandi',
          contactNumber: '+27821234567',
          divisions: ['TFS', 'Hino'],
          channels: ['SMS'],
          locale: 'zu',
        },
      ],
    ]);
    expect(await readOutbox(cms)).toMatchObject([{ recipients: ['Thandi@mail.example'] }]);
  });

  it('D-301: takes the data elements beside the others, too', async () => {
    const { dataElements, ...rest } = consent();
    expect((await post(marketingConsent, { ...rest, FirstName: 'Sipho', LastName: 'Dlamini' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ fullName: 'Sipho Dlamini', contactNumber: null }]);
  });

  it('D-301: a test stores nothing', async () => {
    const response = await post(marketingConsent, consent({ test: true }));
    expect([response.status, await response.json()]).toEqual([200, { receipt: null }]);
    expect([await stored(), await readOutbox(cms)]).toEqual([[], []]);
  });

  it.each([
    [{ purposes: [{ preferences: [{ options: ['Email'] }] }] }, ['purposes']],
    [{ purposes: [{ preferences: [{ options: ['Lexus'] }] }] }, ['purposes']],
    [{ purposes: [] }, ['purposes', 'purposes']],
    [{ purposes: undefined }, ['purposes']],
    [{ identifier: 'thandi' }, ['identifier']],
    [{ identifier: undefined }, ['identifier']],
    [{ dataElements: { Phone: '12' } }, ['Phone']],
    [{ test: 'yes' }, ['test']],
  ])('D-289 D-301: %j is refused, and named', async (changes, locations) => {
    const response = await post(marketingConsent, consent(changes));
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors.map(({ location }: { location: string }) => location)).toEqual(locations);
    expect(await stored()).toEqual([]);
  });
});

describe('what pages and partners read', () => {
  const get = (path: string, slug?: string) => {
    startRequest();
    const operation = slug === undefined ? merchandise : dealerAds;
    return answer(operation, new Request(`http://localhost${path}`), slug === undefined ? {} : { slug });
  };

  it('C-234 C-235 C-236 C-237: every product, in order of its code, with 99M among them', async () => {
    const response = await get('/api/v1/merchandise?locale=default');
    const products = await response.json();
    expect(products.map(({ productCode }: { productCode: string }) => productCode)).toEqual(['01B', '12A', '99M']);
    expect(products[2]).toEqual({
      id: expect.any(Number),
      productCode: '99M',
      title: 'Cap 99M',
      description: null,
      price: 350,
      image: { desktop: null },
    });
  });

  it('contract D2 X-37: the specials that a dealer shows today, with the stated fields', async () => {
    const ads = await (await get('/api/v1/dealer-ads/crest', 'crest')).json();
    expect(ads).toEqual([
      {
        id: expect.any(Number),
        title: 'Legend for less',
        category: 'New vehicles',
        image: { desktop: null },
        short_model_code: 'HDC',
        meta_id: 'meta-77',
        dealer_code: 'ZA101',
        slug: 'crest',
        start_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        end_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        description: 'R10 000 towards accessories',
      },
    ]);
    expect(await (await get('/api/v1/dealer-ads/maseru', 'maseru')).json()).toEqual([]);
    expect((await get('/api/v1/dealer-ads/nobody', 'nobody')).status).toBe(404);
  });

  it('contract D2: in the language asked for, and English where it is missing', async () => {
    const [zulu] = await (await get('/api/v1/dealer-ads/crest?locale=zu', 'crest')).json();
    expect(zulu).toMatchObject({
      title: 'I-Legend ngokuncane',
      category: 'Izimoto ezintsha',
      description: 'R10 000 towards accessories',
    });
  });
});
