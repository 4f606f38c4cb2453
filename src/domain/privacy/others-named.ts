import type { Form } from '@/domain/form/form';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';

/** Fields that ask for the address or the number of somebody other than who asks: they stand in an enquiry's details. */
export function fieldsOfOthers(kind: 'email' | 'phone'): { type: string; field: string }[] {
  const forms: readonly Form[] = Object.values(enquiryForms);
  return forms.flatMap(({ type, fields, contact }) =>
    fields
      .filter((field) => field.kind === kind && field.name !== contact.email && field.name !== contact.number)
      .map(({ name }) => ({ type, field: name })),
  );
}
