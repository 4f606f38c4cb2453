import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import styles from './notice.module.css';

type NoticeProps = {
  tone?: 'plain' | 'good' | 'warn' | 'bad';
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** `status` for something that appears while the person is on the page. */
  role?: 'status' | 'alert';
};

/** A message in the flow of the page: an icon and words, never colour alone. */
export function Notice({ tone = 'plain', title, children, className, role }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={role}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const icons = { plain: 'info', good: 'check', warn: 'error', bad: 'error' } as const;
