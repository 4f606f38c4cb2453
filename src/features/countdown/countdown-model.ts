import type { SiteSetting } from '@/cms/payload-types';
import { formatDate } from '@/i18n/format';
import type { LocalText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';

export type CountdownKind = 'default' | 'paralympics' | 'dakar';

export type CountdownTargets = Pick<SiteSetting, 'defaultCountdown' | 'paralympicsCountdown' | 'dakarCountdown'>;

/** A countdown, ready to show. */
export type CountdownModel = {
  endMs: number;
  /** The end as a machine reads it. */
  endIso: string;
  /** The end in words, in Johannesburg's time. */
  endInWords: string;
  /** Whether the end had come when the page was made. */
  isOver: boolean;
  finished: LocalText | null;
};

/** The day that each kind counts down to unless the site settings or the editor say another (C-076 to C-078, X-14). */
export const statedTargets: Record<CountdownKind, string> = {
  default: '2025-05-18T00:00:00+02:00',
  paralympics: '2025-01-03T00:00:00+02:00',
  dakar: '2025-05-18T00:00:00+02:00',
};

/**
 * A countdown to the editor's own date, or else to the site's date of its kind, or else to the stated one.
 * `now` in ms since 1970. Null for a date that cannot be read.
 */
export function toCountdown({
  kind,
  target,
  finished = null,
  targets,
  locale,
  now,
}: {
  kind: CountdownKind;
  target: string | null | undefined;
  finished?: LocalText | null;
  targets: CountdownTargets;
  locale: Locale;
  now: number;
}): CountdownModel | null {
  const end = new Date(target || targets[`${kind}Countdown`] || statedTargets[kind]);
  const endMs = end.getTime();
  if (Number.isNaN(endMs)) return null;
  return {
    endMs,
    endIso: end.toISOString(),
    endInWords: formatDate(locale, end),
    isOver: now >= endMs,
    finished,
  };
}
