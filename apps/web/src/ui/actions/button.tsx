// The button: primary is the one next step of a screen, tonal everything else.
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon.tsx';
import { Spinner } from '../waiting/spinner.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

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
      aria-disabled={busy || undefined}
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
