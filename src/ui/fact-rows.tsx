import type { PriceRow } from '@/i18n/credit-price-view';
import { classNames } from './class-names';
import styles from './fact-rows.module.css';
import { Term } from './term';

/** Figures with their names, a line each; a total stands out, and a name that is explained leads to the glossary. */
export function FactRows({ rows, className }: { rows: readonly PriceRow[]; className?: string }) {
  return (
    <dl className={classNames(styles.rows, className)}>
      {rows.map(({ key, label, value, isTotal, explainedAt }) => (
        <div key={key} className={styles.row} data-row={key} data-total={isTotal ? '' : undefined}>
          <dt>{explainedAt ? <Term href={explainedAt}>{label}</Term> : label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
