// Covers the page while something must end before anything else, such as a payment.

import { Spinner } from '../waiting/spinner.tsx';
import styles from './loading-overlay.module.css';

export function LoadingOverlay({ text }: { text: string }) {
  return (
    <div className={styles.overlay} role="status">
      <Spinner size="lg" />
      <p className={styles.text}>{text}</p>
    </div>
  );
}
