import type { ReactNode } from 'react';
import styles from './banner-slide.module.css';

/** The section around one slide or several; the pictures in it lag behind the page's scrolling (C-071, C-072). */
export function Banner({
  block,
  hasParallax,
  children,
}: {
  /** The slug of the block. */
  block: string;
  hasParallax: boolean;
  children: ReactNode;
}) {
  return (
    <section className={styles.banner} data-block={block} data-parallax={hasParallax ? '' : undefined}>
      {children}
    </section>
  );
}
