import type { Operation } from '@/api/operation';
import { pdfOf, pngOf } from './upload-samples';

/** The request of an operation's own example; a list is asked for whole. `query` is added to it. */
export function exampleRequest(
  { method, path, example, filterFields, upload }: Operation,
  { query = '', headers = {} }: { query?: string; headers?: HeadersInit } = {},
): Request {
  if (upload) {
    const form = new FormData();
    form.set(upload.field, new Blob([upload.accepts === 'application/pdf' ? pdfOf() : pngOf()]), 'sample');
    return new Request(`http://localhost${path}`, { method, headers, body: form });
  }
  if (method === 'POST') return new Request(`http://localhost${path}`, { method, headers, body: example });
  const { pathname, search } = new URL(example, 'http://localhost');
  return new Request(`http://localhost${pathname}?${filterFields ? '' : `${search.slice(1)}&`}${query}`, { headers });
}

/** The parts of the example's address that the operation names. */
export function examplePath({ path, example }: Operation): Record<string, string> {
  return path.endsWith('/{slug}')
    ? { slug: new URL(example, 'http://localhost').pathname.split('/').at(-1) ?? '' }
    : {};
}
