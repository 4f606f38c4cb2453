import { describe, expect, it } from 'vitest';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { retentionOf } from './retention';

describe('retentionOf', () => {
  it('issue-6 §4: is the form’s, the junior academy’s the shortest', () => {
    const days = Object.values(enquiryForms).map(({ type }) => ({ type, days: retentionOf(type, []).days }));
    const shortest = Math.min(...days.map((one) => one.days));
    expect(days.filter((one) => one.days === shortest).map(({ type }) => type)).toEqual([
      enquiryForms['junior-academy'].type,
    ]);
    expect(shortest).toBe(90);
  });

  it('issue-6 §4: types without a form are kept a year', () => {
    expect(retentionOf('QUOTE_REQUEST', [])).toEqual({ name: 'QUOTE_REQUEST', days: 365 });
  });

  it('issue-6 §4: an editor shortens it and cannot lengthen it', () => {
    expect(retentionOf('ONEADS_ENQUIRY', [{ form: 'special-offer', days: 30 }])).toEqual({
      name: 'special-offer',
      days: 30,
    });
    expect(retentionOf('QUOTE_REQUEST', [{ form: 'quote_request', days: 4_000 }]).days).toBe(365);
  });
});
