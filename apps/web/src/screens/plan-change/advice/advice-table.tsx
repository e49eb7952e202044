// Two plans face to face, cycle by cycle: what each would have cost, not given, or given too much.
import type { AdvisedPlan, PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { formatDayAndMonth, formatShortPeriod } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { quantityWords } from '../../../lib/usage.ts';
import { paidCents } from '../../../shared/plan-advice/plan-advice.ts';
import { Card } from '../../../ui/card.tsx';
import { compareCopy } from '../plan-change.copy.ts';
import table from '../plan-change.module.css';
import { adviceTableCopy as copy } from './advice.copy.ts';
import { moneyWords } from './advice-facts.ts';

export interface AdviceTableProps {
  advice: PlanAdvice;
  current: AdvisedPlan;
  desired: AdvisedPlan | undefined;
}

export function AdviceTable({ advice, current, desired }: AdviceTableProps) {
  const { cycles, plannedBillDate } = advice;
  if (cycles.length === 0 && !plannedBillDate) return null;
  const plans = [current, desired];
  return (
    <Card title={copy.title(cycles.length)}>
      <div className={table.frame}>
        <table className={table.table}>
          <caption className="sr-only">{copy.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{compareCopy.feature}</span>
              </th>
              <th scope="col">{compareCopy.current}</th>
              <th scope="col">{compareCopy.desired}</th>
            </tr>
          </thead>
          <tbody>
            {cycles.map(({ from, to }, place) => (
              <Row key={from} name={formatShortPeriod(from, to)} plans={plans}>
                {({ wouldHavePaid }) => wouldHavePaid[place] && moneyWords(wouldHavePaid[place])}
              </Row>
            ))}
            {cycles.length > 0 && (
              <>
                <Row name={copy.total} plans={plans} isStrong>
                  {(plan) => {
                    const cents = paidCents(plan);
                    return cents === null ? null : formatMoney(cents);
                  }}
                </Row>
                <Row name={copy.missing} plans={plans}>
                  {({ missing }) => mostOf(missing) || copy.nothing}
                </Row>
                <Row name={copy.leftOver} plans={plans}>
                  {({ leftOver }) => leastOf(leftOver) || copy.nothing}
                </Row>
              </>
            )}
            {plannedBillDate && (
              <Row name={copy.bill(formatDayAndMonth(plannedBillDate))} plans={plans} isStrong>
                {({ nextBill }) => nextBill && moneyWords(nextBill)}
              </Row>
            )}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

interface RowProps {
  name: string;
  plans: readonly (AdvisedPlan | undefined)[];
  isStrong?: boolean;
  /** Null: nobody can say. */
  children: (plan: AdvisedPlan) => string | null | undefined;
}

function Row({ name, plans, isStrong = false, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are these two.
        <td key={column} className={isStrong ? table.differs : undefined}>
          {(plan && children(plan)) ?? compareCopy.absent}
        </td>
      ))}
    </tr>
  );
}

/** Of the cycle in which it was most. */
const mostOf = (missing: AdvisedPlan['missing']): string =>
  missing.map(({ units, amounts }) => quantityWords(Math.max(...amounts), units)).join(' · ');

/** Of the cycle in which it was least: what could be counted on. */
const leastOf = (leftOver: AdvisedPlan['leftOver']): string =>
  leftOver
    .flatMap(({ units, amounts }) => (amounts ? [{ units, least: Math.min(...amounts) }] : []))
    .filter(({ least }) => least > 0)
    .map(({ units, least }) => quantityWords(least, units))
    .join(' · ');
