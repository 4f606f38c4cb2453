import { type Locale, locales } from '@/i18n/locales';

/** A localized leaf as a read of all languages gives it. */
export type Triple = Partial<Record<Locale, unknown>>;

/** Every localized leaf in records read with `locale: 'all'`. */
export function triplesOf(value: unknown): Triple[] {
  if (isTriple(value)) return [value];
  return childrenOf(value).flatMap(([, child]) => triplesOf(child));
}

/** Every text in it. */
export function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return childrenOf(value).flatMap(([, child]) => leavesOf(child));
}

/** Every text that stands under one of the names. */
export function valuesNamed(value: unknown, names: string[]): string[] {
  return childrenOf(value).flatMap(([name, child]) =>
    typeof child === 'string' && names.includes(name) ? [child] : valuesNamed(child, names),
  );
}

function isTriple(value: unknown): value is Triple {
  const names = childrenOf(value).map(([name]) => name);
  return !Array.isArray(value) && names.length > 0 && names.every((name) => locales.some((locale) => locale === name));
}

function childrenOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
