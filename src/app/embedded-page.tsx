import type { ReactNode } from 'react';
import type { Theme } from '@/blocks/block';
import { frameHeader } from '@/features/enquiry/answer-form';
import { contentId } from '@/features/shell/skip-link';
import { FrameEscape } from '@/ui/frame-escape.client';
import styles from './embedded-page.module.css';

/** A page within a dialog of another: nothing stands around it. */
export function EmbeddedPage({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <div className={styles.page} data-theme={theme}>
      <main id={contentId} tabIndex={-1}>
        {children}
      </main>
      <FrameEscape />
    </div>
  );
}

/** The browser says that the page is for a frame. One that does not say gets the page with its header. */
export function isInFrame(sent: Headers): boolean {
  return sent.get(frameHeader) === 'iframe';
}
