import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWebhookCaller } from './call-webhook';

const received: { method: string; path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
  response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end('thanks');
});
let url = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/leads`;
});
afterAll(() => server.close());

const now = new Date('2026-11-20T06:00:00.700Z');
const secrets = ['an old secret of thirty-two letters', 'the new secret of thirty-two letters'];
const call = (changes: { url?: string; secrets?: string[] } = {}, allowsPrivate = true) =>
  createWebhookCaller({ allowsPrivate })({
    url,
    body: '{"version":1}',
    secrets,
    idempotencyKey: 'm1@x',
    now,
    ...changes,
  });

describe('a call to a dealer’s system', () => {
  it('issue-6 §2: is signed over timestamp and body by each of two secrets', async () => {
    expect(await call()).toEqual({ ok: true });
    const { method, headers, body } = received.at(-1) ?? { headers: {} };
    const [old, next] = secrets.map((secret) =>
      createHmac('sha256', secret).update('1795154400.{"version":1}').digest('hex'),
    );
    expect({ method, body }).toEqual({ method: 'POST', body: '{"version":1}' });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'm1@x',
      'x-forecourt-timestamp': '1795154400',
      'x-forecourt-signature': `v1=${old},v1=${next}`,
    });
  });

  it.each([408, 425, 429, 500, 503])('issue-6 §2: after %i it is tried again', async (answered) => {
    status = answered;
    expect(await call()).toEqual({ ok: false, error: `EHTTP ${answered}`, reach: 'later' });
  });

  it.each([400, 401, 404, 410, 422])('issue-6 §2: %i is for good', async (answered) => {
    status = answered;
    expect(await call()).toEqual({ ok: false, error: `EHTTP ${answered}`, reach: 'final' });
  });

  it('issue-6 §2: a redirect is not followed', async () => {
    status = 302;
    expect(await call()).toMatchObject({ ok: false, error: 'EHTTP 302' });
    expect(received.at(-1)?.path).toBe('/leads');
  });

  it('issue-6 §2: no answer is tried again', async () => {
    expect(await call({ url: 'http://127.0.0.1:1/' })).toEqual({ ok: false, error: 'ECONNREFUSED', reach: 'later' });
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.20.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/',
  ])('issue-6 §2: %s lies inside our own network and is refused', async (inside) => {
    const before = received.length;
    expect(await call({ url: inside }, false)).toEqual({ ok: false, error: 'EPRIVATE', reach: 'final' });
    expect(received.length).toBe(before);
  });
});
