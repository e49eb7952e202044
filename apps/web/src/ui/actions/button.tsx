// The button: primary is the one next step of a screen, tonal everything else.
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import { Spinner } from '../waiting/spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Before the words. */
  icon?: IconGlyph | undefined;
  /** Spinner and `busyText`; presses are ignored and focus stays. */
  busy?: boolean | undefined;
  /** Its room is kept from the start, so that the width never jumps. */
  busyText?: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    kind = 'tonal',
    size,
    wide,
    icon,
    busy = false,
    busyText,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, wide }, className)}
      data-kind={kind}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className={styles.words}>
        {icon && <Icon of={icon} size="sm" />}
        <span>{children}</span>
      </span>
      {(busy || busyText) && (
        <span className={styles.busy}>
          <Spinner />
          {busyText ?? children}
        </span>
      )}
    </button>
  );
}

// What a button and a link drawn as a button have in common.
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
