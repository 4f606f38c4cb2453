import type { ReactNode } from 'react';
import styles from './term.module.css';

type TermProps = {
  /** The term's line in the glossary, with language. */
  href: string;
  children: ReactNode;
  /** Set when the words fell back to English. */
  lang?: 'en';
};

/** A word that the glossary explains: a link with a quiet line of dots, for labels, captions and sentences. */
export function Term({ href, children, lang }: TermProps) {
  return (
    <a href={href} rel="help" lang={lang} className={styles.term}>
      {children}
    </a>
  );
}
