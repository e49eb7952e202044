// A link drawn as a button: it goes somewhere, so it is an anchor.

import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  icon?: IconGlyph | undefined;
}

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
