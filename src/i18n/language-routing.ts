import type { NextConfig } from 'next';
import { varyMarker } from '../lib/http-repairs';

/**
 * How public addresses become pages, without any code per request (X-07, D-332 to D-335):
 * every page lives at `/{locale}/…` inside; outside, English has no prefix, `/af` and `/zu` are prefixes,
 * `?locale=` beats the `language` cookie, and the older suffixes `-afr`, `-zulu`, `/af`, `/zu` still resolve.
 */

type Rewrites = Extract<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, { beforeFiles?: unknown }>;
type Rewrite = NonNullable<Rewrites['beforeFiles']>[number];
type Redirect = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>[number];
type Header = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number];

/** First path parts that are not pages. */
const systemParts = [
  'admin',
  'api',
  '_next',
  'gallery',
  'preview',
  'language',
  'fonts',
  'livez',
  'readyz',
  'sitemap\\.xml',
  'robots\\.txt',
  'favicon\\.ico',
  'icon\\.svg',
];

/** A page's path without a language prefix, as the parameter `path`. */
const unprefixed = `/:path((?!(?:${[...systemParts, 'en', 'af', 'zu'].join('|')})(?:/|$)).*)`;

/** The language cookie and query values of each prefix. */
const languages = [
  { prefix: 'af', values: 'af' },
  { prefix: 'zu', values: 'zulu|zu' },
] as const;

export const languageRewrites: Rewrite[] = [
  ...languages.flatMap(({ prefix }): Rewrite[] => {
    const dashed = prefix === 'af' ? '-afr' : '-zulu';
    return [
      { source: `${unprefixed}${dashed}`, destination: `/${prefix}/:path` },
      { source: `${unprefixed}/${prefix}`, destination: `/${prefix}/:path` },
    ];
  }),
  { source: unprefixed, has: [{ type: 'query', key: 'locale', value: 'en' }], destination: '/en/:path' },
  ...languages.map(
    ({ prefix, values }): Rewrite => ({
      source: unprefixed,
      has: [{ type: 'query', key: 'locale', value: values }],
      destination: `/${prefix}/:path`,
    }),
  ),
  ...languages.map(
    ({ prefix, values }): Rewrite => ({
      source: unprefixed,
      has: [{ type: 'cookie', key: 'language', value: values }],
      destination: `/${prefix}/:path`,
    }),
  ),
  { source: unprefixed, destination: '/en/:path' },
];

/** English has no prefix outside, and `/zulu/…` is `/zu/…`. */
export const languageRedirects: Redirect[] = [
  { source: '/en/:path*', destination: '/:path*', permanent: true },
  { source: '/zulu/:path*', destination: '/zu/:path*', permanent: true },
];

const publicPage = 'public, max-age=0, must-revalidate';

/**
 * A shared cache asks again each time, so that a publish shows on the next request; an unprefixed address
 * whose language came from the cookie or the query belongs to one visitor.
 */
export const languageHeaders: Header[] = [
  { source: '/:locale(af|zu)/:path*', headers: [{ key: 'Cache-Control', value: publicPage }] },
  { source: '/:locale(af|zu)', headers: [{ key: 'Cache-Control', value: publicPage }] },
  {
    source: unprefixed,
    headers: [
      { key: 'Cache-Control', value: publicPage },
      { key: varyMarker, value: '1' },
    ],
  },
  ...(['cookie', 'query'] as const).flatMap((type) =>
    ['en', 'af', 'zulu|zu'].map(
      (values): Header => ({
        source: unprefixed,
        has: [{ type, key: type === 'cookie' ? 'language' : 'locale', value: values }],
        headers: [
          { key: 'Cache-Control', value: 'private, no-cache' },
          { key: varyMarker, value: '1' },
          ...(type === 'query'
            ? [
                {
                  key: 'Set-Cookie',
                  value: `language=${values.split('|')[0]}; Path=/; Max-Age=31536000; SameSite=Lax`,
                },
              ]
            : []),
        ],
      }),
    ),
  ),
  // A form's page carries a key of one visitor.
  { source: '/:locale(af|zu)?/enquiry/:path*', headers: [{ key: 'Cache-Control', value: 'private, no-store' }] },
];
