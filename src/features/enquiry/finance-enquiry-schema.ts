import * as v from 'valibot';
import {
  choice,
  companyName,
  contactFields,
  contactNumberError,
  isContactNumber,
  optionalChoice,
  readForm,
  toE164,
} from './contact-fields';
import type { Typed, Validated } from './form-types';

/** The forms about finance: on a subscription, on a calculator's offer, and on a lease (T-030 to T-040). */
export type FinanceEnquiryKind = 'kinto-offers' | 'finance-offers' | 'finance-query';

/** Who asks whom: a business says its name, and a dealer's own site asks for no dealer. */
export type FinanceEnquirySetting = { isBusiness: boolean; hasDealer: boolean };

/** The fields that somebody fills in, in the order of the form. What the link carried is sent beside them. */
export const financeEnquiryFields = [
  'vehicle',
  'companyName',
  'fullName',
  'contactCountry',
  'contactNumber',
  'emailAddress',
  'province',
  'dealer',
] as const;

export type FinanceEnquiry = v.InferOutput<ReturnType<typeof schemaOf>>;

/**
 * Validates what somebody fills in, the same in the browser and on the server. At most one error per field, in the order
 * of the form. Whether the dealer exists, and what the figures of the link are worth, is for the server to say.
 */
export function readFinanceEnquiryForm(typed: Typed, setting: FinanceEnquirySetting): Validated<FinanceEnquiry> {
  return readForm(schemaOf(setting), financeEnquiryFields, typed);
}

const nothing = v.pipe(
  v.string(),
  v.transform(() => null),
);

function schemaOf({ isBusiness, hasDealer }: FinanceEnquirySetting) {
  return v.pipe(
    v.object({
      ...contactFields,
      vehicle: optionalChoice,
      companyName: isBusiness ? companyName : nothing,
      dealer: hasDealer ? nothing : choice('dealerRequired'),
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
