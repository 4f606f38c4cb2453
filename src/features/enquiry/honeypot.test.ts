import { expect, it } from 'vitest';
import type { Typed } from '@/domain/form/form-errors';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { honeypot, honeypotName, takeHoneypot } from './honeypot';

it('issue-6 §5: what a script typed in the hidden field is noticed and never shown again', () => {
  expect(takeHoneypot({ fullName: 'Thandi', website: 'https://spam.example' })).toEqual({
    typed: { fullName: 'Thandi' },
    isFilled: true,
  });
  const harmless: Typed[] = [{ fullName: 'Thandi' }, { fullName: 'Thandi', website: ' ' }];
  for (const sent of harmless) {
    expect(takeHoneypot(sent)).toEqual({ typed: { fullName: 'Thandi' }, isFilled: false });
  }
});

it('issue-6 §5: nobody comes upon the hidden field by keyboard, screen reader or the browser’s own filling in', () => {
  expect(honeypot.input).toMatchObject({ tabIndex: -1, autoComplete: 'off' });
  expect(honeypot.box).toMatchObject({ 'aria-hidden': true });
});

it('issue-6 §5: no form has a field of its name', () => {
  const names = Object.values(enquiryForms).flatMap(({ fields }) => fields.map(({ name }) => name as string));
  expect(names).not.toContain(honeypotName);
});
