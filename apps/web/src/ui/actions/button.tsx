// The button: primary is the one next step of a screen, tonal everything else.
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import { Spinner } from '../waiting/spinner.tsx';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

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

function buttonClass({ kind = 'tonal', size = 'md', wide }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[kind], styles[size], wide && styles.wide, className);
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: IconGlyph | undefined;
}

/** A link drawn as a button: it goes somewhere, so it is an anchor. */
export function ButtonLink({
  kind = 'tonal',
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, wide }, className)} data-kind={kind}>
      <span className={styles.words}>
        {icon && <Icon of={icon} size="sm" />}
        <span>{children}</span>
      </span>
    </Link>
  );
}

interface Look {
  label: string;
  icon: IconGlyph;
  iconSize?: 'sm' | 'md' | undefined;
  /** For ink surfaces. */
  onDark?: boolean | undefined;
}

type Pressed = Look &
  Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
    href?: undefined;
  };
type Followed = Look & Omit<LinkProps, 'children' | 'aria-label'>;
type IconButtonProps = Pressed | Followed;

/** A round 44 px button, or link, that shows only an icon; its name is for readers. */
export function IconButton(props: IconButtonProps) {
  const look = classNames(styles.iconButton, props.onDark && styles.onDark, props.className);
  const picture = <Icon of={props.icon} size={props.iconSize ?? 'md'} />;
  if (props.href !== undefined) {
    const { label, icon: _icon, iconSize: _size, onDark: _onDark, ...rest } = props;
    return (
      <Link {...rest} className={look} aria-label={label}>
        {picture}
      </Link>
    );
  }
  const { label, icon: _icon, iconSize: _size, onDark: _onDark, href: _href, ...rest } = props;
  return (
    <button type="button" {...rest} className={look} aria-label={label}>
      {picture}
    </button>
  );
}
