import { toMonth } from '@/domain/calendar/south-african-time';
import { formatMonth, formatRandExact } from '@/i18n/format';
import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';

type PumpPrices = { pricesFrom: string; petrolPerLitre: number; dieselPerLitre: number };

/** The stated pump prices and the month that they are of. */
export function pumpNote(locale: Locale, { pricesFrom, petrolPerLitre, dieselPerLitre }: PumpPrices): string {
  return getWords(locale, 'keeping')('notes.pump', {
    month: formatMonth(locale, toMonth(new Date(pricesFrom))),
    petrol: formatRandExact(petrolPerLitre),
    diesel: formatRandExact(dieselPerLitre),
  });
}
