import { describe, expect, it } from 'vitest';
import { SiteSettings } from '@/cms/globals/site-settings';
import { statedTargets, toCountdown } from './countdown-model';

const now = Date.parse('2026-11-21T10:00:00+02:00');
const noTargets = {};

describe('toCountdown', () => {
  it.each([
    ['C-076', 'default', 'defaultCountdown', '2025-05-17T22:00:00.000Z', '18 May 2025'],
    ['C-077', 'paralympics', 'paralympicsCountdown', '2025-01-02T22:00:00.000Z', '3 January 2025'],
    ['C-078', 'dakar', 'dakarCountdown', '2025-05-17T22:00:00.000Z', '18 May 2025'],
  ] as const)(
    '%s X-14: %s counts down to the stated day, which is also the default of the site settings',
    (_id, kind, field, iso, words) => {
      const countdown = toCountdown({ kind, target: null, targets: noTargets, locale: 'en', now });
      expect(countdown).toMatchObject({ endIso: iso, endInWords: words });
      expect(JSON.stringify(SiteSettings)).toContain(
        JSON.stringify({ name: field, type: 'date', defaultValue: statedTargets[kind] }),
      );
    },
  );

  it("X-14: the site's date stands before the stated one, and the editor's own before both", () => {
    const targets = { dakarCountdown: '2027-01-02T06:00:00+02:00' };
    expect(toCountdown({ kind: 'dakar', target: null, targets, locale: 'en', now })?.endInWords).toBe('2 January 2027');
    expect(
      toCountdown({ kind: 'dakar', target: '2028-01-08T06:00:00+02:00', targets, locale: 'en', now })?.endInWords,
    ).toBe('8 January 2028');
  });

  it('writes the end in the words of the language', () => {
    const toWords = (locale: 'af' | 'zu') =>
      toCountdown({ kind: 'default', target: '2027-01-02', targets: noTargets, locale, now })?.endInWords;
    expect(toWords('af')).toContain('Januarie');
    expect(toWords('zu')).toContain('Januwari');
  });

  it('C-075: knows whether the end had come when the page was made', () => {
    const at = (target: string) =>
      toCountdown({ kind: 'default', target, targets: noTargets, locale: 'en', now })?.isOver;
    expect(at('2026-11-21T10:00:01+02:00')).toBe(false);
    expect(at('2026-11-21T10:00:00+02:00')).toBe(true);
  });

  it('is none for a date that cannot be read', () => {
    expect(toCountdown({ kind: 'default', target: 'soon', targets: noTargets, locale: 'en', now })).toBeNull();
  });
});
