// Links and acts one under the other, as in a side panel: icon, words, 56 px each.
import type { MouseEventHandler } from 'react';
import { Link } from '../actions/link.tsx';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './menu-list.module.css';

export interface MenuItem {
  label: string;
  icon: IconGlyph;
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

export function MenuList({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className={styles.menu}>
      {items.map(({ label, icon, href, onClick }) => (
        <li key={label}>
          {href === undefined ? (
            <button type="button" className={styles.item} onClick={onClick}>
              <Icon of={icon} size="sm" />
              {label}
            </button>
          ) : (
            <Link className={styles.item} href={href} onClick={onClick}>
              <Icon of={icon} size="sm" />
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
