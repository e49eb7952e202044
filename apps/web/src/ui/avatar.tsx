// The initials of whoever is signed in; silent, the name stands beside it.
import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

export function Avatar({ initials, size = 'md' }: { initials: string; size?: 'md' | 'lg' | undefined }) {
  return (
    <span className={classNames(styles.avatar, size === 'lg' && styles.lg)} aria-hidden="true">
      {initials}
    </span>
  );
}
