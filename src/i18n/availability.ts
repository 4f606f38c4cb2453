import { type Month, toMonth } from '@/domain/calendar/south-african-time';
import { formatMonth } from './format';
import type { Locale } from './locales';
import { getWords } from './messages';

/** As it is stored; the date in ISO form. */
type Stored = {
  availability?: 'in-stock' | 'on-order' | 'coming-soon' | 'ending' | null;
  availableFrom?: string | null;
};

/**
 * How soon a derivative can be had, in words; null where it is not known. The month is told while it lies ahead or is
 * the present one.
 */
export function toAvailability({ availability, availableFrom }: Stored, locale: Locale, now: Date): string | null {
  if (!availability) return null;
  const t = getWords(locale, 'vehicle');
  const from = availableFrom ? toMonth(new Date(availableFrom)) : null;
  const isAwaited = availability === 'on-order' || availability === 'coming-soon';
  if (!isAwaited || !from || countOf(from) < countOf(toMonth(now))) return t(`availability.${availability}`);
  return t(`availability.${availability}-from`, { month: formatMonth(locale, from) });
}

function countOf({ year, month }: Month): number {
  return year * 12 + month;
}
