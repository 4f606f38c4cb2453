import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginRefused } from '@/cms/access/login';
import { openCms } from './database';
import { rest } from './visitor-rest';

const password = 'a long enough password';

let cms: Payload;
beforeAll(async () => {
  cms = await openCms();
});

/** An account of its own for every test, so that no test is locked out by another. */
let email: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `editor-${count}@forecourt.example`;
  await cms.create({ collection: 'users', data: { email, password, name: 'Editor', role: 'editor' } });
});

const waits = vi.fn<(milliseconds: number) => void>();
const hashes = vi.fn<(iterations: number, length: number) => void>();

beforeEach(() => {
  waits.mockClear();
  hashes.mockClear();
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (milliseconds = 0) => {
    waits(milliseconds);
    return undefined as never;
  });
  const pbkdf2 = crypto.pbkdf2;
  vi.spyOn(crypto, 'pbkdf2').mockImplementation((secret, salt, iterations, length, digest, done) => {
    hashes(iterations, length);
    pbkdf2(secret, salt, iterations, length, digest, done);
  });
  syncBuiltinESMExports();
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const signIn = (body: unknown) => rest('/users/login', { method: 'POST', body });

describe('signing in', () => {
  it('issue-2 §1: the right password sets a cookie that scripts and other sites cannot use', async () => {
    const { status, headers, json, text } = await signIn({ email, password });
    expect(status).toBe(200);
    expect(json).toMatchObject({ user: { email, role: 'editor' }, token: expect.any(String), exp: expect.any(Number) });
    expect(text).not.toMatch(/"(hash|salt|password)"/);
    const cookie = headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^payload-token=\S+;/);
    for (const rule of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(rule);
    expect(waits).not.toHaveBeenCalled();
  });

  it('issue-2 §1: a wrong name, a wrong password and a locked account get the same answer for the same work', async () => {
    const refuse = async (body: unknown) => {
      waits.mockClear();
      hashes.mockClear();
      const { status, headers, text } = await signIn(body);
      return {
        status,
        text,
        headers: [...headers].toSorted(),
        waits: waits.mock.calls.length,
        hashes: hashes.mock.calls,
      };
    };
    const wrongName = await refuse({ email: 'nobody@forecourt.example', password });
    const wrongPassword = await refuse({ email, password: 'wrong' });
    await cms.update({
      collection: 'users',
      where: { email: { equals: email } },
      data: { lockUntil: new Date(Date.now() + 60_000).toISOString(), loginAttempts: 5 },
    });
    const locked = await refuse({ email, password });

    for (const answer of [wrongName, wrongPassword, locked]) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(wrongName.text);
      expect(answer.headers).toEqual(wrongName.headers);
      expect(answer.headers.map(([name]) => name)).not.toContain('set-cookie');
      // Each hashes as Payload does for a comparison, and each waits for the same end.
      expect(answer.hashes).toContainEqual([600_000, 32]);
      expect(answer.waits).toBe(1);
    }
  });

  it.each([
    ['no name', { password }],
    ['no password', { email: 'editor-1@forecourt.example' }],
    ['an empty body', {}],
    ['a name that is no text', { email: { like: 'e' }, password }],
    ['a password that is no text', { email: 'editor-1@forecourt.example', password: { like: 'e' } }],
    ['a very long password', { email: 'editor-1@forecourt.example', password: 'p'.repeat(8000) }],
  ])('issue-2 §1 §8: %s gets that answer too', async (_, body) => {
    const { status, text } = await signIn(body);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual({ errors: [{ message: loginRefused }] });
    expect(waits).toHaveBeenCalledTimes(1);
  });

  it('issue-2 §1: five wrong passwords lock the account, against the right one too, until an admin opens it', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await signIn({ email, password: `wrong ${attempt}` })).status).toBe(401);
    }
    const refused = await signIn({ email, password });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('Set-Cookie')).toBeNull();
    const { docs } = await cms.find({
      collection: 'users',
      where: { email: { equals: email } },
      showHiddenFields: true,
    });
    expect(Date.parse(String(docs[0]?.lockUntil))).toBeGreaterThan(Date.now());

    await cms.unlock({ collection: 'users', data: { email, password: '' }, overrideAccess: true });
    expect((await signIn({ email, password })).status).toBe(200);
  });

  it('issue-2 §1: four wrong passwords do not lock it', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await signIn({ email, password: 'wrong' });
    expect((await signIn({ email, password })).status).toBe(200);
  });

  it('issue-2 §1: asking for a new password tells nobody which addresses have an account', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const ask = (address: string) => rest('/users/forgot-password', { method: 'POST', body: { email: address } });
    const known = await ask(email);
    const unknown = await ask('nobody@forecourt.example');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});
