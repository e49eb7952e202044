// A state in one or two words; the icon says it without colour.
import { Check, CircleAlert, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './badge.module.css';

const ICONS = {
  neutral: undefined,
  success: Check,
  warning: Clock,
  danger: CircleAlert,
  info: Info,
} as const;

export interface BadgeProps {
  kind?: keyof typeof ICONS | undefined;
  children: ReactNode;
  /** Instead of the icon of its kind. */
  icon?: IconGlyph | undefined;
  /** A sentence: it may take a second line. */
  wraps?: boolean | undefined;
}

export function Badge({ kind = 'neutral', children, icon = ICONS[kind], wraps }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind], wraps && styles.wraps)}>
      {icon && <Icon of={icon} size="badge" />}
      {children}
    </span>
  );
}
