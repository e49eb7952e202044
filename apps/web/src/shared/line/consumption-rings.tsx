// The circles of a mobile line: what is left of internet, minutes and messages; or that there is nothing, or nobody knows.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import { useEffect, useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { areRingsSeen, markRingsSeen } from '../../session/visit.ts';
import { ProgressRing, ProgressRings } from '../../ui/figures/progress-ring.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { consumptionCopy as copy } from './consumption-facts.copy.ts';
import { ringFigures } from './consumption-facts.ts';
import styles from './consumption-rings.module.css';
import { isGuest } from './line-roles.ts';
import { useCountUp } from './use-count-up.ts';

export interface ConsumptionRingsProps {
  /** None where nobody has told anything. */
  report: UsageConsumptionReport | null | undefined;
  service: Service;
}

export function ConsumptionRings({ report, service }: ConsumptionRingsProps) {
  if (report && ringFigures(report).length > 0) return <Rings {...{ report, service }} />;
  // Of networks or of use abroad alone there is no circle.
  if (report && report.bucket.length > 0) return <p className="muted">{copy.inDetail}</p>;
  return <p className="muted">{report && service.kind === 'Prepaid' ? copy.noBonuses : copy.none}</p>;
}

interface RingsProps {
  report: UsageConsumptionReport;
  service: Service;
}

function Rings({ report, service }: RingsProps) {
  const [fills] = useState(() => !areRingsSeen());
  useEffect(markRingsSeen, []);
  const counted = useCountUp(
    report.id,
    report.category.map(({ available }) => available),
  );
  const category = report.category.map((each, at) => ({ ...each, available: counted[at] ?? each.available }));
  return (
    <ProgressRings label={copy.rings(service.name)} fills={fills}>
      {ringFigures({ ...report, category }, isGuest(service)).map((figure) => {
        const { type, name, left, value, unit, used } = figure;
        return <ProgressRing key={type} label={name} {...{ left, value, unit, used }} />;
      })}
    </ProgressRings>
  );
}

/** The same room while the figures are on their way. */
export function RingsSkeleton() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.skeleton}>
        {['internet', 'voz', 'sms'].map((type) => (
          <div key={type} className={styles.ring}>
            <span className={styles.figure} />
            <span className={styles.words}>
              <Skeleton width={72} height={14} />
              <Skeleton width={56} height={12} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
