import { formatDate } from './format';
import type { Locale } from './locales';

/** A day with its time, in Johannesburg's time: `7 November 2026 at 14:30`. Runs on the server, as dates do. */
export function formatMoment(locale: Locale, moment: Date): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Africa/Johannesburg' } as const;
  if (locale === 'zu') {
    // for isiZulu the month would stand first, as in American English
    return `${formatDate(locale, moment)}, ${new Intl.DateTimeFormat(locale, time).format(moment)}`;
  }
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-ZA' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...time,
  }).format(moment);
}
