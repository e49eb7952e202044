// «Saldo Disponible»: the circles of a line, and each bucket with its validity behind «Ver Detalle».
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { bucketFacts } from '../../../shared/line/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import styles from './allowance-row.module.css';
import { AllowanceRow } from './allowance-row.tsx';
import { sameValidity, validityOf } from './allowance-validity.ts';
import { DetailToggle } from './detail-toggle.tsx';

export interface BalancesCardProps {
  query: UseQueryResult<UsageConsumptionReport | null>;
  title: string;
  /** The plan, for readers. */
  line: string;
  /** When nothing is given: no bonus, no report. */
  none: string;
  /** Under the allowances: other balances of the line. */
  more?: ReactNode;
}

export function BalancesCard({ query, title, line, none, more }: BalancesCardProps) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const buckets = query.data ? bucketFacts(query.data, 'plan') : [];
  return (
    <QueryCard
      query={query}
      title={title}
      aside={
        query.isPending ? (
          <Skeleton width={84} height={44} radius="var(--r-pill)" />
        ) : (
          buckets.length > 0 && <DetailToggle listId={listId} unfolded={unfolded} onToggle={setUnfolded} />
        )
      }
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
      footEnd={<Validity words={sameValidity(buckets)} />}
    >
      {(report) => (
        <>
          {report && buckets.length > 0 ? (
            <>
              <ConsumptionRings report={report} line={line} />
              <div id={listId}>
                {unfolded && (
                  <ul className={`${styles.rows} ${styles.unfolded}`}>
                    {buckets.map((facts) => (
                      <AllowanceRow key={facts.id} facts={facts} notes={[facts.used, ...validityOf(facts)]} />
                    ))}
                  </ul>
                )}
              </div>
            </>
          ) : (
            <p className="muted">{none}</p>
          )}
          {more}
        </>
      )}
    </QueryCard>
  );
}

function Validity({ words }: { words: string | null }) {
  return words && <span className="caption quiet num">{words}</span>;
}
