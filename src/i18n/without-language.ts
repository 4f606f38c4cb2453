import { locales } from './locales';

/**
 * A local path as it is in English: without prefix, suffix (`-afr`, `-zulu`, `/af`, `/zu`) and `locale` parameter.
 * Whatever is no path of this site becomes `/`.
 */
export function withoutLanguage(target: string): string {
  const base = 'http://site.invalid';
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, base)) return '/';
  const url = new URL(target, base);
  if (url.origin !== base) return '/';
  url.searchParams.delete('locale');
  const parts = url.pathname.split('/').filter(Boolean);
  const isLanguage = (part: string | undefined) => locales.some((locale) => locale === part) || part === 'zulu';
  if (isLanguage(parts[0])) parts.shift();
  if (isLanguage(parts.at(-1))) parts.pop();
  const path = `/${parts.join('/')}`.replace(/-(afr|zulu)$/, '');
  return `${path}${url.search}`;
}
