// A short message in its own soft box, always with icon and words.
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export interface NoticeProps {
  kind?: keyof typeof ICONS | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Read out as soon as it appears; so by default when `danger`. */
  announce?: boolean | undefined;
  /** For the fields that it speaks of. */
  id?: string | undefined;
}

export function Notice({ kind = 'info', title, children, announce = kind === 'danger', id }: NoticeProps) {
  return (
    <div id={id} className={classNames(styles.notice, styles[kind])} role={announce ? 'alert' : undefined}>
      <Icon of={ICONS[kind]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
