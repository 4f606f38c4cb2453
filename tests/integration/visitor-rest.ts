import { handleEndpoints } from 'payload';

/** One answer of the CMS's own REST interface, as the site's route gives it. */
export type RestAnswer = { status: number; headers: Headers; text: string; json: unknown };

/** Asks the CMS's REST interface: a visitor, or with `token` somebody who has signed in. `path` begins after /api. */
export async function rest(
  path: string,
  { method = 'GET', token, body }: { method?: string; token?: string; body?: unknown } = {},
): Promise<RestAnswer> {
  const { default: config } = await import('@/payload.config');
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: {
      ...(token ? { Authorization: `JWT ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') && text !== '';
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : null };
}

/** The records of a list answer. */
export function docsOf({ json }: RestAnswer): Record<string, unknown>[] {
  if (typeof json === 'object' && json !== null && 'docs' in json && Array.isArray(json.docs)) return json.docs;
  throw new Error(`not a list: ${JSON.stringify(json)}`);
}
