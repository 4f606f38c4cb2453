import type { ComponentProps } from 'react';
import styles from './card-link.module.css';
import { Icon } from './icon';

type CardLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  /** It leads to a page; without, it does something here. */
  hasArrow?: boolean;
};

/** The link in a card's heading. All of the card, the nearest positioned element around it, leads there. */
export function CardLink({ hasArrow = true, children, ...rest }: CardLinkProps) {
  return (
    <a className={styles.link} {...rest}>
      {children}
      {hasArrow && <Icon name="arrow" className={styles.arrow} />}
    </a>
  );
}
