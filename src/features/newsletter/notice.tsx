import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import styles from './notice.module.css';

type NoticeProps = {
  title: string;
  lead: string;
  /** What was asked for is done. */
  isDone?: boolean;
  /** What tests and style sheets find it by. */
  state: string;
  children?: ReactNode;
  /** Where to go on; links or a button. */
  ways?: ReactNode;
};

/** A page that says one thing about a subscription, with at most one thing to do. */
export function Notice({ title, lead, isDone = false, state, children, ways }: NoticeProps) {
  return (
    <div className={styles.page} data-newsletter={state}>
      {isDone && <Icon name="check" large className={styles.mark} />}
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}

/** The words that are agreed to, letter by letter. */
export function NoticeWording({ title, wording }: { title: string; wording: string }) {
  return (
    <section className={styles.wording} aria-labelledby="wording-title">
      <h2 id="wording-title">{title}</h2>
      <blockquote className={styles.quote}>{wording}</blockquote>
    </section>
  );
}
