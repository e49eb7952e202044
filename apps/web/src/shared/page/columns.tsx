// The frame of a signed-in page: one column on phones, a 400 px side column from 1024 px.
import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  /** What is owed and its act: first on phones, top of the side column on desktop. */
  side?: ReactNode;
  /** Secondary links: last on phones, under `side` on desktop. */
  rest?: ReactNode;
  children: ReactNode;
}

export function Columns({ side, rest, children }: ColumnsProps) {
  return (
    <div className={styles.columns}>
      {side && <div className={styles.side}>{side}</div>}
      <div className={styles.main}>{children}</div>
      {rest && <div className={styles.rest}>{rest}</div>}
    </div>
  );
}
