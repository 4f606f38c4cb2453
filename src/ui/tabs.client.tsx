'use client';

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { classNames } from './class-names';
import styles from './tabs.module.css';

export type TabPanel = { id: string; label: string; lang?: 'en'; panel: ReactNode };

type TabsProps = {
  /** What the row of tabs is for, for assistive technology. */
  label: string;
  /** Ids must be unique in the page. */
  tabs: TabPanel[];
  /** The place of the tab that is open at first. */
  opening?: number;
  className?: string;
};

/**
 * Tabs within a page, the first one shown unless stated (T-305). Without JavaScript they are links to their panels; with it they
 * switch on click and by arrow keys, Home and End.
 */
export function Tabs({ label, tabs, opening = 0, className }: TabsProps) {
  const [active, setActive] = useState<number | null>(null);
  const isEnhanced = active !== null;

  useEffect(() => {
    const wanted = tabs.findIndex(({ id }) => `#${id}` === location.hash);
    setActive(wanted < 0 ? opening : wanted);
  }, [tabs, opening]);

  function onClick(event: MouseEvent, index: number) {
    event.preventDefault();
    setActive(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const target = toTarget(event.key, active ?? 0, tabs.length);
    if (target === null) return;
    event.preventDefault();
    setActive(target);
    event.currentTarget.querySelectorAll<HTMLElement>('a')[target]?.focus();
  }

  return (
    <div className={classNames(styles.tabs, className)} data-enhanced={isEnhanced ? '' : undefined}>
      <div className={styles.row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text, lang }, index) => (
          <a
            key={id}
            className={styles.tab}
            href={`#${id}`}
            id={`${id}-tab`}
            lang={lang}
            onClick={(event) => onClick(event, index)}
            role="tab"
            aria-controls={id}
            {...toTabState(index, active, opening)}
          >
            {text}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, panel }, index) => (
          <div
            key={id}
            className={styles.panel}
            id={id}
            role="tabpanel"
            aria-labelledby={`${id}-tab`}
            hidden={isEnhanced && index !== active}
          >
            {panel}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Without JavaScript every tab stays reachable by Tab, because it is a plain link. */
function toTabState(index: number, active: number | null, opening: number) {
  return {
    'aria-selected': index === (active ?? opening),
    tabIndex: active === null || index === active ? undefined : -1,
  };
}

/** The tab that a key leads to, round the ends; null for any other key. */
function toTarget(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
