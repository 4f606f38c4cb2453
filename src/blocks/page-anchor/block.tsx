import type { PageAnchorBlock as Stored } from '@/cms/payload-types';
import type { BlockProps } from '../block';
import styles from './page-anchor.module.css';

/** A place that links lead to; nothing where it has no name. */
export function PageAnchorBlock({ block: { anchor } }: BlockProps<Stored>) {
  return anchor ? <div data-block="pageAnchor" id={anchor} className={styles.anchor} /> : null;
}
