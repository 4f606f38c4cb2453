import type { Locale } from './locales';

/** Groups of three digits, parted by a space that does not break. */
function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}

/**
 * Whole rand as the site writes them in every language: `R` and the number with spaces between thousands (D-378).
 * Cents are rounded away.
 */
export function formatRand(rand: number, prefix = 'R'): string {
  const whole = Math.round(rand);
  return `${whole < 0 ? '\u2212' : ''}${prefix}${grouped(Math.abs(whole))}`;
}

/** Rand to the cent, as an amount that somebody pays is written: cents only where there are any. */
export function formatRandExact(rand: number, prefix = 'R'): string {
  const cents = Math.round(Math.abs(rand) * 100);
  const tail = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`;
  return `${rand < 0 ? '\u2212' : ''}${prefix}${grouped(Math.floor(cents / 100))}${tail}`;
}

/** At most two decimals, none that say nothing; the same in every language, as amounts are. */
export function formatPercent(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** A date in words, day first, in Johannesburg's time. Runs on the server: browsers lack isiZulu's names. */
export function formatDate(locale: Locale, date: Date | string): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-ZA' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Africa/Johannesburg',
  });
  if (locale !== 'zu') return format.format(new Date(date));
  // for isiZulu the month would stand first, as in American English
  const parts = new Map(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}

/** A month in words: `November 2032`. Runs on the server, as dates do. */
export function formatMonth(locale: Locale, { year, month }: { year: number; month: number }): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-ZA' : locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(year, month - 1));
}
