// «Saldo Disponible»: the circles of a line, and each bucket with its validity behind «Ver Detalle».
import type { UsageConsumptionReport } from '@portal/contract/usage';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { consumptionCopy } from '../../shared/consumption-facts.copy.ts';
import { bucketFacts } from '../../shared/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../shared/consumption-rings.tsx';
import { QueryCard } from '../../shared/query-card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './allowance-row.module.css';
import { AllowanceRow } from './allowance-row.tsx';
import { balancesCopy as copy } from './detail.copy.ts';

export interface BalancesCardProps {
  query: UseQueryResult<UsageConsumptionReport | null>;
  title: string;
  /** The plan, for readers. */
  line: string;
  /** When nothing is given: no bonus, no report. */
  none: string;
}

export function BalancesCard({ query, title, line, none }: BalancesCardProps) {
  const listId = useId();
  const [unfolded, setUnfolded] = useState(false);
  const buckets = query.data ? bucketFacts(query.data, 'plan') : [];
  return (
    <QueryCard
      query={query}
      title={title}
      aside={
        buckets.length > 0 && (
          <TextLink aria-expanded={unfolded} aria-controls={listId} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? copy.hideDetail : copy.seeDetail}
          </TextLink>
        )
      }
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
      footEnd={
        <Validity
          days={[...new Set(buckets.map(({ validUntil }) => validUntil && formatDate(validUntil)))]}
        />
      }
    >
      {(report) =>
        report && buckets.length > 0 ? (
          <>
            <ConsumptionRings report={report} line={line} />
            <div id={listId}>
              {unfolded && (
                <ul className={`${styles.rows} ${styles.unfolded}`}>
                  {buckets.map((facts) => (
                    <AllowanceRow
                      key={facts.id}
                      facts={facts}
                      notes={[
                        facts.used,
                        ...(facts.validUntil ? [copy.validUntil(formatDate(facts.validUntil))] : []),
                      ]}
                    />
                  ))}
                </ul>
              )}
            </div>
          </>
        ) : (
          <p className="muted">{none}</p>
        )
      }
    </QueryCard>
  );
}

/** One day for all of them is said once; different days are said with each bucket. */
function Validity({ days }: { days: readonly (string | null)[] }) {
  const [day] = days;
  if (days.length !== 1 || !day) return null;
  return <span className="caption quiet num">{copy.validUntil(day)}</span>;
}
