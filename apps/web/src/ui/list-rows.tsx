// The list that holds `ListRow`s, with a line between them.
import type { ReactNode } from 'react';
import styles from './list-row.module.css';

export interface ListRowsProps {
  children: ReactNode;
  label?: string | undefined;
}

export function ListRows({ children, label }: ListRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
