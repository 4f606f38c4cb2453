import 'server-only';
import { createHash } from 'node:crypto';
import { isLocale } from '@/i18n/locales';
import { toPriceListCsv } from './price-list-csv';
import type { PriceList } from './price-list-model';
import { toPriceListPdf } from './price-list-pdf';
import { readPriceList } from './read-price-list';

type Asked = { request: Request; locale: string; kind: 'csv' | 'pdf' };

/**
 * A price list as a file to keep, in the language of its address; `?range=` asks for one range. 404 for an unknown
 * range. The file is made once for what it says, and named by it.
 */
export async function sendPriceList({ request, locale, kind }: Asked): Promise<Response> {
  const rangeSlug = new URL(request.url).searchParams.get('range') || null;
  const list = isLocale(locale) ? await readPriceList(locale, { rangeSlug, now: new Date() }) : null;
  if (!list) return new Response(null, { status: 404 });
  const name = createHash('sha256').update(kind).update(JSON.stringify(list)).digest('base64url').slice(0, 27);
  const headers = {
    'Content-Type': kind === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
    'Content-Disposition': `${kind === 'csv' ? 'attachment' : 'inline'}; filename="${list.fileName}.${kind}"`,
    'Content-Language': list.locale,
    ETag: `"${name}"`,
    'X-Robots-Tag': 'noindex',
  };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === headers.ETag))
    return new Response(null, { status: 304, headers });
  const body = kind === 'csv' ? toPriceListCsv(list) : await keptPdf(name, list);
  return new Response(body, { headers });
}

/** The files made last, by what they say: a change makes another one. As many as there are ranges and languages. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const mostKept = 128;

function keptPdf(name: string, list: PriceList): Promise<Uint8Array<ArrayBuffer>> {
  const known = kept.get(name);
  const made = known ?? toPriceListPdf(list);
  kept.delete(name);
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return made;
}
