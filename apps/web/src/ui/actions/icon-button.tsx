// A round 44 px button, or link, that shows only an icon; its name is for readers.
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './icon-button.module.css';
import { Link, type LinkProps } from './link.tsx';

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
export type IconButtonProps = Pressed | Followed;

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
