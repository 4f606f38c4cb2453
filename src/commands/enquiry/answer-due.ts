import type { Payload } from 'payload';
import { readTimetables } from '@/cms/open-times';
import { usualPromisedHours } from '@/domain/enquiry/enquiry-progress';
import { addOpenMinutes } from '@/domain/opening-hours/open-time';

/**
 * When an enquiry that is accepted now is to be answered: after the promised hours, counted in the dealer's open hours
 * without public holidays; without a dealer in South Africa's working hours (issue 6 §2, Status).
 */
export async function toAnswerDueAt(payload: Payload, dealerId: number | null, now: Date): Promise<Date> {
  const [settings, timetableOf] = await Promise.all([
    payload.findGlobal({ slug: 'enquiry-settings', depth: 0, locale: 'en', select: { promisedHours: true } }),
    readTimetables(payload, [dealerId]),
  ]);
  const minutes = (settings.promisedHours ?? usualPromisedHours) * 60;
  return addOpenMinutes(timetableOf(dealerId), { from: now, minutes });
}
