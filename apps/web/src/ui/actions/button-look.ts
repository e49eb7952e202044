// What a button and a link drawn as a button have in common.

import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonLook {
  kind?: 'primary' | 'tonal' | 'outline' | 'danger' | undefined;
  /** 44, 48 and 56 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

export function buttonClass({ kind = 'tonal', size = 'md', wide }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className);
}
