import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form } from '@/domain/form/form';
import { enquiryForms } from '@/domain/form/forms/enquiry-forms';
import { forgetOldDrafts, keptFieldsOf, readDraft, writeDraft } from './kept-drafts.client';

const opened = Date.parse('2026-11-22T08:00:00Z');
const hourMs = 3_600_000;
let kept: Record<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: opened });
  kept = {};
  const acts = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  // As the browser's, its own keys are what it holds.
  const storage = new Proxy(acts, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is kept on the device', () => {
  it.each(Object.values<Form>(enquiryForms).filter(({ isKeptOnDevice }) => isKeptOnDevice))(
    'decisions §2 “nothing preselected”: $name keeps no consent, no age, no file',
    (form) => {
      const names = keptFieldsOf(form).map(({ name }) => name);
      expect(names).toContain('emailAddress');
      for (const agreed of ['marketingConsent', 'consentDivision', 'consentComms', 'ageConfirmed', 'attachment']) {
        expect(names).not.toContain(agreed);
      }
    },
  );

  it('D-279 decisions §2: is there for 24 hours', () => {
    writeDraft(enquiryForms['trade-in'], [['suburb', 'Melville']]);
    vi.setSystemTime(opened + 24 * hourMs);
    expect(readDraft(enquiryForms['trade-in'])?.values).toEqual([['suburb', 'Melville']]);
    vi.setSystemTime(opened + 24 * hourMs + 1);
    expect(readDraft(enquiryForms['trade-in'])).toBeNull();
  });

  it('decisions §2 “an expiry of 24 h”: is gone with that when any form is opened, and nothing else is', () => {
    writeDraft(enquiryForms['trade-in'], [['suburb', 'Melville']]);
    kept['forecourt-form:general'] = 'no draft';
    kept.language = 'af';
    vi.setSystemTime(opened + 23 * hourMs);
    writeDraft(enquiryForms['special-offer'], [['note', 'Still there?']]);
    vi.setSystemTime(opened + 25 * hourMs);
    forgetOldDrafts();
    expect(Object.keys(kept)).toEqual(['language', 'forecourt-form:special-offer']);
  });

  it('decisions §2: a device whose storage is off is no error', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => writeDraft(enquiryForms.general, [])).not.toThrow();
    expect(() => forgetOldDrafts()).not.toThrow();
    expect(readDraft(enquiryForms.general)).toBeNull();
  });
});
