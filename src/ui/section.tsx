import type { HTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './section.module.css';

type SectionProps = HTMLAttributes<HTMLElement> & {
  /** Whose section it is, as tests and style sheets find it. */
  block: string;
  /** Little stands in it: less space between its parts. */
  isTight?: boolean;
};

/** A part of a page, as wide as its column, its own parts below each other. The last one ends the page with more space. */
export function Section({ block, isTight = false, className, ...rest }: SectionProps) {
  return (
    <section
      data-block={block}
      className={classNames('wrap', styles.section, isTight && styles.tight, className)}
      {...rest}
    />
  );
}
