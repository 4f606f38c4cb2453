import type { CSSProperties } from 'react';
import { classNames } from '@/ui/class-names';
import { scrollable } from '@/ui/scrollable';
import type { ComparedWay, CostCell, WaysComparison } from './comparison-model';
import styles from './comparison-table.module.css';

type ComparisonTableProps = { caption: string; labels: WaysComparison['labels']; ways: readonly ComparedWay[] };

/**
 * Said outright because the style sheet lays rows out as grids, and a browser may then forget what they are. Spread,
 * because to the linter they are what the elements say anyway.
 */
const role = (name: string) => ({ role: name });

/**
 * Every way with every cost. Each way is a row of the table: the style sheet stands the rows beside each other on wide
 * screens, and makes a card of each on phones and paper. A way that cannot be had is one line below the others.
 */
export function ComparisonTable({ caption, labels, ways }: ComparisonTableProps) {
  const had = ways.filter(({ cells }) => cells !== null);
  const missing = ways.filter(({ cells }) => cells === null);
  const rows = { '--rows': labels.costs.length + 1, '--ways': had.length } as CSSProperties;
  return (
    <section className={styles.scroller} aria-label={caption} {...scrollable}>
      <table className={styles.table} style={rows} {...role('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head} {...role('rowgroup')}>
          <tr className={styles.labels} {...role('row')}>
            <th scope="col" {...role('columnheader')}>
              <span className="visually-hidden">{labels.way}</span>
            </th>
            {labels.costs.map((label) => (
              <th key={label} scope="col" {...role('columnheader')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} {...role('rowgroup')}>
          {[...had, ...missing].map((way) => (
            <Way key={way.way} {...way} count={labels.costs.length} place={missing.indexOf(way)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `place` is its line below the others where it cannot be had. */
function Way({ count, place, ...way }: ComparedWay & { count: number; place: number }) {
  const line = way.cells === null ? ({ '--place': place + 1 } as CSSProperties) : undefined;
  return (
    <tr
      className={classNames(styles.way, way.cells === null && styles.absent)}
      data-way={way.way}
      style={line}
      {...role('row')}
    >
      <th className={styles.name} scope="row" {...role('rowheader')}>
        <a href={way.glossaryUrl}>{way.name}</a>
      </th>
      {way.cells === null ? (
        <td className={styles.missing} colSpan={count} {...role('cell')}>
          {way.missing}
        </td>
      ) : (
        way.cells.map(({ cost, label, cell }) => (
          <td key={cost} className={styles.cell} data-cost={cost} {...role('cell')}>
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
            <Cost {...cell} />
          </td>
        ))
      )}
    </tr>
  );
}

function Cost({ value, details, mark }: CostCell) {
  return (
    <span className={styles.cost}>
      <span className={styles.value}>{value}</span>
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
