import { enquiryFormOfType } from '@/domain/form/forms/enquiry-forms';

/** Days for types that no form describes. */
const otherDays = 365;

/** Days for the name and address of who left the newsletter; the consent stays as a proof of its own. */
export const leftReaderDays = 90;

/** Days for an answered request about data, counted from its answer: within them its answer may be disputed. */
export const answeredRequestDays = 365;

/** Days for mail that belongs to no enquiry: editions, confirmations, receipts, letters about data, alarms. */
export const otherMailDays = 90;

/**
 * How long enquiries of a type are kept, and the name under which that is set and noted: the form's, or the type's own.
 * An editor may shorten it, never lengthen it (issue 6 §4).
 */
export function retentionOf(
  type: string,
  shortened: readonly { form: string; days: number }[],
): { name: string; days: number } {
  const form = enquiryFormOfType(type);
  const name = form?.name ?? type;
  const wanted = shortened
    .filter((rule) => [name, type].some((known) => known.toLowerCase() === rule.form.trim().toLowerCase()))
    .map(({ days }) => days);
  return { name, days: Math.min(form?.retentionDays ?? otherDays, ...wanted) };
}
