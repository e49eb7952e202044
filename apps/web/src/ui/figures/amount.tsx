// Money as the thing to see first: `$18,39` with a lighter sign. Takes the words, already formatted.

import { classNames } from '../class-names.ts';
import styles from './amount.module.css';

const PARTS = /^(-?)(\$)?(.*)$/;

export interface AmountProps {
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
