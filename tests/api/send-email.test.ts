import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';

const at = (path: string) => `${inject('baseUrl')}${path}`;

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(at(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const person = () => ({ emailAddress: `${randomUUID()}@mail.example`, contactNumber: '082 123 4567' });

const enquiry = () => ({
  type: 'GENERAL_ENQUIRY',
  subject: 'Parts Enquiry',
  fullName: 'Thandi Mokoena',
  ...person(),
  province: 'Gauteng',
  dealer: 'highveld-crest',
});

/** The operations that store something, each with something right to send. */
const sendings: [path: string, body: () => object][] = [
  ['/api/v1/email/send-email', enquiry],
  ['/api/subscribeUser', () => ({ firstName: 'Thandi', lastName: 'Mokoena', emailAddress: person().emailAddress })],
  [
    '/api/onetrustMarketingConsent',
    () => ({
      identifier: person().emailAddress,
      test: false,
      purposes: [{ preferences: [{ options: ['TFS'] }, { options: ['Email'] }] }],
      FirstName: 'Thandi',
      LastName: 'na',
    }),
  ],
];

describe('what stores something', () => {
  it.each(sendings)('contract T2 T16 D10: %s is answered as the contract says', async (path, body) => {
    const accepted = await post(path, body());
    expect([accepted.status, accepted.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const refused = await post(path, {});
    expect([refused.status, refused.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect((await refused.json()).errors.length).toBeGreaterThan(0);
  });

  it.each(sendings)(
    'contract “JSON endpoints”: %s is not for another site’s page, nor for another method',
    async (path, body) => {
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
      ];
      for (const headers of foreign) {
        expect((await post(path, body(), headers)).status).toBe(403);
      }
      const preflight = await fetch(at(path), { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } });
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
      for (const method of ['GET', 'PUT', 'DELETE']) {
        const answered = await fetch(at(path), { method });
        expect([answered.status, answered.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      }
    },
  );

  it('contract T2: the same key and body is one enquiry; with another body it is refused', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const body = enquiry();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => (await post(sendings[0]?.[0] ?? '', body, headers)).json()),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect((await post('/api/v1/email/send-email', { ...body, subject: 'General' }, headers)).status).toBe(409);
  });
});

describe('what is read', () => {
  it('contract C8 D2: merchandise and a dealer’s specials are arrays', async () => {
    for (const path of ['/api/v1/merchandise?locale=default', '/api/v1/dealer-ads/highveld-crest']) {
      const response = await fetch(at(path));
      expect([response.status, Array.isArray(await response.json())]).toEqual([200, true]);
    }
  });

  it('issue-6 §1: the description has a schema for each form, made of its fields', async () => {
    const document = await (await fetch(at('/api/v1/openapi.json'))).json();
    const { schema } = document.paths['/api/v1/email/send-email'].post.requestBody.content['application/json'];
    const types = schema.oneOf.flatMap(
      ({ properties }: { properties: { type: { enum: string[] } } }) => properties.type.enum,
    );
    expect(types).toEqual(
      expect.arrayContaining(['DEALERSHIP_ENQUIRE', 'ONEADS_ENQUIRE', 'GR_JUNIOR_ACADEMY_ENQUIRY', 'TGRSA_PRODUCT']),
    );
  });
});
