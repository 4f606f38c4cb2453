import { cookieValues, localePath, toLocale } from '@/i18n/locales';
import { toReturnPath } from '@/i18n/return-path';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Changes the language: keeps the choice for 365 days (D-329) and loads the page again in it (D-330).
 * `to` is a path of this site; anything else leads home.
 */
export async function GET(request: Request, { params }: { params: Promise<{ language: string }> }) {
  const locale = toLocale((await params).language);
  const target = toReturnPath({
    to: new URL(request.url).searchParams.get('to'),
    referrer: request.headers.get('referer'),
    host: request.headers.get('host'),
  });
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  headers.set('Location', locale ? localePath(locale, target) : target);
  if (locale) {
    headers.set('Set-Cookie', `language=${cookieValues[locale]}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`);
  }
  return new Response(null, { status: 303, headers });
}
