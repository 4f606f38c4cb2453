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
        <CountdownClock endMs={endMs}>
          <div className={styles.clock} role="timer" aria-label={t('countdown.label')}>
            {units.map((unit) => (
              <span key={unit} className={styles.unit}>
                <span className={styles.figure} data-unit={unit}>
                  ––
                </span>{' '}
                <span className={styles.name}>{t(`countdown.${unit}`)}</span>
              </span>
            ))}
          </div>
          {finished && (
            <div hidden data-finished>
              <Words of={finished} as="p" className={styles.finished} />
            </div>
          )}
        </CountdownClock>
      )}
      <p className={styles.date}>
        <time dateTime={endIso}>{endInWords}</time>
      </p>
    </div>
  );
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;
