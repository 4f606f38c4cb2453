import { defineForm } from '@/domain/form/form';
import type { Typed, Validated } from '@/domain/form/form-errors';
import { contact, contactFields } from '@/domain/form/forms/contact-fields';
import { readForm } from '@/domain/form/read-form';
import type { Province } from '@/domain/province/province';

/** The forms about finance: on a subscription, on a calculator's offer, and on a lease (T-030 to T-040). */
export type FinanceEnquiryKind = 'kinto-offers' | 'finance-offers' | 'finance-query';

/** Who asks whom: a business says its name, and a dealer's own site asks for no dealer. */
export type FinanceEnquirySetting = { isBusiness: boolean; hasDealer: boolean };

/** What somebody fills in, in the order of the form; each part only where the setting asks for it. */
const vehicle = { name: 'vehicle', kind: 'code' } as const;
const companyName = {
  name: 'companyName',
  kind: 'company',
  required: 'companyNameRequired',
  autoComplete: 'organization',
} as const;
const dealer = { name: 'dealer', kind: 'code', required: 'dealerRequired' } as const;

function formOf({ isBusiness, hasDealer }: FinanceEnquirySetting) {
  return defineForm({
    name: 'finance',
    type: 'FINANCE_OFFER_REQUEST',
    fields: [vehicle, ...(isBusiness ? [companyName] : []), ...contactFields, ...(hasDealer ? [] : [dealer])],
    contact,
    recipientList: 'generalEnquiryRecipients',
    retentionDays: 365,
  });
}

export type FinanceEnquiry = {
  vehicle: string | null;
  companyName: string | null;
  fullName: string;
  /** E.164. */
  contactNumber: string;
  emailAddress: string;
  province: Province;
  dealer: string | null;
};

/**
 * Validates what somebody fills in, the same in the browser and on the server. Whether the dealer exists, and what the
 * figures of the link are worth, is for the server to say.
 */
export function readFinanceEnquiryForm(typed: Typed, setting: FinanceEnquirySetting): Validated<FinanceEnquiry> {
  const read = readForm(formOf(setting), typed, { today: '' });
  if (!read.ok) return read;
  const { contactCountry, ...value } = read.value;
  const { vehicle: chosen, companyName: company, dealer: asked } = value;
  return {
    ok: true,
    value: { ...value, vehicle: chosen || null, companyName: company || null, dealer: asked || null },
  };
}
