import type { Form } from '../form';
import { general } from './general';
import { juniorAcademy } from './junior-academy';
import { product } from './product';
import { specialOffer } from './special-offer';
import { corporateCitizenship, sponsorships } from './sponsorships';
import { tradeIn } from './trade-in';

/** The forms whose answers are enquiries, by name. */
export const enquiryForms = {
  'trade-in': tradeIn,
  'special-offer': specialOffer,
  'junior-academy': juniorAcademy,
  product,
  sponsorships,
  'corporate-citizenship': corporateCitizenship,
  general,
} as const satisfies Record<string, Form>;

export type EnquiryFormName = keyof typeof enquiryForms;

/** The form that an enquiry's type names, in any of its names; null for a type of no such form. */
export function enquiryFormOfType(type: string): Form | null {
  const all: readonly Form[] = Object.values(enquiryForms);
  return all.find((form) => form.type === type || form.alsoNamed?.includes(type)) ?? null;
}
