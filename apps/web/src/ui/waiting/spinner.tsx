// The small turning circle of a busy button; takes the colour of its text.
import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

export function Spinner({ size = 'sm' }: { size?: 'sm' | 'lg' }) {
  return <span className={classNames(styles.spinner, size === 'lg' && styles.lg)} aria-hidden="true" />;
}
