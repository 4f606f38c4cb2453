import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './tabs.module.css';

export type TabLink = { key: string; label: string; lang?: 'en'; href: string; icon?: ReactNode };

type TabLinksProps = {
  /** What the row of tabs is for, for assistive technology. */
  label: string;
  tabs: TabLink[];
  /** The key of the page that is shown. */
  current: string;
  className?: string;
};

/** Tabs that are pages of their own: links, the current one with a bar. */
export function TabLinks({ label, tabs, current, className }: TabLinksProps) {
  return (
    <nav className={classNames(styles.row, className)} aria-label={label}>
      {tabs.map(({ key, label: text, lang, href, icon }) => (
        <a key={key} className={styles.tab} href={href} lang={lang} aria-current={key === current ? 'page' : undefined}>
          {icon}
          {text}
        </a>
      ))}
    </nav>
  );
}
