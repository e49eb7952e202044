// Where a task stands: done steps have a tick, the present one is marked.
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './step-bar.module.css';

export interface StepBarProps {
  label: string;
  steps: readonly string[];
  /** Index of the present step. */
  current: number;
  /** For readers, before a done step: `Listo`. */
  doneWord: string;
}

export function StepBar({ label, steps, current, doneWord }: StepBarProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={step}
            className={classNames(styles.step, done && styles.done, now && styles.now)}
            aria-current={now ? 'step' : undefined}
          >
            {done ? <Icon of={Check} size="xs" /> : `${index + 1}. `}
            <span>
              {done && <span className="sr-only">{doneWord}: </span>}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
