import { DELETE, GET, PATCH, POST } from '@/app/(payload)/api/[...slug]/route';

/** One answer of the CMS's own REST interface. */
export type RestAnswer = { status: number; headers: Headers; text: string; json: unknown };

const route = { GET, POST, PATCH, DELETE };
export type Method = keyof typeof route;

/**
 * Asks the CMS's REST interface through the site's own route: a visitor, or with `token` somebody who has signed in.
 * `path` begins after /api.
 */
export async function rest(
  path: string,
  { method = 'GET', token, body }: { method?: Method; token?: string; body?: unknown } = {},
): Promise<RestAnswer> {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `JWT ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const slug = path.replace(/\?.*$/s, '').split('/').slice(1).map(decodeURIComponent);
  const response = await route[method](request, { params: Promise.resolve({ slug }) });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
}

/** The records of a list answer. */
export function docsOf({ json }: RestAnswer): Record<string, unknown>[] {
  if (typeof json === 'object' && json !== null && 'docs' in json && Array.isArray(json.docs)) return json.docs;
  throw new Error(`not a list: ${JSON.stringify(json)}`);
}
