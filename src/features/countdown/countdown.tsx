import type { Locale } from '@/i18n/locales';
import { getWords } from '@/i18n/messages';
import { Words } from '@/ui/words';
import styles from './countdown.module.css';
import { CountdownClock } from './countdown-clock.client';
import type { CountdownModel } from './countdown-model';

/** The time left until a day, and the day itself in words for whoever has no JavaScript or no patience. */
export function Countdown({ countdown, locale }: { countdown: CountdownModel; locale: Locale }) {
  const { endMs, endIso, endInWords, isOver, finished } = countdown;
  const t = getWords(locale, 'blocks');
  return (
    <div className={styles.countdown}>
      {isOver && finished ? (
        <Words of={finished} as="p" className={styles.finished} />
      ) : (
        <CountdownClock
          endMs={endMs}
          label={t('countdown.label')}
          units={{
            days: t('countdown.days'),
            hours: t('countdown.hours'),
            minutes: t('countdown.minutes'),
            seconds: t('countdown.seconds'),
          }}
          finished={finished ?? undefined}
        />
      )}
      <p className={styles.date}>
        <time dateTime={endIso}>{endInWords}</time>
      </p>
    </div>
  );
}
