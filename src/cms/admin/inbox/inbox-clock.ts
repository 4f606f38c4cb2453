import { type EnquiryMoments, stateOf } from '@/domain/enquiry/enquiry-progress';
import { openMinutesBetween, type Timetable } from '@/domain/opening-hours/open-time';

/** What the clock of an enquiry says, in open hours of its dealer. */
export function toClock(enquiry: EnquiryMoments & { submittedAt: Date }, timetable: Timetable, now: Date): string {
  const { answerDueAt, answeredAt, submittedAt } = enquiry;
  const between = (from: Date, to: Date) => toHours(openMinutesBetween(timetable, { from, to }));
  const state = stateOf(enquiry, now);
  if (answeredAt) return `Answered in ${between(submittedAt, answeredAt)}`;
  if (state === 'closed' || state === 'answering' || !answerDueAt) return '';
  return state === 'late' ? `Late by ${between(answerDueAt, now)}` : `${between(now, answerDueAt)} left`;
}

/** Open time in words: `1 h 5 min`. */
export function toHours(minutes: number): string {
  const whole = Math.round(minutes);
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  if (hours === 0) return `${whole} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
