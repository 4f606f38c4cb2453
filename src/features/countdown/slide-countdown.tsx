import type { Locale } from '@/i18n/locales';
import { getSiteSettings } from '@/queries/site-settings';
import { Countdown } from './countdown';
import { type CountdownKind, toCountdown } from './countdown-model';

type SlideWithCountdown = { countdownTimer?: 'none' | CountdownKind | null; countdownTarget?: string | null };

/** The countdown that a banner slide asks for; nothing for none (C-056). */
export async function SlideCountdown({ slide, locale }: { slide: SlideWithCountdown; locale: Locale }) {
  const kind = slide.countdownTimer ?? 'none';
  if (kind === 'none') return null;
  const countdown = toCountdown({
    kind,
    target: slide.countdownTarget,
    targets: await getSiteSettings(locale),
    locale,
    now: Date.now(),
  });
  return countdown && <Countdown countdown={countdown} locale={locale} />;
}
