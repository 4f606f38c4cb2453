'use client';

import { useEffect, useRef } from 'react';
import styles from './section-navigator.module.css';

type SectionNavigatorProps = { label: string; sections: { id: string; label: string }[] };

/** Floats while the page scrolls, and goes when scrolling has stopped, unless the pointer is on it (D-362 to D-364). */
export function SectionNavigator({ label, sections }: SectionNavigatorProps) {
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onScroll() {
      clearTimeout(timer);
      nav.current?.setAttribute('data-scrolling', '');
      timer = setTimeout(() => nav.current?.removeAttribute('data-scrolling'), hideDelayMs);
    }
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    <nav ref={nav} className={styles.navigator} aria-label={label}>
      {sections.map((section) => (
        <a key={section.id} className={styles.link} href={`#${section.id}`}>
          {section.label}
        </a>
      ))}
    </nav>
  );
}

/** D-363 */
const hideDelayMs = 500;
