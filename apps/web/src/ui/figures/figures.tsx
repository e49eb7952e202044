// Small figures: an amount, a badge, when something was true, and who somebody is.
import { Check, CircleAlert, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './figures.module.css';

const PARTS = /^(-?)(\$)?(.*)$/;

interface AmountProps {
  /** As `lib/money` writes it: `$18,39`, `-$4,35`. */
  money: string;
  size?: 'big' | 'md' | undefined;
  className?: string | undefined;
}

export function Amount({ money, size = 'big', className }: AmountProps) {
  const [, minus = '', currency = '', figure = ''] = PARTS.exec(money) ?? [];
  return (
    <p className={classNames(styles.amount, size === 'md' && styles.md, className)}>
      {minus}
      {currency && <span className={styles.currency}>{currency}</span>}
      {figure}
    </p>
  );
}

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

/** A state in one or two words; the icon says it without colour. */
export function Badge({ kind = 'neutral', children, icon = ICONS[kind], wraps }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind], wraps && styles.wraps)}>
      {icon && <Icon of={icon} size="badge" />}
      {children}
    </span>
  );
}

/** When a figure was true: every figure of the portal has its time. */
export function UpdatedAt({ children }: { children: ReactNode }) {
  return <span className={styles.updatedAt}>{children}</span>;
}

/** The initials of whoever is signed in; silent, the name stands beside it. */
export function Avatar({ initials, size = 'md' }: { initials: string; size?: 'md' | 'lg' | undefined }) {
  return (
    <span className={classNames(styles.avatar, size === 'lg' && styles.lg)} aria-hidden="true">
      {initials}
    </span>
  );
}
