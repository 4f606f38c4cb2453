import { defaultLocale, toLocale } from '@/i18n/locales';

type RestHandler<Context> = (request: Request, context: Context) => Promise<Response>;

/**
 * What stands before the CMS's REST interface. A request without a language, or with one that the CMS does not have
 * (`default`), is about English words: without a language Payload would leave every word out, because it does not fall
 * back. A NUL character is refused: Postgres takes none.
 */
export function withRestDoor<Context>(handle: RestHandler<Context>): RestHandler<Context> {
  return async (request, context) => {
    const url = new URL(request.url);
    if (/%00|\0/.test(url.pathname + url.search)) {
      return Response.json({ errors: [{ message: 'A NUL character cannot be read.' }] }, { status: 400 });
    }
    const locale = url.searchParams.get('locale');
    const isKnown = locale === 'all' || locale === '*' || (locale !== null && toLocale(locale) === locale);
    // The query of an overridden method stands in the body, behind what is written into the address here.
    if (isKnown || request.headers.has('X-Payload-HTTP-Method-Override')) return handle(request, context);
    url.searchParams.set('locale', toLocale(locale) ?? defaultLocale);
    return handle(new Request(url, request), context);
  };
}
