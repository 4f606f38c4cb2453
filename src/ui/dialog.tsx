import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { DialogClient } from './dialog.client';
import styles from './dialog.module.css';
import { Icon } from './icon';

type DialogProps = {
  /** Links to `#id` open it. Without JavaScript they show it in the same way. */
  id: string;
  title: ReactNode;
  labels: { close: string };
  children: ReactNode;
  className?: string;
};

/** The browser's own dialog. Escape, the close link and a click beside it close it. */
export function Dialog({ id, title, labels, children, className }: DialogProps) {
  return (
    <DialogClient id={id} className={classNames(styles.dialog, className)}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <a className={styles.close} href={`#${id}-closed`} data-close="">
          <Icon name="close" />
          <span className="visually-hidden">{labels.close}</span>
        </a>
      </div>
      <div className={styles.body}>{children}</div>
    </DialogClient>
  );
}
