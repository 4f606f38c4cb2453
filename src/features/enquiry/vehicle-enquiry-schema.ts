import * as v from 'valibot';
import { cleanLine } from '@/domain/enquiry/clean-line';
import { isDayAhead } from '@/domain/enquiry/preferred-day';
import type { BuyingStep } from '@/domain/vehicle/buying-link';
import {
  choice,
  contactFields,
  contactNumberError,
  isContactNumber,
  optionalChoice,
  readForm,
  toE164,
} from './contact-fields';
import type { EnquiryErrorCode, Typed, Validated } from './form-types';

/** The fields of a request about a vehicle, in the order of the form. A quote has no day and time. */
export const vehicleEnquiryFields = [
  'type',
  'modelCode',
  'colourCode',
  'fullName',
  'contactCountry',
  'contactNumber',
  'emailAddress',
  'province',
  'dealer',
  'preferredDate',
  'preferredTime',
] as const;

/** The parts of a day that a test drive can be asked for. */
export const preferredTimes = ['morning', 'afternoon'] as const;

export type VehicleEnquiry = v.InferOutput<ReturnType<typeof schemaOf>>;

/**
 * Validates a request for a quote or a test drive, the same in the browser and on the server. At most one error per
 * field, in the order of the form. `today` is the day in Johannesburg, as `2026-11-21`. Whether the dealer and the
 * model exist is for the server to say.
 */
export function readVehicleEnquiry(typed: Typed, { today }: { today: string }): Validated<VehicleEnquiry> {
  return readForm(schemaOf(today), vehicleEnquiryFields, typed);
}

/** What a form says that it is for: a quote unless it says a test drive. */
export function toStep(typed: string | undefined): BuyingStep {
  return typed?.trim() === 'test-drive' ? 'test-drive' : 'quote';
}

const dayWrong: EnquiryErrorCode = 'preferredDateInvalid';

function schemaOf(today: string) {
  return v.pipe(
    v.object({
      ...contactFields,
      type: v.pipe(
        v.string(),
        v.transform((typed) => toStep(typed)),
      ),
      modelCode: choice('modelCodeRequired'),
      colourCode: optionalChoice,
      dealer: choice('dealerRequired'),
      preferredDate: v.pipe(
        v.string(),
        v.transform(cleanLine),
        v.check((day) => day === '' || isDayAhead(day, today), dayWrong),
        v.transform((day) => day || null),
      ),
      preferredTime: v.pipe(
        v.string(),
        v.transform((time) => preferredTimes.find((known) => known === time) ?? null),
      ),
    }),
    v.forward(
      v.partialCheck([['contactCountry'], ['contactNumber']], isContactNumber, ({ input }) =>
        contactNumberError(input),
      ),
      ['contactNumber'],
    ),
    v.transform(({ contactCountry, contactNumber, ...rest }) => ({
      ...rest,
      contactNumber: toE164({ contactCountry, contactNumber }),
    })),
  );
}
