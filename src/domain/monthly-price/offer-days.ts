import { southAfricanOffsetMs } from '../calendar/south-african-time';

/** When a promotion runs. Dates as they are stored, in ISO form. */
type Promotion = { promoStartDate: string; promoEndDate: string };

type LeaseQuote = { validUntil: string };

/** Whether a promotion runs: from its first day to the end of its last one, both Johannesburg's. */
export function isRunning(promotion: Promotion, now: Date): boolean {
  const today = toDay(now);
  return toDay(promotion.promoStartDate) <= today && today <= toDay(promotion.promoEndDate);
}

/** Whether a lease quote still holds: to the end of its last day in Johannesburg. */
export function isValid(quote: LeaseQuote, now: Date): boolean {
  return toDay(now) <= toDay(quote.validUntil);
}

/** The next moment after `now` at which one of the promotions begins or has ended; null when none will. */
export function nextPromotionChange(promotions: readonly Promotion[], now: Date): Date | null {
  return nextOf(
    promotions.flatMap(({ promoStartDate, promoEndDate }) => [toDay(promoStartDate), toDay(promoEndDate) + 1]),
    now,
  );
}

/** The next moment after `now` at which one of the quotes holds no longer; null when none will. */
export function nextLeaseChange(quotes: readonly LeaseQuote[], now: Date): Date | null {
  return nextOf(
    quotes.map(({ validUntil }) => toDay(validUntil) + 1),
    now,
  );
}

function nextOf(days: number[], now: Date): Date | null {
  const moments = days.map((day) => day * dayMs - southAfricanOffsetMs).filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

/** The day in South Africa, counted from 1 January 1970. */
function toDay(date: Date | string): number {
  return Math.floor((new Date(date).getTime() + southAfricanOffsetMs) / dayMs);
}

const dayMs = 24 * 60 * 60 * 1000;
