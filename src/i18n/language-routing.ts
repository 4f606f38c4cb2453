import { cookieValues, defaultLocale, type Locale, toLocale } from './locales';

/**
 * How public addresses become pages (X-07, D-332 to D-335): every page lives at `/{locale}/…` inside; outside, English
 * has no prefix, `/af` and `/zu` are prefixes, `?locale=` beats the `language` cookie, and the older suffixes `-afr`,
 * `-zulu`, `/af`, `/zu` still resolve.
 */
export type Routed =
  | { kind: 'system' }
  | { kind: 'redirect'; location: string }
  | {
      kind: 'page';
      /** Path and query as Next sees them. */
      url: string;
      /** Headers of the answer. */
      headers: Record<string, string>;
      /** The language may come from the cookie: no shared cache may hand it on without looking. */
      variesByCookie: boolean;
    };

/** Routes a request by its path with query, and by its `Cookie` header. */
export function routeLanguage(url: string, cookies: string | undefined): Routed {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const search = end < 0 ? '' : url.slice(end);
  const [, first = '', ...others] = path.split('/');
  if (systemParts.has(first)) return { kind: 'system' };
  const rest = `/${others.join('/')}`;
  if (first === defaultLocale) return { kind: 'redirect', location: toLocalPath(rest) + search };
  if (first === 'zulu') return { kind: 'redirect', location: withoutSlash(`/zu${rest}`) + search };
  if (path !== '/' && path.endsWith('/')) {
    return { kind: 'redirect', location: toLocalPath(withoutSlash(path)) + search };
  }
  if (first === 'af' || first === 'zu') return toPage(first, rest, search);

  const suffixed = suffixes.find(({ suffix }) => path.endsWith(suffix));
  if (suffixed) return toPage(suffixed.locale, withoutSlash(path.slice(0, -suffixed.suffix.length)), search);
  const asked = search ? toLocale(new URLSearchParams(search).get('locale')) : null;
  if (asked) {
    const cookie = `language=${cookieValues[asked]}; Path=/; Max-Age=31536000; SameSite=Lax`;
    return toPage(asked, path, search, { 'Cache-Control': 'private, no-cache', 'Set-Cookie': cookie });
  }
  const kept = toLocale(/(?:^|;\s*)language=([a-z]+)/.exec(cookies ?? '')?.[1]);
  if (kept) return toPage(kept, path, search, { 'Cache-Control': 'private, no-cache' });
  return toPage(defaultLocale, path, search, { 'Cache-Control': publicPage });
}

/** First path parts that are not pages. */
const systemParts = new Set([
  'admin',
  'api',
  '_next',
  'gallery',
  'preview',
  'language',
  'fonts',
  'livez',
  'readyz',
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
  'icon.svg',
]);

const suffixes = [
  { suffix: '-afr', locale: 'af' },
  { suffix: '/af', locale: 'af' },
  { suffix: '-zulu', locale: 'zu' },
  { suffix: '/zu', locale: 'zu' },
] as const;

/** A shared cache asks again each time, so that a publish shows on the next request. */
const publicPage = 'public, max-age=0, must-revalidate';

/** `own`: the headers of an address whose language is not in its path. */
function toPage(locale: Locale, path: string, search: string, own?: Record<string, string>): Routed {
  const isForm =
    /^\/(?:enquiry|enquiries|consents|newsletter|privacy\/requests?|buying-site|quotes\/refused|dealers\/[^/]+\/(?:kinto|finance)-offers)(?:\/|$)/.test(
      path,
    );
  return {
    kind: 'page',
    url: `/${locale}${path === '/' ? '' : path}${search}`,
    headers: {
      'Cache-Control': publicPage,
      ...own,
      // A form carries a key of its own for each visitor.
      ...(isForm ? { 'Cache-Control': 'private, no-store' } : {}),
    },
    variesByCookie: own !== undefined,
  };
}

/** Never `//host` nor `/\\host`: a browser would leave the site. */
function toLocalPath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
