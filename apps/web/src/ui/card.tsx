// The white card: title row, body, foot. Never one inside another.
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { inOnePiece } from './in-one-piece.tsx';

export interface CardProps {
  children?: ReactNode;
  title?: ReactNode;
  /** A small line under the title. */
  detail?: ReactNode;
  /** At the right of the title: a time, a link, a small button. */
  aside?: ReactNode;
  /** Under a line at the bottom: time at left, link at right. */
  foot?: ReactNode;
  /** The title as a small quiet word above an amount. */
  quietTitle?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** While its first data is on the way. */
  busy?: boolean | undefined;
  /** Follows the scroll from 1024 px, for the side column. */
  sticky?: boolean | undefined;
  className?: string | undefined;
}

export function Card(props: CardProps) {
  const { children, title, detail, aside, foot, quietTitle, level = 2, busy, sticky, className } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  const Frame = title ? 'section' : 'div';
  return (
    <Frame
      className={classNames(styles.card, sticky && styles.sticky, className)}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={busy || undefined}
    >
      {(title || aside) && (
        <div className={classNames(styles.head, quietTitle && styles.quietHead)}>
          <div className={styles.titles}>
            {title && (
              <Heading id={titleId} className={quietTitle ? styles.quiet : styles.title}>
                {inOnePiece(title)}
              </Heading>
            )}
            {detail && <p className={styles.detail}>{inOnePiece(detail)}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </Frame>
  );
}
