import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Set on every request by this process; whatever a visitor sends under this name is overwritten. */
const header = 'x-forecourt-client';

/**
 * Notes the client's address on every request before Next sees it: Next itself keeps an `X-Forwarded-For` that a
 * visitor made up. Call once when the process starts. `hops` is `TRUST_PROXY_HOPS`.
 */
export function noteClientAddresses(hops: number): void {
  subscribe('http.server.request.start', (event) => {
    const { request } = event as { request: IncomingMessage };
    request.headers[header] = toClientAddress({
      socketAddress: request.socket.remoteAddress ?? '',
      forwardedFor: String(request.headers['x-forwarded-for'] ?? ''),
      hops,
    });
  });
}

/** The address that `noteClientAddresses` noted. */
export function clientAddressOf(headers: { get: (name: string) => string | null }): string {
  return headers.get(header) ?? 'unknown';
}

/** Each trusted proxy appended the address it saw: the client's stands that many places from the end. */
export function toClientAddress({
  socketAddress,
  forwardedFor,
  hops,
}: {
  socketAddress: string;
  forwardedFor: string;
  hops: number;
}): string {
  const seen = forwardedFor
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const address = hops > 0 ? (seen.at(-hops) ?? seen[0] ?? socketAddress) : socketAddress;
  return address.replace(/^::ffff:/, '');
}
