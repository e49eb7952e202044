// How something that the customer asked for ended: a sign, a title, words, what goes with it, and where to go on.
import type { ReactNode } from 'react';
import type { IconGlyph } from '../ui/icon.tsx';
import { Tile, type TileKind } from '../ui/tile.tsx';
import styles from './outcome.module.css';

export interface OutcomeProps {
  /** Above all of it: the steps that led here. */
  steps?: ReactNode;
  icon: IconGlyph;
  kind: TileKind;
  title: string;
  /** Under the title, a line each. */
  words: readonly string[];
  children?: ReactNode;
  /** The way on comes first. */
  acts: ReactNode;
}

export function Outcome({ steps, icon, kind, title, words, children, acts }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      {steps}
      <div className={styles.head}>
        <Tile icon={icon} kind={kind} />
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
