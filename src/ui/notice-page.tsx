import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice-page.module.css';

export type NoticePageProps = {
  title: string;
  lead: string;
  /** What was asked for is done. */
  isDone?: boolean;
  children?: ReactNode;
  /** Where to go on; links or a button. */
  ways?: ReactNode;
};

/** A page that says what became of something, and where to go on. */
export function NoticePage({ title, lead, isDone = false, children, ways }: NoticePageProps) {
  return (
    <div className={styles.page}>
      {isDone && <Icon name="check" large className={styles.mark} />}
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      {ways && <div className={styles.ways}>{ways}</div>}
    </div>
  );
}
