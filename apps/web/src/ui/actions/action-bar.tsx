// The foot of a task below 1024 px: the total at left, the one button at right.
import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  label: string;
  totalLabel?: ReactNode;
  total?: ReactNode;
  /** One button; it takes the room that is left. */
  children: ReactNode;
}

export function ActionBar({ label, totalLabel, total, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {total && (
        <div className={styles.total}>
          <span className={styles.totalLabel}>{totalLabel}</span>
          <span className={styles.figure}>{total}</span>
        </div>
      )}
      <div className={styles.act}>{children}</div>
    </section>
  );
}
