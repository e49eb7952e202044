// Rings side by side, three to a row, or one below another where text is large; a list, so that readers know how many.
import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

export function ProgressRings({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <div className={styles.frame}>
      <ul className={styles.rings} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
