// Underlined words that go somewhere, or do a small thing when there is no address.
import type { MouseEventHandler, ReactNode } from 'react';
import { BesideMark } from '../beside-mark.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import { beside, Link } from './link.tsx';
import styles from './text-link.module.css';

export interface TextLinkProps {
  children: ReactNode;
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** After the words. */
  icon?: IconGlyph | undefined;
  /** Without the underline: in card feet and next to an icon. */
  plain?: boolean | undefined;
  /** Keeps the size of the words around it. */
  inherit?: boolean | undefined;
  disabled?: boolean | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  download?: string | undefined;
  className?: string | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-label'?: string | undefined;
}

export function TextLink({
  children,
  href,
  icon,
  plain,
  inherit,
  disabled,
  className,
  ...rest
}: TextLinkProps) {
  const look = classNames(styles.link, plain && styles.plain, inherit && styles.inherit, className);
  const words = (
    <>
      {children}
      {icon && <Icon of={icon} size="sm" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link {...beside(href)} {...rest} href={href} className={look}>
        {words}
        <BesideMark href={href} isApart />
      </Link>
    );
  }
  const { target: _target, rel: _rel, download: _download, ...pressed } = rest;
  return (
    <button {...pressed} type="button" disabled={disabled} className={look}>
      {words}
    </button>
  );
}
