import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/**
 * The settings of this process, parsed once from the environment (contract.md, "Run").
 * Paths are absolute; `siteUrl` has no trailing slash; `databaseUrl` is `file:<absolute path>` or `postgres://…`.
 */
export type Env = Readonly<{
  port: number;
  host: string;
  siteUrl: string;
  dataDir: string;
  databaseUrl: string;
  databaseKind: 'sqlite' | 'postgres';
  payloadSecret: string;
  /** No secret was given and the database is a file: the demo market may be loaded into an empty database. */
  isDemoMode: boolean;
  /** `null`: mail goes to the mail sink under `dataDir`. */
  smtpUrl: string | null;
  /** The backend that quotes, promotions and guaranteed values come from, without a slash at its end; `null`: our own. */
  ratebookUrl: string | null;
  /** The antivirus that files of visitors are shown to: `tcp://host:port` or `unix:/path`; `null`: none. */
  clamdUrl: string | null;
  /** Divides every retry wait of the outbox. */
  outboxTimeScale: number;
  /** How many proxies in front may set the client's address. */
  trustProxyHops: number;
  logLevel: LogLevel;
}>;

/** One setting that cannot be used; `message` is the one line shown to whoever started the site. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * The settings, parsed on first use and kept. In demo mode the first use makes `DATA_DIR/secret`.
 * @throws {EnvError} when a variable is missing, malformed or not supported yet.
 */
export function getEnv(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/**
 * Parses settings from any source of variables; an empty value counts as unset.
 * @throws {EnvError} naming the first variable that cannot be used. Values are shown only where they hold no secret.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  refuseUnsupported(given);
  const result = v.safeParse(schema, given, { abortPipeEarly: true });
  if (!result.success) throw new EnvError(describe(result.issues[0], given));
  const variables = result.output;

  const databaseUrl = variables.DATABASE_URL ?? `file:${join(variables.DATA_DIR, 'forecourt.db')}`;
  const databaseKind = databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres';
  const isDemoMode = databaseKind === 'sqlite' && variables.PAYLOAD_SECRET === undefined;
  if (!isDemoMode && variables.PAYLOAD_SECRET === undefined) {
    throw new EnvError('PAYLOAD_SECRET is required with a postgres:// database: give at least 32 random characters.');
  }
  return Object.freeze({
    port: variables.PORT,
    host: variables.HOST,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    dataDir: variables.DATA_DIR,
    databaseUrl,
    databaseKind,
    payloadSecret: variables.PAYLOAD_SECRET ?? demoSecret(variables.DATA_DIR),
    isDemoMode,
    smtpUrl: variables.SMTP_URL ?? null,
    ratebookUrl: variables.UPSTREAM_RATEBOOK_URL ?? null,
    clamdUrl: variables.CLAMD_URL ?? null,
    outboxTimeScale: variables.OUTBOX_TIME_SCALE,
    trustProxyHops: variables.TRUST_PROXY_HOPS,
    logLevel: variables.LOG_LEVEL,
  });
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

let parsed: Env | undefined;

const wholeNumber = (least: number, most: number) => {
  const rule = `must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, rule),
    v.transform(Number),
    v.minValue(least, rule),
    v.maxValue(most, rule),
  );
};

const urlOf = (protocols: readonly string[], rule: string) =>
  v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), rule),
  );

const schema = v.object({
  PORT: v.optional(wholeNumber(1, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be a host name or an address')), '0.0.0.0'),
  SITE_URL: v.optional(
    v.pipe(
      urlOf(['http:', 'https:'], 'must be an address like https://www.example.com'),
      v.check((value) => new URL(value).pathname === '/', 'must have no path'),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => resolve(value)),
    ),
    './data',
  ),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(file:.|postgres(ql)?:\/\/.)/, 'must start with file: or postgres://'),
      v.check((value) => value.startsWith('file:') || URL.canParse(value), 'is not a well-formed postgres:// address'),
      v.transform((value) => (value.startsWith('file:') ? `file:${databaseFile(value)}` : value)),
    ),
  ),
  PAYLOAD_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(32, 'is too short: give at least 32 random characters'),
      v.check((value) => !isPredictable(value), 'is too easy to guess: give at least 32 random characters'),
    ),
  ),
  SMTP_URL: v.optional(urlOf(['smtp:', 'smtps:'], 'must be an address like smtp://user:password@mail.example:587')),
  UPSTREAM_RATEBOOK_URL: v.optional(
    v.pipe(
      urlOf(['http:', 'https:'], 'must be an address like https://backend.example'),
      v.check((value) => !/[?#]/.test(value), 'must have no query'),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
  ),
  CLAMD_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(tcp:\/\/[^/?#@]+:\d{1,5}|unix:\/.+)$/, 'must be tcp://host:port or unix:/path'),
      v.check((value) => URL.canParse(value), 'must be tcp://host:port or unix:/path'),
    ),
  ),
  OUTBOX_TIME_SCALE: v.optional(wholeNumber(1, 100_000), '1'),
  TRUST_PROXY_HOPS: v.optional(wholeNumber(0, 10), '0'),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
});

const unsupported = [
  { pattern: /^REDIS_URL$/, instead: 'the site runs as one instance with its cache in memory' },
  { pattern: /^S3_/, instead: 'files are kept under DATA_DIR' },
  { pattern: /^UPSTREAM_(?!RATEBOOK_).*URL$/, instead: 'the site uses its embedded store' },
] as const;

function refuseUnsupported(given: Readonly<Record<string, string | undefined>>) {
  for (const name of Object.keys(given)) {
    const rule = unsupported.find(({ pattern }) => pattern.test(name));
    if (!rule) continue;
    if (name.startsWith('UPSTREAM_') && !/^https?:\/\//.test(given[name] ?? '')) {
      throw new EnvError(`${name} must be an address like https://backend.example.`);
    }
    throw new EnvError(`${name} is not supported by this version: ${rule.instead}. Unset it to start.`);
  }
}

function describe(issue: v.BaseIssue<unknown>, given: Readonly<Record<string, string | undefined>>) {
  const name = v.getDotPath(issue) ?? 'The environment';
  const shown = ['PORT', 'HOST', 'CLAMD_URL', 'OUTBOX_TIME_SCALE', 'TRUST_PROXY_HOPS', 'LOG_LEVEL'].includes(name);
  return `${name} ${issue.message}${shown ? ` (it is ${JSON.stringify(given[name])})` : ''}.`;
}

function databaseFile(url: string) {
  return url.startsWith('file://') ? fileURLToPath(url) : resolve(url.slice('file:'.length));
}

/** Few different characters, or the same few over and over. */
function isPredictable(secret: string) {
  if (new Set(secret).size < 10) return true;
  for (let period = 1; period <= secret.length / 2; period += 1) {
    if (secret.startsWith(secret.slice(period))) return true;
  }
  return false;
}

/** Made once and kept, so that logins and previews outlive a restart. */
function demoSecret(dataDir: string) {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new EnvError(`DATA_DIR cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new EnvError(`${file} does not hold a whole secret: remove it to have a new one made.`);
  return secret;
}
