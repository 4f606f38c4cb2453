import { classNames } from '@/ui/class-names';
import { Fold, FoldSign } from '@/ui/fold';
import { Price } from '@/ui/price';
import styles from './monthly-price.module.css';
import type { MonthlyPriceView } from './monthly-price-view';

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
      <dl className={styles.rows}>
        {[...price.rows, price.end].map(({ key, label, value, isTotal }) => (
          <div key={key} className={styles.row} data-row={key} data-total={isTotal ? '' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {price.note && <p className={styles.note}>{price.note}</p>}
    </Fold>
  );
}
