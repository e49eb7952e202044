// Holds the grey boxes of a section on its way. They keep their room at once and show after 200 ms.
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

const SHOWN_AFTER_MS = 200;

export interface SkeletonGroupProps {
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
