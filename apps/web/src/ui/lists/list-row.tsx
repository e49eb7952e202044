// Icon, title, quiet line, value or chevron. With an address or an act the whole row is the target.
import { ChevronRight } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { BesideMark, beside, Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import { inOnePiece } from '../in-one-piece.tsx';
import styles from './list-row.module.css';
import { Tile, type TileKind } from './tile.tsx';

export interface ListRowProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Colour of the quiet line, when it says something of weight. */
  detailKind?: 'quiet' | 'danger' | 'warning' | 'success' | undefined;
  icon?: IconGlyph | undefined;
  /** Instead of an icon. */
  picture?: ReactNode;
  /** Of the icon. */
  kind?: TileKind | undefined;
  /** At the right: an amount, a badge. */
  value?: ReactNode;
  /** At the right of a row that is not itself a target: its own button. */
  action?: ReactNode;
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  disabled?: boolean | undefined;
}

/** It needs more room than a button leaves it on a phone. */
const isSentence = (detail: ReactNode) => typeof detail === 'string' && detail.length > 60;

export function ListRow(props: ListRowProps) {
  const {
    title,
    detail,
    detailKind = 'quiet',
    icon,
    picture,
    kind,
    value,
    action,
    href,
    onClick,
    disabled,
  } = props;
  const isTarget = href !== undefined || onClick !== undefined;
  const content = (
    <>
      {picture && <span className={styles.picture}>{picture}</span>}
      {icon && <Tile icon={icon} kind={kind} size="sm" />}
      <span className={classNames(styles.words, Boolean(action) && isSentence(detail) && styles.long)}>
        <span className={styles.title}>
          {inOnePiece(title)}
          {href !== undefined && <BesideMark href={href} />}
        </span>
        {detail && (
          <span className={classNames(styles.detail, styles[detailKind])}>{inOnePiece(detail)}</span>
        )}
      </span>
      {value && <span className={styles.value}>{value}</span>}
      {action && <span className={styles.action}>{action}</span>}
      {isTarget && <Icon of={ChevronRight} size="sm" className={styles.chevron} />}
    </>
  );
  return <li>{frame(content)}</li>;

  function frame(inside: ReactNode) {
    if (href !== undefined) {
      return (
        <Link
          {...beside(href)}
          className={classNames(styles.row, styles.target)}
          href={href}
          onClick={onClick}
        >
          {inside}
        </Link>
      );
    }
    if (onClick) {
      return (
        <button
          type="button"
          className={classNames(styles.row, styles.target)}
          onClick={onClick}
          disabled={disabled}
        >
          {inside}
        </button>
      );
    }
    return <div className={styles.row}>{inside}</div>;
  }
}

// The list that holds `ListRow`s, with a line between them.

interface ListRowsProps {
  children: ReactNode;
  label?: string | undefined;
  /** Side by side where there is room, without lines. */
  inColumns?: boolean;
}

export function ListRows({ children, label, inColumns = false }: ListRowsProps) {
  return (
    <ul className={inColumns ? `${styles.rows} ${styles.columns}` : styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
