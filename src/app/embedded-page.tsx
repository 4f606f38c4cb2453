import type { ReactNode } from 'react';
import type { Theme } from '@/blocks/block';
import { contentId } from '@/features/shell/skip-link';
import styles from './embedded-page.module.css';

/** A page within a dialog of another: nothing stands around it. */
export function EmbeddedPage({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div className={styles.page} data-theme={theme}>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
