// The top of a page: way back, the one h1, a lead, and an act or a choice of line at the right.
import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { inOnePiece } from '../../ui/in-one-piece.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** `waiting` keeps its room until it is known where it leads. */
  back?:
    | {
        href: string;
        label: string;
        onClick?: MouseEventHandler<HTMLElement>;
        /** Where it leads stands beside it from 1024 px. */
        isNarrow?: boolean;
      }
    | 'waiting'
    | false
    | undefined;
  aside?: ReactNode;
  /** A field as wide as a phone; its room is kept while what it offers is on its way. */
  picker?: ReactNode | 'waiting';
}

export function PageHead({ title, lead, back, aside, picker }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {back === 'waiting' && (
        <span className={styles.back}>
          <Skeleton width={120} />
        </span>
      )}
      {back && back !== 'waiting' && (
        <Link
          className={classNames(styles.back, back.isNarrow && styles.narrow)}
          href={back.href}
          onClick={back.onClick}
        >
          <Icon of={ArrowLeft} size="sm" />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div>
          <h1>{inOnePiece(title)}</h1>
          {lead && <p className={styles.lead}>{inOnePiece(lead)}</p>}
        </div>
        {aside}
        {picker && (
          <div className={styles.picker}>
            {picker === 'waiting' ? <Skeleton height={52} radius="var(--r-md)" /> : picker}
          </div>
        )}
      </div>
    </div>
  );
}
