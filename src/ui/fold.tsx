import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './fold.module.css';
import { Icon } from './icon';

type FoldProps = DetailsHTMLAttributes<HTMLDetailsElement> & { summary: ReactNode; summaryClassName?: string };

/** What lies folded below its summary and slides open. On paper it is open always. */
export function Fold({ summary, summaryClassName, className, children, ...rest }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)} {...rest}>
      <summary className={classNames(styles.summary, summaryClassName)}>{summary}</summary>
      {children}
    </details>
  );
}

/** In a summary: a plus that turns while the fold is open. */
export function FoldSign({ className }: { className?: string }) {
  return <Icon name="plus" className={classNames(styles.sign, className)} />;
}
