// The end of an errand: how it went, in large, and the ways on.
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface OutcomeProps {
  /** Above all of it: the steps that led here. */
  steps?: ReactNode;
  /** A `Tile`, or the `DrawnCheck` of what went well. */
  sign: ReactNode;
  title: string;
  /** Under the title, a line each. */
  words: readonly string[];
  children?: ReactNode;
  /** The way on comes first. */
  acts: ReactNode;
}

export function Outcome({ steps, sign, title, words, children, acts }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      {steps}
      <div className={styles.head}>
        {sign}
        <h1>{title}</h1>
        {words.map((line) => (
          <p key={line} className="muted">
            {line}
          </p>
        ))}
      </div>
      {children}
      <div className={styles.acts}>{acts}</div>
    </div>
  );
}
