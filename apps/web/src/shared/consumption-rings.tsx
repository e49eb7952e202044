// The three circles of a mobile line: what is left of internet, minutes and messages.
import type { UsageConsumptionReport } from '@portal/contract/usage';
import { ProgressRing } from '../ui/progress-ring.tsx';
import { ProgressRings } from '../ui/progress-rings.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { consumptionCopy as copy } from './consumption-facts.copy.ts';
import { ringFigures } from './consumption-facts.ts';
import styles from './consumption-rings.module.css';

export interface ConsumptionRingsProps {
  report: UsageConsumptionReport;
  /** The line, for readers. */
  line: string;
}

export function ConsumptionRings({ report, line }: ConsumptionRingsProps) {
  return (
    <ProgressRings label={copy.rings(line)}>
      {ringFigures(report).map(({ type, name, isIncluded: _, ...figure }) => (
        <ProgressRing key={type} label={name} {...figure} />
      ))}
    </ProgressRings>
  );
}

/** The same room while the figures are on their way. */
export function RingsSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {['internet', 'voz', 'sms'].map((type) => (
        <div key={type} className={styles.ring}>
          <span className={styles.figure} />
          <Skeleton width={72} height={14} />
          <Skeleton width={56} height={12} />
        </div>
      ))}
    </div>
  );
}
