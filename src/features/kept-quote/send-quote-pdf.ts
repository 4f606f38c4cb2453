import 'server-only';
import { createHash } from 'node:crypto';
import { localText } from '@/i18n/local-text';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getSiteSettings } from '@/queries/site-settings';
import { toQrModules } from './qr';
import { type QuotePdf, toQuotePdf } from './quote-pdf';
import { readKeptQuote } from './read-kept-quote';

/** A kept quote on one page, in the language of its address; 404 for an unknown code. */
export async function sendQuotePdf({ locale, code }: { locale: string; code: string }): Promise<Response> {
  const kept = isLocale(locale) ? await readKeptQuote(locale, code) : null;
  if (!kept || !isLocale(locale)) return new Response(null, { status: 404 });
  const { view } = kept;
  const settings = await getSiteSettings(locale);
  const t = getWords(locale, 'keptQuote');
  const body = await keptPdf({
    quote: view,
    brand: settings.brandName,
    qr: toQrModules(view.link),
    notes: [localText(settings, 'priceDisclaimer'), localText(settings, 'demonstrationNotice')].filter(
      (note) => note !== null,
    ),
    labels: { qr: t('showroom.qr') },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${t('file')}-${view.code}.pdf"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The files asked for last, by what they say: one is drawn once, however often it is opened. */
const drawn = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
const mostDrawn = 64;

function keptPdf(said: QuotePdf): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  const made = drawn.get(name) ?? toQuotePdf(said);
  drawn.delete(name);
  drawn.set(name, made);
  made.catch(() => drawn.delete(name));
  for (const oldest of drawn.keys()) {
    if (drawn.size <= mostDrawn) break;
    drawn.delete(oldest);
  }
  return made;
}
