// Days until credit and the billing period, as a bar of the days that have passed.
import { formatPeriod } from '../../../lib/dates.ts';
import { type Cycle, cycleProgress, daysToNextCycle } from '../../../shared/line/consumption-cycle.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { Meter } from '../../../ui/figures/meter.tsx';
import { dueCopy as copy } from './detail.copy.ts';
import styles from './due-card.module.css';

export function CycleMeter({ cycle }: { cycle: Cycle }) {
  const days = daysToNextCycle(cycle);
  const { done, total } = cycleProgress(cycle);
  const shown = String(days).padStart(2, '0');
  return (
    <div className={styles.cycle}>
      <p className={styles.cycleWords}>
        <b>{days === 1 ? copy.dayLeft(shown) : copy.daysLeft(shown)}</b>
        <span>{formatPeriod(cycle.start, cycle.end)}</span>
      </p>
      <Meter label={copy.cycle} share={done / total} text={consumptionCopy.passed(done, total)} kind="ink" />
    </div>
  );
}
