// Rows that lead on, in a frame under a quiet heading: icon, words, how it stands at the right.
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { type MouseEventHandler, useId } from 'react';
import { BesideMark, beside, Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import styles from './nav-list.module.css';

export interface RowState {
  /** `ok` protects, `todo` lacks something; without one it is calm. */
  kind?: 'ok' | 'todo' | undefined;
  text: string;
}

export interface NavRow {
  icon: IconGlyph;
  title: string;
  detail?: string | undefined;
  state?: RowState | undefined;
  href?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  isCurrent?: boolean | undefined;
  /** For who has been robbed. */
  isAlarm?: boolean | undefined;
}

export interface NavListProps {
  title?: string;
  level?: 2 | 3;
  rows: readonly NavRow[];
  /** Beside its pages from 1024 px: without a frame, lower, the current one marked. */
  isMenu?: boolean;
}

export function NavList({ title, level = 2, rows, isMenu = false }: NavListProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(isMenu && styles.menu)}>
      {title && (
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
      )}
      <ul className={styles.rows} aria-labelledby={title ? id : undefined}>
        {rows.map((row) => (
          <li key={row.title}>{rowOf(row)}</li>
        ))}
      </ul>
    </div>
  );
}

const SIGNS = { ok: CircleCheck, todo: CircleAlert } as const;

function rowOf({ icon, title, detail, state, href, onClick, isCurrent, isAlarm }: NavRow) {
  const className = classNames(styles.row, isAlarm && styles.alarm);
  const inside = (
    <>
      <Icon of={icon} className={styles.icon} />
      <span className={styles.words}>
        {title}
        {href !== undefined && <BesideMark href={href} />}
        {detail && <small>{detail}</small>}
      </span>
      {state && (
        <span className={classNames(styles.state, state.kind && styles[state.kind])}>
          {state.kind && <Icon of={SIGNS[state.kind]} size="badge" />}
          {state.text}
        </span>
      )}
      {href !== undefined && <Icon of={ChevronRight} size="sm" className={styles.go} />}
    </>
  );
  return href === undefined ? (
    <button type="button" className={className} onClick={onClick}>
      {inside}
    </button>
  ) : (
    <Link
      {...beside(href)}
      className={className}
      href={href}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {inside}
    </Link>
  );
}
