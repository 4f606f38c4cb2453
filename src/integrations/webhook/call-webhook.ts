import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export type WebhookCall = {
  url: string;
  /** JSON. */
  body: string;
  /** Signs the call; the second while a secret is changed. At least one. */
  secrets: readonly string[];
  /** The same on every attempt. */
  idempotencyKey: string;
  now: Date;
};

/** `error` is a code such as `EHTTP 503`. `reach`: whether trying again can help. */
export type WebhookOutcome = { ok: true } | { ok: false; error: string; reach: 'later' | 'final' };

export type WebhookCaller = (call: WebhookCall) => Promise<WebhookOutcome>;

const limitMs = 10_000;

/**
 * Calls dealers' systems (issue 6 §2, Also out): a POST of JSON, signed over timestamp and body. It gives up after 10
 * seconds and follows no redirect. An address inside our own network is refused, however it is written: the name is
 * looked up once and the connection goes to what was found. Never throws.
 */
export function createWebhookCaller({ allowsPrivate }: { allowsPrivate: boolean }): WebhookCaller {
  return async (call) => {
    if (!URL.canParse(call.url)) return { ok: false, error: 'EURL', reach: 'final' };
    const url = new URL(call.url);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (!allowsPrivate && isIP(host) && isPrivate(host)) return { ok: false, error: 'EPRIVATE', reach: 'final' };
    try {
      return toOutcome(await post(url, call, allowsPrivate));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'ETIMEDOUT';
      return { ok: false, error: code, reach: code === 'EPRIVATE' ? 'final' : 'later' };
    }
  };
}

/** `X-Forecourt-Signature`: `v1=` and the HMAC-SHA256 of `{timestamp}.{body}` in hexadecimal, one for each secret. */
export function signWebhook(timestamp: string, body: string, secrets: readonly string[]): string {
  return secrets
    .map((secret) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`)
    .join(',');
}

function post(url: URL, { body, secrets, idempotencyKey, now }: WebhookCall, allowsPrivate: boolean): Promise<number> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(limitMs),
        ...(allowsPrivate ? {} : { lookup: lookupPublic }),
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'Forecourt',
          'Idempotency-Key': idempotencyKey,
          'X-Forecourt-Timestamp': timestamp,
          'X-Forecourt-Signature': signWebhook(timestamp, body, secrets),
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        // Nothing is read of what it says.
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const passing = [408, 425, 429];

function toOutcome(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { ok: true };
  const reach = status >= 500 || status === 0 || passing.includes(status) ? 'later' : 'final';
  return { ok: false, error: `EHTTP ${status}`, reach };
}

/** Finds no address of our own network. Node asks for all addresses and takes the first that answers. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isInside = addresses.length === 0 || addresses.some(({ address }) => isPrivate(address));
    const refusal = Object.assign(new Error('An address of our own network.'), { code: 'EPRIVATE' });
    return isInside ? callback(refusal, []) : callback(null, addresses);
  });
};

/** Loopback, private, link-local, shared, multicast and reserved ranges (RFC 6890), in IPv4 and IPv6. */
const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv6');
}

/** An IPv4 address in the clothes of IPv6 counts as what it is: `BlockList` sees to that. */
function isPrivate(address: string): boolean {
  return privateRanges.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
