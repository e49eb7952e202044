// The frame of a signed-in page: one column on phones, a 400 px side column from 1024 px.
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './columns.module.css';

export interface ColumnsProps {
  /** What is owed and its act: first on phones, top of the side column on desktop. */
  side?: ReactNode;
  /** What the page says first: on phones `rest` follows it, before the others. */
  lead?: ReactNode;
  /** Secondary links: last on phones, under `side` on desktop. */
  rest?: ReactNode;
  children: ReactNode;
}

export function Columns({ side, lead, rest, children }: ColumnsProps) {
  const secondary = rest && <div className={styles.rest}>{rest}</div>;
  return (
    <div className={classNames(styles.columns, Boolean(lead) && styles.led)}>
      {side && <div className={styles.side}>{side}</div>}
      {lead && <div className={styles.lead}>{lead}</div>}
      {lead && secondary}
      <div className={styles.main}>{children}</div>
      {!lead && secondary}
    </div>
  );
}
