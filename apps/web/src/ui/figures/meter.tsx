// The ring's idea in a row: a thin bar of what is left, or of time and progress in ink.
import { classNames } from '../class-names.ts';
import styles from './meter.module.css';

export interface MeterProps {
  /** What it measures, for readers. */
  label: string;
  /** Share of the bar, 0 to 1. */
  share: number;
  /** The same in words, for readers: `5,2 GB de 15 GB`. */
  text: string;
  /** `data` turns amber at 20 % or less; `ink` is for time and progress. */
  kind?: 'data' | 'ink' | undefined;
}

export function Meter({ label, share, text, kind = 'data' }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  const low = kind === 'data' && percent <= 20;
  return (
    <div>
      <meter className="sr-only" min={0} max={100} value={percent} aria-label={label} aria-valuetext={text} />
      <div className={styles.track} aria-hidden="true">
        <div
          className={classNames(styles.bar, kind === 'ink' && styles.ink, low && styles.low)}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
