// It went well: a rim and a tick that draw themselves once. For the end of a task alone.
import styles from './drawn-check.module.css';

export function DrawnCheck() {
  return (
    <svg className={styles.check} viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <circle className={styles.disc} cx="48" cy="48" r="42" />
      <circle className={styles.rim} cx="48" cy="48" r="42" pathLength="100" transform="rotate(-90 48 48)" />
      <path className={styles.tick} d="m31 50 12 12 23-26" pathLength="100" />
    </svg>
  );
}
