import { getEnv } from './env';

/** Where this process answers itself, without a path: for a page that a route handler cannot render. */
export function ownAddress(): string {
  const { host, port } = getEnv();
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
