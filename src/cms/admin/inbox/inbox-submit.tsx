import type { ReactNode } from 'react';
import styles from './inbox-view.module.css';

export function InboxSubmit({ isMain = false, children }: { isMain?: boolean; children: ReactNode }) {
  return (
    <button type="submit" className={styles.button} data-main={isMain ? '' : undefined}>
      {children}
    </button>
  );
}
