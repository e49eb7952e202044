// The list that holds `ListRow`s, with a line between them.
import type { ReactNode } from 'react';
import styles from './list-row.module.css';

export interface ListRowsProps {
  children: ReactNode;
  label?: string | undefined;
  /** Side by side where there is room, without lines. */
  inColumns?: boolean;
}

export function ListRows({ children, label, inColumns = false }: ListRowsProps) {
  return (
    <ul className={inColumns ? `${styles.rows} ${styles.columns}` : styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
