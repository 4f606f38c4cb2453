import { defineForm } from '@/domain/form/form';
import type { Typed, Validated } from '@/domain/form/form-errors';
import { contact, contactFields } from '@/domain/form/forms/contact-fields';
import { readForm } from '@/domain/form/read-form';
import type { Province } from '@/domain/province/province';
import type { BuyingStep } from '@/domain/vehicle/buying-link';

/** The parts of a day that a test drive can be asked for. */
export const preferredTimes = ['morning', 'afternoon'] as const;

/** A request about a vehicle, in the order of the form. A quote has no day and time. */
const vehicleRequest = defineForm({
  name: 'vehicle',
  type: 'QUOTE_REQUEST',
  fields: [
    { name: 'type', kind: 'code', isCarried: true },
    { name: 'modelCode', kind: 'code', required: 'modelCodeRequired' },
    { name: 'colourCode', kind: 'code' },
    ...contactFields,
    { name: 'dealer', kind: 'code', required: 'dealerRequired' },
    { name: 'preferredDate', kind: 'day' },
    { name: 'preferredTime', kind: 'choice', options: preferredTimes },
  ],
  contact,
  recipientList: 'generalEnquiryRecipients',
  retentionDays: 365,
});

export type VehicleEnquiry = {
  type: BuyingStep;
  modelCode: string;
  colourCode: string | null;
  fullName: string;
  /** E.164. */
  contactNumber: string;
  emailAddress: string;
  province: Province;
  dealer: string;
  preferredDate: string | null;
  preferredTime: (typeof preferredTimes)[number] | null;
};

/**
 * Validates a request for a quote or a test drive, the same in the browser and on the server. `today` is the day in
 * Johannesburg, as `2026-11-21`. Whether the dealer and the model exist is for the server to say.
 */
export function readVehicleEnquiry(typed: Typed, { today }: { today: string }): Validated<VehicleEnquiry> {
  const read = readForm(vehicleRequest, typed, { today });
  if (!read.ok) return read;
  const { contactCountry, ...value } = read.value;
  return {
    ok: true,
    value: {
      ...value,
      type: toStep(value.type),
      colourCode: value.colourCode || null,
      preferredDate: value.preferredDate || null,
      preferredTime: preferredTimes.find((time) => time === value.preferredTime) ?? null,
    },
  };
}

/** What a form says that it is for: a quote unless it says a test drive. */
export function toStep(typed: string | undefined): BuyingStep {
  return typed?.trim() === 'test-drive' ? 'test-drive' : 'quote';
}
