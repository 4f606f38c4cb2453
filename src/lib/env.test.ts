import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env';

const secret = 'f3Kq9vT0zLw7PbX2mNd8RcY5hJs1GaQe';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-env-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const refusal = (variables: Record<string, string>) => {
  try {
    parseEnv({ DATA_DIR: dataDir, ...variables });
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return null;
};

describe('the environment', () => {
  it('contract Run: nothing set is demo mode on a file under DATA_DIR', () => {
    const env = parseEnv({ DATA_DIR: dataDir, PORT: '' });
    expect(env).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      databaseKind: 'sqlite',
      isDemoMode: true,
    });
    expect(env.databaseUrl).toBe(`file:${join(dataDir, 'forecourt.db')}`);
    expect(env).toMatchObject({ smtpUrl: null, outboxTimeScale: 1, trustProxyHops: 0 });
  });

  it('contract PAYLOAD_SECRET: the demo secret is made once, readable by its owner only', () => {
    const first = parseEnv({ DATA_DIR: dataDir }).payloadSecret;
    expect(parseEnv({ DATA_DIR: dataDir }).payloadSecret).toBe(first);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('contract PAYLOAD_SECRET: a half-written demo secret is refused', () => {
    writeFileSync(join(dataDir, 'secret'), 'short');
    expect(refusal({})).toContain('does not hold a whole secret');
  });

  it('contract PAYLOAD_SECRET: given, it ends demo mode; with Postgres it is required', () => {
    expect(parseEnv({ DATA_DIR: dataDir, PAYLOAD_SECRET: secret }).isDemoMode).toBe(false);
    expect(refusal({ DATABASE_URL: 'postgres://db.example/forecourt' })).toMatch(/^PAYLOAD_SECRET is required/);
    const env = parseEnv({ DATA_DIR: dataDir, DATABASE_URL: 'postgresql://db.example/f', PAYLOAD_SECRET: secret });
    expect(env).toMatchObject({ databaseKind: 'postgres', isDemoMode: false });
  });

  it.each(['secret', 'a'.repeat(64), 'abcdefghijkl'.repeat(4), '0123456789'.repeat(4)])(
    'contract PAYLOAD_SECRET: a weak one refuses to start and is not printed: %s',
    (weak) => {
      const line = refusal({ PAYLOAD_SECRET: weak });
      expect(line).toMatch(/^PAYLOAD_SECRET is too/);
      expect(line).not.toContain(weak);
    },
  );

  it('contract DATA_DIR, DATABASE_URL: relative paths become absolute', () => {
    const env = parseEnv({ DATA_DIR: './some/where', DATABASE_URL: 'file:./x.db', PAYLOAD_SECRET: secret });
    expect(env.dataDir).toBe(resolve('some/where'));
    expect(env.databaseUrl).toBe(`file:${resolve('x.db')}`);
    expect(parseEnv({ DATABASE_URL: 'file:///tmp/a.db', PAYLOAD_SECRET: secret }).databaseUrl).toBe('file:/tmp/a.db');
  });

  it('contract SITE_URL: is an origin', () => {
    expect(parseEnv({ DATA_DIR: dataDir, SITE_URL: 'https://www.forecourt.example/' }).siteUrl).toBe(
      'https://www.forecourt.example',
    );
    expect(refusal({ SITE_URL: 'https://forecourt.example/shop' })).toBe('SITE_URL must have no path.');
  });

  it.each([
    [{ PORT: '80a' }, 'PORT must be a whole number from 1 to 65535 (it is "80a").'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535 (it is "70000").'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an address (it is "a b").'],
    [{ SITE_URL: 'forecourt' }, 'SITE_URL must be an address like https://www.example.com.'],
    [{ DATABASE_URL: 'mysql://root:hunter2@db' }, 'DATABASE_URL must start with file: or postgres://.'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address like smtp://user:password@mail.example:587.'],
    [{ OUTBOX_TIME_SCALE: '0' }, 'OUTBOX_TIME_SCALE must be a whole number from 1 to 100000 (it is "0").'],
    [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS must be a whole number from 0 to 10 (it is "-1").'],
    [{ UPSTREAM_RATEBOOK_URL: 'ratebook' }, 'UPSTREAM_RATEBOOK_URL must be an address like https://backend.example.'],
    [
      { UPSTREAM_RATEBOOK_URL: 'ftp://user:hunter2@b' },
      'UPSTREAM_RATEBOOK_URL must be an address like https://backend.example.',
    ],
    [{ UPSTREAM_RATEBOOK_URL: 'https://backend.example/api?key=1' }, 'UPSTREAM_RATEBOOK_URL must have no query.'],
    [{ UPSTREAM_STOCK_URL: 'stock' }, 'UPSTREAM_STOCK_URL must be an address like https://backend.example.'],
    [{ CLAMD_URL: 'clamd:3310' }, 'CLAMD_URL must be tcp://host:port or unix:/path (it is "clamd:3310").'],
    [{ CLAMD_URL: 'tcp://clamd' }, 'CLAMD_URL must be tcp://host:port or unix:/path (it is "tcp://clamd").'],
    [
      { CLAMD_URL: 'tcp://clamd:99999' },
      'CLAMD_URL must be tcp://host:port or unix:/path (it is "tcp://clamd:99999").',
    ],
  ])('contract Run: a bad value is one clear line: %o', (variables, line) => {
    expect(refusal(variables)).toBe(line);
  });

  it('contract UPSTREAM_RATEBOOK_URL: is an address with or without a path; unset, the figures are our own', () => {
    expect(parseEnv({ DATA_DIR: dataDir }).ratebookUrl).toBeNull();
    const ratebookUrl = (url: string) => parseEnv({ DATA_DIR: dataDir, UPSTREAM_RATEBOOK_URL: url }).ratebookUrl;
    expect(ratebookUrl('https://backend.example/api/v1/')).toBe('https://backend.example/api/v1');
    expect(ratebookUrl('http://10.0.0.7:8080')).toBe('http://10.0.0.7:8080');
  });

  it('issue-6 §3: the antivirus is named by host and port or by a socket; unset, there is none', () => {
    const clamdUrl = (CLAMD_URL: string) => parseEnv({ DATA_DIR: dataDir, CLAMD_URL }).clamdUrl;
    expect(clamdUrl('')).toBeNull();
    for (const url of ['tcp://127.0.0.1:3310', 'tcp://[::1]:3310', 'unix:/run/clamav/clamd.ctl']) {
      expect(clamdUrl(url)).toBe(url);
    }
  });

  it.each(['REDIS_URL', 'S3_BUCKET', 'UPSTREAM_RECALLS_URL'])(
    'contract Run: a variable that is not supported yet refuses to start: %s',
    (name) => {
      expect(refusal({ [name]: 'https://other.example' })).toContain(`${name} is not supported by this version`);
    },
  );
});
