// «¿Qué plan me conviene?»: the answer in a sentence, what it rests on, and which bill it will be seen on.
import type { PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { formatDayAndMonth, formatShortPeriod } from '../../../lib/dates.ts';
import { quantityWords } from '../../../lib/usage.ts';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { type Advice, adviceAnswer } from '../../../shared/plan-advice/plan-advice.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { adviceCopy as copy } from './advice.copy.ts';
import styles from './advice.module.css';
import { hasUsedUp, moneyWords } from './advice-facts.ts';

export function AdviceCard({ advice }: { advice: Advice }) {
  if (!advice.isWanted)
    return (
      <Card title={copy.title}>
        <div className="stack">
          <p>{copy.ask}</p>
          <div>
            <Button onClick={advice.ask}>{copy.compare}</Button>
          </div>
        </div>
      </Card>
    );
  return (
    <QueryCard
      query={advice.query}
      title={copy.title}
      failed={copy.failed}
      waiting={copy.loading}
      skeleton={
        <>
          <Skeleton width="88%" />
          <Skeleton width="60%" marginTop={8} />
          <Skeleton height={148} marginTop={16} />
        </>
      }
    >
      {(advice) => (
        <div className={styles.advice}>
          <p className={styles.answer}>{adviceAnswer(advice)}</p>
          {advice.cycles.length > 0 && <UsedTable advice={advice} />}
          {advice.cycles.length > 0 && advice.unrecorded.length > 0 && (
            <p className={styles.note}>{copy.unrecorded(periodsOf(advice.unrecorded))}</p>
          )}
          <Bills advice={advice} />
          {advice.cycles.length > 0 && (
            <p className={styles.note}>
              {copy.how} {hasUsedUp(advice) && copy.usedUp}
            </p>
          )}
        </div>
      )}
    </QueryCard>
  );
}

const periodsOf = (cycles: PlanAdvice['unrecorded']) =>
  cycles.map(({ from, to }) => formatShortPeriod(from, to)).join(' · ');

function UsedTable({ advice: { cycles, used } }: { advice: PlanAdvice }) {
  return (
    <div className={styles.frame}>
      <table className={styles.used}>
        <caption className="sr-only">{copy.used}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.cycle}</th>
            {used.map(({ usageType }) => (
              <th key={usageType} scope="col">
                {copy.types[usageType]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cycles.map(({ from, to }, place) => (
            <tr key={from}>
              <th scope="row">{formatShortPeriod(from, to)}</th>
              {used.map(({ usageType, units, amounts }) => (
                <td key={usageType} data-header={copy.types[usageType]}>
                  {quantityWords(amounts[place] ?? 0, units)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bills({ advice: { runningBill, plannedBillDate } }: { advice: PlanAdvice }) {
  if (!plannedBillDate) return null;
  return (
    <p className={styles.bill}>
      {runningBill && copy.nextBill(formatDayAndMonth(runningBill.date), moneyWords(runningBill.amount))}{' '}
      {copy.firstBill(formatDayAndMonth(plannedBillDate))}
    </p>
  );
}
