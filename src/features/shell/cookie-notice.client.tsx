'use client';

import { useEffect, useState } from 'react';
import styles from './cookie-notice.module.css';

type CookieNoticeProps = {
  /** In the page's language. */
  privacyUrl: string;
  /** Set when the text fell back to English. */
  textLang?: 'en';
  labels: { title: string; text: string; privacy: string; ok: string };
};

/**
 * Says which cookies are set: only necessary ones, so there is nothing to choose. It lies over the page and moves
 * nothing. The page is the same for everyone, so the notice waits, unseen, until the browser has looked at its own
 * cookie; without JavaScript it stands readable at the end of the page.
 */
export function CookieNotice({ privacyUrl, textLang, labels }: CookieNoticeProps) {
  const [state, setState] = useState<'unknown' | 'shown' | 'seen'>('unknown');

  useEffect(() => {
    setState(document.cookie.split('; ').includes(seen) ? 'seen' : 'shown');
  }, []);

  function onOk() {
    document.cookie = `${seen}; path=/; max-age=${oneYearSeconds}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
    setState('seen');
  }

  if (state === 'seen') return null;
  return (
    <aside className={styles.notice} aria-label={labels.title} data-state={state}>
      <p className={styles.words}>
        <span lang={textLang}>{labels.text}</span> <a href={privacyUrl}>{labels.privacy}</a>
      </p>
      <button type="button" className={styles.ok} onClick={onOk}>
        {labels.ok}
      </button>
    </aside>
  );
}

const seen = 'cookie-notice=seen';
const oneYearSeconds = 365 * 24 * 60 * 60;
