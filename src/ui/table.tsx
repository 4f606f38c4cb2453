import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { scrollable } from './scrollable';
import styles from './table.module.css';

/** Without a label in any column the table has no head: its rows say what they are. */
export type TableColumn = { key: string; label?: ReactNode; isNumber?: boolean };

type TableProps = {
  caption: ReactNode;
  /** Says the caption to everyone, or only to assistive technology. */
  captionShown?: boolean;
  columns: TableColumn[];
  rows: { key: string; cells: ReactNode[] }[];
  /** Alternate grounds; only where the specification asks for it. */
  zebra?: boolean;
  className?: string;
};

/** A table that scrolls sideways on its own, its first column staying; numbers at the right. */
export function Table({ caption, captionShown = true, columns, rows, zebra = false, className }: TableProps) {
  const id = useId();
  return (
    <section className={classNames(styles.scroller, className)} aria-labelledby={id} {...scrollable}>
      <table className={classNames(styles.table, zebra && styles.zebra)}>
        <caption id={id} className={captionShown ? styles.caption : 'visually-hidden'}>
          {caption}
        </caption>
        {columns.some(({ label }) => label) && (
          <thead>
            <tr>
              {columns.map(({ key, label, isNumber }) => (
                <th key={key} scope="col" className={isNumber ? styles.number : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, index) => {
                const column = columns[index];
                const className = column?.isNumber ? styles.number : undefined;
                return index === 0 ? (
                  <th key={column?.key ?? index} scope="row" className={className}>
                    {cell}
                  </th>
                ) : (
                  <td key={column?.key ?? index} className={className}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
