import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './price.module.css';

type PriceProps = {
  /** Finished, from `formatRand`: "R 649 900". */
  amount: string;
  /** Before the amount, smaller: "From". */
  before?: ReactNode;
  /** After the amount, smaller: "per month". */
  after?: ReactNode;
  /** What the amount used to be; struck through, the new one beside it. */
  former?: { amount: string; label: string };
  /** The full terms, in a readable size right below. */
  terms?: ReactNode;
  size?: 'normal' | 'huge';
  className?: string;
};

/** A sum of money as typography: large tabular numerals, the unit lighter, the terms beneath. */
export function Price({ amount, before, after, former, terms, size = 'normal', className }: PriceProps) {
  const [, unit = '', digits = amount] = /^(\D*)(.*)$/s.exec(amount) ?? [];
  return (
    <div className={classNames(styles.price, styles[size], className)}>
      <p className={styles.line}>
        {before && <span className={styles.aside}>{before} </span>}
        <span className={styles.amount}>
          <span className={styles.unit}>{unit}</span>
          {digits}
        </span>
        {after && <span className={styles.aside}> {after}</span>}
        {former && (
          <span className={styles.aside}>
            {' '}
            <span className="visually-hidden">{former.label} </span>
            <s>{former.amount}</s>
          </span>
        )}
      </p>
      {terms && <div className={styles.terms}>{terms}</div>}
    </div>
  );
}
