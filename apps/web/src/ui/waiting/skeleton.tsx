// One grey box with the size of what will stand there.

import { type ReactNode, useEffect, useState } from 'react';
import { Card } from '../card.tsx';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; numbers are px. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  radius?: string | number | undefined;
  marginTop?: number | undefined;
}

export function Skeleton({ width, height = 16, radius, marginTop }: SkeletonProps) {
  return (
    <span
      className={styles.box}
      style={{ width, height, borderRadius: radius, marginTop }}
      aria-hidden="true"
    />
  );
}

/** The grey boxes of a few list rows: tile, two lines, a value. */
export function SkeletonRows({ count = 2 }: { count?: number | undefined }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <div key={place} className={styles.row}>
      <Skeleton width={44} height={44} radius={14} />
      <span className={styles.lines}>
        <Skeleton width="70%" />
        <Skeleton width="44%" height={12} marginTop={8} />
      </span>
      <Skeleton width={56} />
    </div>
  ));
}

/** Holds the grey boxes of a section on its way. They keep their room at once and show after 200 ms. */
const SHOWN_AFTER_MS = 200;

interface SkeletonGroupProps {
  /** For readers: what is on its way. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  const shown = useDelayed(SHOWN_AFTER_MS);
  return (
    <div className={classNames(!shown && styles.waiting, className)} role="status" data-waiting>
      {shown && <span className="sr-only">{label}</span>}
      {children}
    </div>
  );
}

// True once `delayMs` have passed: what comes quickly never flickers.
function useDelayed(delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}

// A card whose rows are on their way.

interface RowsCardProps {
  /** What is on its way, for readers. */
  label: string;
  rows: number;
}

export function RowsCard({ label, rows }: RowsCardProps) {
  return (
    <Card busy>
      <SkeletonGroup label={label}>
        <SkeletonRows count={rows} />
      </SkeletonGroup>
    </Card>
  );
}
