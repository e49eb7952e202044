// How far association has come: three dots, and the same in words for readers.
import { classNames } from '../../ui/class-names.ts';
import { stepsCopy as copy } from './association.copy.ts';
import styles from './association.module.css';

const STEPS = [1, 2, 3] as const;

export function ProgressDots({ step }: { step: (typeof STEPS)[number] }) {
  return (
    <div className={styles.dots} role="img" aria-label={copy.progress(step)}>
      {STEPS.map((each) => (
        <span
          key={each}
          className={classNames(styles.dot, each < step && styles.done, each === step && styles.now)}
        />
      ))}
    </div>
  );
}
