import type { ReactNode } from 'react';
import { type ComparedGroup, type ComparedRow, onlyDifferences } from '@/domain/comparison/comparison';
import type { LocalText } from '@/i18n/local-text';
import { Fold, FoldSign } from '@/ui/fold';
import { Unbroken } from '@/ui/unbroken';
import { Words } from '@/ui/words';
import type { Comparison } from './compare-model';
import styles from './compare-table.module.css';
import type { CompareLabels } from './labels';

type CompareTableProps = { comparison: Comparison; labels: CompareLabels };

/**
 * Said outright because the style sheet lays rows out as grids, and a browser may then forget what they are. Spread,
 * because to the linter they are what the elements say anyway.
 */
const role = (name: string) => ({ role: name });

/** The specifications row by row: what differs lies open, what is the same is folded up below it, group by group. */
export function CompareTable({ comparison, labels }: CompareTableProps) {
  const { vehicles, isOnlyDifferences } = comparison;
  const groups = isOnlyDifferences ? onlyDifferences(comparison.groups) : comparison.groups;
  return (
    <table className={styles.table} {...role('table')}>
      <caption className="visually-hidden">{labels.sideBySide}</caption>
      <thead className={styles.tableHead} {...role('rowgroup')}>
        <tr {...role('row')}>
          <th scope="col" {...role('columnheader')}>
            {labels.specification}
          </th>
          {vehicles.map(({ code, range, name, price }) => (
            <th key={code} scope="col" {...role('columnheader')}>
              {range} <Unbroken text={name} /> <span className={styles.headPrice}>{price}</span>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.title?.text ?? ''} group={group} count={vehicles.length} labels={labels} />
      ))}
      {groups.length === 0 && (
        <Wide count={vehicles.length}>
          <p className={styles.none}>{labels.noDifferences}</p>
        </Wide>
      )}
    </table>
  );
}

type GroupProps = { group: ComparedGroup<LocalText>; count: number; labels: CompareLabels };

function Group({ group: { title, rows }, count, labels }: GroupProps) {
  const isAlone = count === 1;
  const shown = isAlone ? rows : rows.filter(({ differs }) => differs);
  const folded = isAlone ? [] : rows.filter(({ differs }) => !differs);
  return (
    <>
      <tbody {...role('rowgroup')}>
        <tr className={styles.titleRow} {...role('row')}>
          <th scope="rowgroup" colSpan={count + 1} {...role('rowheader')}>
            <Words of={title} className={styles.title} />
          </th>
        </tr>
        {shown.map((row) => (
          <Row key={row.label.text} row={row} labels={labels} />
        ))}
      </tbody>
      {folded.length > 0 && (
        <Wide count={count}>
          <Fold
            summaryClassName={styles.summary}
            summary={
              <>
                <FoldSign className={styles.sign} />
                <span>{labels.same(folded.length)}</span>
              </>
            }
          >
            <dl className={styles.list}>
              {folded.map(({ label, values }) => (
                <div key={label.text} className={styles.item}>
                  <Words as="dt" of={label} className={styles.label} />
                  <Words as="dd" of={values[0] ?? null} />
                </div>
              ))}
            </dl>
          </Fold>
        </Wide>
      )}
    </>
  );
}

function Row({ row, labels }: { row: ComparedRow<LocalText>; labels: CompareLabels }) {
  return (
    <tr className={styles.row} {...role('row')} data-differs={row.differs || undefined}>
      <th scope="row" className={styles.rowHead} {...role('rowheader')}>
        <Words of={row.label} className={styles.label} />
      </th>
      {row.values.map((value, index) => (
        // The vehicles stand still: their places are their keys.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <td key={index} className={styles.cell} data-marked={row.marked[index] || undefined} {...role('cell')}>
          {value ? <Words of={value} /> : <NoValue label={labels.noValue} />}
          {row.marked[index] && <span className="visually-hidden"> ({labels.differs})</span>}
        </td>
      ))}
    </tr>
  );
}

function NoValue({ label }: { label: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
}

/** A row of one cell across all columns. */
function Wide({ count, children }: { count: number; children: ReactNode }) {
  return (
    <tbody {...role('rowgroup')}>
      <tr className={styles.wideRow} {...role('row')}>
        <td colSpan={count + 1} {...role('cell')}>
          <div className={styles.wide}>{children}</div>
        </td>
      </tr>
    </tbody>
  );
}
