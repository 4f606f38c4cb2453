'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/ui/button';
import styles from './quote-tools.module.css';

type QuoteToolsProps = { link: string; labels: Record<'copy' | 'copied' | 'notCopied' | 'print', string> };

/** Copying and printing need a script: without one there are neither buttons nor gaps, and the link stands to be read. */
export function QuoteTools({ link, labels }: QuoteToolsProps) {
  const [said, setSaid] = useState('');
  const hasScript = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!hasScript) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(labels.copied);
    } catch {
      setSaid(labels.notCopied);
    }
  };
  return (
    <div className={styles.tools}>
      <Button onClick={copy}>{labels.copy}</Button>
      <Button onClick={() => window.print()}>{labels.print}</Button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}

const subscribeToNothing = () => () => {};
