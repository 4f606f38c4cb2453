import 'server-only';
import { isLocale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { noStoreHeaders, plain } from '@/lib/own-answers';
import { getConsentReceipt } from '@/queries/consents';
import { toReceiptRows } from './receipt-words';

/** A receipt as a text to keep, in the language of its address; 404 for a wrong link. */
export async function sendReceipt({
  locale,
  code,
  proof,
}: {
  locale: string;
  code: string;
  proof: string;
}): Promise<Response> {
  if (!isLocale(locale)) return plain(404, '');
  const problems = getWords(locale, 'privateLink');
  const found = await getConsentReceipt(code, proof).then(
    (receipt) => ({ ok: true as const, receipt }),
    (error: unknown) => ({ ok: false as const, error }),
  );
  if (!found.ok) return plain(503, problems('unavailable'), noStoreHeaders(30));
  const { receipt } = found;
  if (!receipt) return plain(404, problems('unknown'));
  const words = getWords(locale, 'consent');
  const lines = [
    words('title'),
    '',
    ...toReceiptRows(locale, receipt).map(({ label, value }) => `${label}: ${value.replace(/\s+/g, ' ')}`),
    '',
    words('wordingTitle'),
    receipt.wording,
    '',
    words('wordingLanguage'),
  ];
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${words('file')}-${receipt.code.slice(0, 8)}.txt"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
