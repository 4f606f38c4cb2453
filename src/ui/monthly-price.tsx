import type { MonthlyPriceView } from '@/i18n/credit-price-view';
import { classNames } from './class-names';
import { FactRows } from './fact-rows';
import { Fold, FoldSign } from './fold';
import styles from './monthly-price.module.css';
import { Price } from './price';

type MonthlyPriceProps = {
  price: MonthlyPriceView;
  size?: 'normal' | 'huge';
  /** The terms stand open from the start. */
  isOpen?: boolean;
  className?: string;
};

/** What one pays by the month: the amount large, its terms in one line right below, all of them a press away. */
export function MonthlyPrice({ price, size = 'normal', isOpen, className }: MonthlyPriceProps) {
  return (
    <div className={classNames(styles.price, className)} data-monthly-price={price.kind}>
      <Price amount={price.amount} after={price.perMonth} size={size} />
      <MonthlyTerms price={price} isOpen={isOpen} />
    </div>
  );
}

/** The terms of an amount that stands right above: a compact line that opens. Open on paper. */
export function MonthlyTerms({ price, isOpen = false }: { price: MonthlyPriceView; isOpen?: boolean }) {
  return (
    <Fold
      className={styles.terms}
      open={isOpen}
      summaryClassName={styles.summary}
      summary={
        <>
          <span className={styles.line}>
            {price.line.map((part, index) => (
              <span key={part} className={styles.part}>
                <span className={styles.dot} aria-hidden="true">
                  {index > 0 && ' · '}
                </span>
                {part}
              </span>
            ))}
          </span>
          <span className={styles.toggle}>
            {price.labels.terms}
            <FoldSign className={styles.sign} />
          </span>
        </>
      }
    >
      <FactRows rows={[...price.rows, price.end]} className={styles.rows} />
      {price.note && <p className={styles.note}>{price.note}</p>}
    </Fold>
  );
}
