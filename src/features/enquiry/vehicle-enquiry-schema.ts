import * as v from 'valibot';
import {
  choice,
  contactFields,
  contactNumberError,
  isContactNumber,
  optionalChoice,
  readForm,
  toE164,
} from './contact-fields';
import type { Typed, Validated } from './form-types';

/** The fields of a quote request, in the order of the form. */
export const vehicleEnquiryFields = [
  'modelCode',
  'colourCode',
  'fullName',
  'contactCountry',
  'contactNumber',
  'emailAddress',
  'province',
  'dealer',
] as const;

export type VehicleEnquiry = v.InferOutput<typeof schema>;

/**
 * Validates a quote request, the same in the browser and on the server. At most one error per field, in the
 * order of the form. Whether the dealer and the model exist is for the server to say.
 */
export function readVehicleEnquiry(typed: Typed): Validated<VehicleEnquiry> {
  return readForm(schema, vehicleEnquiryFields, typed);
}

const schema = v.pipe(
  v.object({
    ...contactFields,
    modelCode: choice('modelCodeRequired'),
    colourCode: optionalChoice,
    dealer: choice('dealerRequired'),
  }),
  v.forward(
    v.partialCheck([['contactCountry'], ['contactNumber']], isContactNumber, ({ input }) => contactNumberError(input)),
    ['contactNumber'],
  ),
  v.transform(({ contactCountry, contactNumber, ...rest }) => ({
    ...rest,
    contactNumber: toE164({ contactCountry, contactNumber }),
  })),
);
