// Rings side by side, three to a row, or one below another where text is large; a list, so that readers know how many.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-ring.module.css';

export interface ProgressRingsProps {
  children: ReactNode;
  label?: string | undefined;
  /** The arcs grow from nothing when they come. */
  fills?: boolean | undefined;
}

export function ProgressRings({ children, label, fills }: ProgressRingsProps) {
  return (
    <div className={styles.frame}>
      <ul className={classNames(styles.rings, fills && styles.fills)} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
