// The days that are left for an answer, as a ring that empties. The words beside it say the date.
import type { Claim } from '@portal/contract/paying/claims';
import { daysUntil } from '../../lib/dates.ts';
import { classNames } from '../../ui/class-names.ts';
import { claimCopy as copy } from './claims.copy.ts';
import styles from './claims.module.css';

const AROUND = 2 * Math.PI * 44;

export function daysOf({ creationDate, expectedResolutionDate }: Claim): { left: number; all: number } {
  const left = Math.max(0, daysUntil(expectedResolutionDate));
  return { left, all: Math.max(1, left, daysUntil(expectedResolutionDate, creationDate)) };
}

export function DaysRing({ claim, isBig = false }: { claim: Claim; isBig?: boolean }) {
  const { left, all } = daysOf(claim);
  return (
    <span className={classNames(styles.ring, isBig && styles.big)} aria-hidden="true">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="44" />
        {left > 0 && (
          <circle
            className={styles.left}
            cx="50"
            cy="50"
            r="44"
            strokeDasharray={`${((left / all) * AROUND).toFixed(1)} ${AROUND.toFixed(1)}`}
          />
        )}
      </svg>
      <b>{left}</b>
      {isBig && <span>{left === 1 ? copy.day : copy.days}</span>}
    </span>
  );
}
