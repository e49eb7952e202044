// What is left of an allowance, as an arc from twelve o'clock. A list item of `ProgressRings`.
import { Infinity as InfinityGlyph } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-ring.module.css';

/** From here on the arc is amber: little is left. */
export const LOW_SHARE = 0.2;

const RADIUS = 45;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

export interface ProgressRingProps {
  label: ReactNode;
  /** Share that is left, 0 to 1, or `unlimited`: a full ring with ∞ instead of a number. */
  left: number | 'unlimited';
  /** The number in the middle, such as `9,2`. */
  value?: ReactNode;
  /** The words under it: `GB libres`, or `Ilimitado`. */
  unit: ReactNode;
  /** The quiet line: what was used. */
  used?: ReactNode;
}

export function ProgressRing({ label, left, value, unit, used }: ProgressRingProps) {
  const unlimited = left === 'unlimited';
  const share = unlimited ? 1 : Math.min(1, Math.max(0, left));
  const low = !unlimited && share <= LOW_SHARE;
  // The name comes first for readers and below the ring for the eye.
  return (
    <li className={styles.ring}>
      <p className={styles.label}>{label}</p>
      <div className={styles.figure}>
        <svg viewBox="0 0 100 100" className={styles.arc} aria-hidden="true">
          <circle className={styles.track} cx="50" cy="50" r={RADIUS} />
          {share > 0 && (
            <circle
              className={classNames(styles.left, low && styles.low)}
              cx="50"
              cy="50"
              r={RADIUS}
              strokeDasharray={`${(share * CIRCUMFERENCE).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
            />
          )}
        </svg>
        <p className={styles.middle}>
          {unlimited ? (
            <InfinityGlyph className={styles.infinity} aria-hidden="true" />
          ) : (
            <b className={sizeOf(value)}>{value}</b>
          )}
          <span>{unit}</span>
        </p>
      </div>
      {used && <p className={styles.used}>{used}</p>}
    </li>
  );
}

/** More than four signs would touch the ring, more than five a small one. */
function sizeOf(value: ReactNode): string | undefined {
  if (typeof value !== 'string' || value.length < 5) return undefined;
  return value.length > 5 ? styles.longer : styles.long;
}

// Rings side by side, three to a row, or one below another where text is large; a list, so that readers know how many.
interface ProgressRingsProps {
  children: ReactNode;
  label?: string | undefined;
  /** The arcs grow from nothing when they come. */
  fills?: boolean | undefined;
}

export function ProgressRings({ children, label, fills }: ProgressRingsProps) {
  return (
    <div className={styles.frame}>
      <ul className={classNames(styles.rings, fills && styles.fills)} aria-label={label}>
        {children}
      </ul>
    </div>
  );
}
