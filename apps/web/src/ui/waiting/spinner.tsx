// The small turning circle of a busy button; takes the colour of its text.
import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

export function Spinner({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  return <span className={classNames(styles.spinner, size === 'lg' && styles.lg)} aria-hidden="true" />;
}

/** Covers the page while something must end before anything else, such as a payment. */
export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles.overlay} role="status">
      <Spinner size="lg" />
      <p className={styles.text}>{text}</p>
    </div>
  );
}
