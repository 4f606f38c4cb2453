import type { ImportReport, PriceJump } from '@/domain/import/import-report';
import styles from './import.module.css';

/** More rows than this help nobody. */
const rowsShown = 200;

/** What a check found, or what an import did. */
export function ImportResult({ report }: { report: ImportReport }) {
  const { counts, errors, errorCount, priceJumps, changes, outcome } = report;
  if (outcome === 'refused') {
    return (
      <section className={styles.section}>
        <h2>
          {errorCount} {errorCount > 1 ? 'errors' : 'error'}
        </h2>
        <p>Mend them in the file, choose it again and check it again.</p>
        <Rows
          headings={['Row', 'Column', 'What is wrong']}
          rows={errors.map(({ row, column, message }) => [row ?? '', column ?? '', message])}
          total={errorCount}
        />
      </section>
    );
  }
  return (
    <section className={styles.section}>
      <h2>{headingOf(report)}</h2>
      <dl className={styles.counts}>
        <Count label={outcome === 'imported' ? 'Created' : 'To create'} value={counts.created} />
        <Count label={outcome === 'imported' ? 'Changed' : 'To change'} value={counts.changed} />
        <Count label="Unchanged" value={counts.unchanged} />
      </dl>
      {outcome !== 'imported' && priceJumps.length > 0 && (
        <>
          <h3>Prices that change by more than 10 %</h3>
          <Rows
            headings={['Row', 'Code', 'Model', 'Now', 'In the file', 'Change']}
            rows={priceJumps.map(toJumpCells)}
          />
        </>
      )}
      {changes.length > 0 && (
        <details>
          <summary>{outcome === 'imported' ? 'What was stored' : 'What would be stored'}</summary>
          <Rows
            headings={['Row', 'Code', '', 'Columns']}
            rows={changes.map(({ row, code, isNew, columns }) => [row, code, isNew ? 'new' : '', columns.join(', ')])}
          />
        </details>
      )}
    </section>
  );
}

function headingOf({ outcome, counts }: ImportReport): string {
  if (outcome === 'imported') return 'Imported';
  return counts.created + counts.changed > 0 ? 'Ready to import' : 'Everything is stored already';
}

function toJumpCells({ row, code, name, before, after, percent }: PriceJump) {
  return [row, code, name, toRand(before), toRand(after), `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`];
}

function toRand(amount: number): string {
  return `R ${String(amount).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0')}`;
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

type RowsProps = { headings: string[]; rows: (string | number)[][]; total?: number };

function Rows({ headings, rows, total = rows.length }: RowsProps) {
  const left = total - rowsShown;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, rowsShown).map((cells) => (
            <tr key={cells.join(' ')}>
              {cells.map((cell, index) => (
                <td key={headings[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p>And {left} more.</p>}
    </div>
  );
}
