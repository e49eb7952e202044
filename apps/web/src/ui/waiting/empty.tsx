// Nothing here, said as good news or as the next step: drawing, title, sentence, one tonal button.
import type { ReactNode } from 'react';
import styles from './empty.module.css';

export interface EmptyProps {
  /** One of `drawings/`. */
  drawing?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** A small tonal `Button` or `ButtonLink`. */
  action?: ReactNode;
  level?: 2 | 3 | undefined;
}

export function Empty({ drawing, title, text, action, level = 3 }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
