// Rings side by side, three to a row; a list, so that readers know how many.
import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

export function ProgressRings({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <ul className={styles.rings} aria-label={label}>
      {children}
    </ul>
  );
}
