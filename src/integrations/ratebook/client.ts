import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

/** Why a list could not be read; `isPassing`: it may be different the next moment. */
type Failure = { ok: false; error: string; isPassing: boolean };

export type ReadList = (path: string) => Promise<{ ok: true; value: unknown[] } | Failure>;

/**
 * Reads lists of JSON below an address. Each attempt has `timeoutMs` from the connection to the last byte; what passes
 * (network, time, 5xx) is tried a second time. A redirect to another host is not followed, and no more than `mostBytes`
 * are read. Node's own client: Next's `fetch` would keep answers, or make the page that waits for one a dynamic one.
 */
export function createRatebookClient({
  url,
  timeoutMs = 3_000,
  retryAfterMs = 250,
  mostBytes = 8 * 1024 * 1024,
}: {
  /** Without a slash at its end. */
  url: string;
  timeoutMs?: number;
  retryAfterMs?: number;
  mostBytes?: number;
}): ReadList {
  const attempt = async (path: string) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return toList(await read(new URL(url + path), { signal, mostBytes, isRedirected: false }));
    } catch (error) {
      return failed(signal.aborted ? 'timeout' : codeOf(error), true);
    }
  };
  return async (path) => {
    const first = await attempt(path);
    if (first.ok || !first.isPassing) return first;
    await wait(retryAfterMs);
    return attempt(path);
  };
}

type Answered = { ok: true; value: string } | Failure;

async function read(
  target: URL,
  limits: { signal: AbortSignal; mostBytes: number; isRedirected: boolean },
): Promise<Answered> {
  const response = await ask(target, limits.signal);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return readBody(response, limits.mostBytes);
  response.destroy();
  if (![301, 302, 303, 307, 308].includes(statusCode)) return failed(`status ${statusCode}`, statusCode >= 500);
  const next = URL.canParse(headers.location ?? '', target) ? new URL(headers.location ?? '', target) : null;
  if (limits.isRedirected || next?.origin !== target.origin) return failed('redirected elsewhere', false);
  next.username = target.username;
  next.password = target.password;
  return read(next, { ...limits, isRedirected: true });
}

function ask(target: URL, signal: AbortSignal): Promise<IncomingMessage> {
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { Accept: 'application/json', 'Accept-Encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request(target, { signal, headers }, resolve).on('error', reject).end();
  });
}

async function readBody(response: IncomingMessage, mostBytes: number): Promise<Answered> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    // leaving the loop ends the connection
    if (bytes > mostBytes) return failed('too long', false);
    chunks.push(chunk);
  }
  return { ok: true, value: new TextDecoder().decode(Buffer.concat(chunks)) };
}

function toList(answered: Answered): { ok: true; value: unknown[] } | Failure {
  if (!answered.ok) return answered;
  try {
    const value: unknown = JSON.parse(answered.value);
    return Array.isArray(value) ? { ok: true, value } : failed('no list', false);
  } catch {
    return failed('no JSON', false);
  }
}

function failed(error: string, isPassing: boolean): Failure {
  return { ok: false, error, isPassing };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
}
