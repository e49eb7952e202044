// Names and values face to face, such as the parts of a payment.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { inOnePiece } from '../in-one-piece.tsx';
import styles from './definition-list.module.css';

export interface Definition {
  term: string;
  value: ReactNode;
}

export interface DefinitionListProps {
  items: readonly Definition[];
  /** The last line is the sum of the others and stands out. */
  total?: boolean | undefined;
}

/** It needs more room than its term, which takes two lines. */
const isSentence = (value: ReactNode) => typeof value === 'string' && value.length > 36;

export function DefinitionList({ items, total }: DefinitionListProps) {
  return (
    <div className={styles.frame}>
      <dl className={classNames(styles.list, total && styles.total)}>
        {items.map(({ term, value }) => (
          <div key={term} className={isSentence(value) ? styles.long : undefined}>
            <dt>{term}</dt>
            <dd>{inOnePiece(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
