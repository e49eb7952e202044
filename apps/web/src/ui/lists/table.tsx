// Real columns where there is room for them (37.5 rem); else each row stacks: title and state, amount, acts. Never scrolls sideways.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * Where the cell stands in a stacked row; `line` shows the header beside it, `wide` takes the row's foot.
   * Under the title, in rows without a picture: `lead`, then `sub`; under the amount: `aside`.
   */
  place?:
    | 'picture'
    | 'title'
    | 'state'
    | 'lead'
    | 'sub'
    | 'amount'
    | 'aside'
    | 'action'
    | 'line'
    | 'wide'
    | undefined;
  /** Figures, aligned at right in their column. */
  numeric?: boolean | undefined;
  /** Left out of stacked rows. */
  fromMd?: boolean | undefined;
}

export interface TableProps<Row> {
  /** What the table holds, for readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What heads the rows that have it in common and stand together: their day. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Headers for readers only, when the cells speak for themselves. */
  headersHidden?: boolean | undefined;
}

export function Table<Row>({ caption, columns, rows, rowKey, groupOf, headersHidden }: TableProps<Row>) {
  const groups = [...Map.groupBy(rows, (row) => groupOf?.(row) ?? '')];
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, headersHidden && styles.headless)}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cellClass(column)}>
                {headersHidden || isSilent(column) ? (
                  <span className="sr-only">{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(([heading, group]) => (
          <tbody key={heading}>
            {heading && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {heading}
                </th>
              </tr>
            )}
            {group.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <td key={column.id} className={cellClass(column)} data-header={column.header}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Pictures and buttons need no header for the eye. */
function isSilent<Row>({ place }: Column<Row>): boolean {
  return place === 'picture' || place === 'action' || place === 'wide';
}

function cellClass<Row>({ place = 'line', numeric, fromMd }: Column<Row>): string {
  return classNames(styles[place], numeric && styles.numeric, fromMd && styles.fromMd);
}
