// What the change comes to: what it costs more or less, and from which day.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { formatDateLong } from '../../lib/dates.ts';
import { formatMoney } from '../../lib/money.ts';
import { Card } from '../../ui/card.tsx';
import { PlanPrice } from './plan-cards.tsx';
import { compareCopy as copy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import { priceCentsOf } from './plan-facts.ts';

export interface ChangeSummaryProps {
  current: Plan;
  desired: Plan | undefined;
  /** The last day of the cycle that runs. */
  cycleEnd: string | null;
}

const SECOND_MS = 1000;

export function ChangeSummary({ current, desired, cycleEnd }: ChangeSummaryProps) {
  if (!desired) return null;
  return (
    <Card title={copy.summary} quietTitle sticky>
      <p className={styles.name}>{desired.nombre}</p>
      <PlanPrice plan={desired} />
      <p className="strong">{difference(priceCentsOf(desired) - priceCentsOf(current))}</p>
      {cycleEnd && <p className={styles.starts}>{copy.starts(startOf(cycleEnd), current.nombre)}</p>}
    </Card>
  );
}

function difference(cents: number): string {
  if (cents === 0) return copy.same;
  return cents > 0 ? copy.more(formatMoney(cents)) : copy.less(formatMoney(-cents));
}

/** The cycle ends with the last second of its last day. */
function startOf(cycleEnd: string): string {
  return formatDateLong(Date.parse(cycleEnd) + SECOND_MS);
}
