// What happened on a day: the day with its sum, and one line a thing, which opens in place or leads on.
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconGlyph } from '../icon.tsx';
import { inOnePiece } from '../in-one-piece.tsx';
import styles from './day-rows.module.css';

export interface DayRowsProps {
  title: ReactNode;
  /** At the right of the day: its sum. */
  value?: ReactNode;
  level?: 2 | 3 | undefined;
  /** `DayRow`s. */
  children: ReactNode;
}

export function DayRows({ title, value, level = 2, children }: DayRowsProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading className={styles.day} id={id}>
        {title}
        {value && <span>{value}</span>}
      </Heading>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}

export interface DayRowProps {
  icon: IconGlyph;
  title: ReactNode;
  detail: ReactNode;
  value?: ReactNode;
  /** It came to nothing: quiet ink, no weight. */
  quiet?: boolean;
  href?: string;
  /** What it opens to. */
  children?: ReactNode;
}

export function DayRow({ icon, title, detail, value, quiet, href, children }: DayRowProps) {
  const look = classNames(styles.row, quiet && styles.quiet);
  const words = (
    <>
      <Icon of={icon} />
      <span className={styles.words}>
        <span className={styles.title}>{inOnePiece(title)}</span>
        <span className={styles.detail}>{inOnePiece(detail)}</span>
      </span>
      {value && <span className={styles.value}>{value}</span>}
    </>
  );
  if (children !== undefined)
    return (
      <li>
        <details>
          <summary className={look}>
            {words}
            <Icon of={ChevronDown} size="sm" className={styles.turn} />
          </summary>
          <div className={styles.slip}>{children}</div>
        </details>
      </li>
    );
  return (
    <li>
      {href === undefined ? (
        <div className={look}>{words}</div>
      ) : (
        <Link className={look} href={href}>
          {words}
        </Link>
      )}
    </li>
  );
}
