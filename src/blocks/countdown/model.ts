import type { CountdownBlock } from '@/cms/payload-types';
import { type CountdownModel, type CountdownTargets, toCountdown } from '@/features/countdown/countdown-model';
import { type LocalText, localText } from '@/i18n/local-text';
import type { Locale } from '@/i18n/locales';

export type CountdownBlockModel = { title: LocalText | null; countdown: CountdownModel };

/** The block's own date, or the site's date of its kind. `now` in ms since 1970; null for a date that cannot be read. */
export function toCountdownBlock({
  block,
  targets,
  locale,
  now,
}: {
  block: CountdownBlock;
  targets: CountdownTargets;
  locale: Locale;
  now: number;
}): CountdownBlockModel | null {
  const countdown = toCountdown({
    kind: block.kind ?? 'default',
    target: block.target,
    finished: localText(block, 'finishedText'),
    targets,
    locale,
    now,
  });
  return countdown && { title: localText(block, 'title'), countdown };
}
