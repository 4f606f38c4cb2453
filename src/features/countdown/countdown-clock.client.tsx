'use client';

import { useEffect, useState } from 'react';
import styles from './countdown.module.css';
import { toTimeLeft } from './time-left';

type CountdownClockProps = {
  /** The end, in ms since 1970. */
  endMs: number;
  /** What the clock is, for assistive technology. */
  label: string;
  units: { days: string; hours: string; minutes: string; seconds: string };
  /** Shown in place of the clock once the end has come. Without it the clock stands at zero. */
  finished?: { text: string; lang?: 'en' };
};

/**
 * Ticks once a second and stops at zero (C-074, C-075). The server writes no figures, because its page may be an hour
 * old; their places are kept. A timer is not announced as it changes, only read when somebody goes there.
 */
export function CountdownClock({ endMs, label, units, finished }: CountdownClockProps) {
  const [nowMs, setNowMs] = useState<number>();

  useEffect(() => {
    const timer = setInterval(tick, 1000);
    function tick() {
      const now = Date.now();
      setNowMs(now);
      if (now >= endMs) clearInterval(timer);
    }
    tick();
    return () => clearInterval(timer);
  }, [endMs]);

  if (finished && nowMs !== undefined && nowMs >= endMs) {
    return (
      <p className={styles.finished} lang={finished.lang}>
        {finished.text}
      </p>
    );
  }
  const left = nowMs === undefined ? null : toTimeLeft(endMs, nowMs);
  return (
    <div className={styles.clock} role="timer" aria-label={label}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.figure}>{left ? String(left[unit]).padStart(2, '0') : '––'}</span>{' '}
          <span className={styles.name}>{units[unit]}</span>
        </span>
      ))}
    </div>
  );
}
