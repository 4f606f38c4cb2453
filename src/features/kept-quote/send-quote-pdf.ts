import 'server-only';
import { localText } from '@/i18n/local-text';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { getSiteSettings } from '@/queries/site-settings';
import { toQrModules } from './qr';
import { toQuotePdf } from './quote-pdf';
import { readKeptQuote } from './read-kept-quote';

/** A kept quote on one page, in the language of its address; 404 for an unknown code. */
export async function sendQuotePdf({ locale, code }: { locale: string; code: string }): Promise<Response> {
  const kept = isLocale(locale) ? await readKeptQuote(locale, code) : null;
  if (!kept || !isLocale(locale)) return new Response(null, { status: 404 });
  const { view } = kept;
  const settings = await getSiteSettings(locale);
  const t = getWords(locale, 'keptQuote');
  const body = await toQuotePdf({
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
