// Parts of one thing, each a page with its own address. Underlined words, so that pills stay filters.
import type { MouseEventHandler } from 'react';
import { Link } from './actions/link.tsx';
import styles from './page-tabs.module.css';

export interface PageTab {
  label: string;
  href: string;
  /** How many of them wait, as a figure and, for readers, in words. */
  count?: number;
  countWords?: string;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
}

export interface PageTabsProps {
  /** «Partes de …», for readers. */
  label: string;
  tabs: readonly PageTab[];
  /** The `href` of the part that is shown; an address under a part marks the part. */
  current: string;
}

export function PageTabs({ label, tabs, current }: PageTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: words, href, onClick, count, countWords }) => (
        <Link key={href} href={href} onClick={onClick} aria-current={href === current ? 'page' : undefined}>
          {words}
          {count !== undefined && (
            <>
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
              <span className="sr-only">{countWords}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
