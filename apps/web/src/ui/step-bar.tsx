// Where a task stands: done steps have a tick, the present one is marked; at the end that is the last one done.
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './step-bar.module.css';

export interface StepBarProps {
  label: string;
  steps: readonly string[];
  /** Index of the present step; their number when all are done. */
  current: number;
  /** For readers, before a done step: `Listo`. */
  doneWord: string;
}

/** More steps than this take two rows of a phone. */
const FIT_ON_PHONES = 3;

export function StepBar({ label, steps, current, doneWord }: StepBarProps) {
  return (
    <ol className={classNames(styles.steps, steps.length > FIT_ON_PHONES && styles.many)} aria-label={label}>
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === Math.min(current, steps.length - 1);
        return (
          <li
            key={step}
            className={classNames(styles.step, done && styles.done, now && styles.now)}
            aria-current={now ? 'step' : undefined}
          >
            {done ? <Icon of={Check} size="xs" /> : <span className={styles.number}>{`${index + 1}.`}</span>}{' '}
            <span className={styles.word}>
              {done && <span className="sr-only">{doneWord}: </span>}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
