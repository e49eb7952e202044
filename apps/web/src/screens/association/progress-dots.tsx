// How far association has come: a dot for each step, and the same in words for readers.
import { classNames } from '../../ui/class-names.ts';
import { stepsCopy as copy } from './association.copy.ts';
import styles from './association.module.css';

export interface ProgressDotsProps {
  /** From 1; the last one is the result. */
  step: number;
  /** A line's number, its code, done; a home's document, done. */
  of: 2 | 3;
}

export function ProgressDots({ step, of }: ProgressDotsProps) {
  return (
    <div className={styles.dots} role="img" aria-label={copy.progress(step, of)}>
      {Array.from({ length: of }, (_, at) => at + 1).map((each) => (
        <span
          key={each}
          className={classNames(styles.dot, each < step && styles.done, each === step && styles.now)}
        />
      ))}
    </div>
  );
}
