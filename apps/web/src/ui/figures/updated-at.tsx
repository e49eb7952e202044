// When a figure was true: every figure of the portal has its time.
import type { ReactNode } from 'react';
import styles from './updated-at.module.css';

export function UpdatedAt({ children }: { children: ReactNode }) {
  return <span className={styles.updatedAt}>{children}</span>;
}
