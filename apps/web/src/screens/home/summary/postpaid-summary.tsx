// «Te queda este mes»: the circles of a postpaid line and the days to its next cycle.
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { renewalWords } from '../../../shared/line/consumption-cycle.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { useUsageAmongAll } from '../../../shared/line/line-queries.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';
import { summaryCopy as copy } from '../home.copy.ts';
import { BuyMissing } from '../urgent/buy-missing.tsx';

export interface PostpaidSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

export function PostpaidSummary({ service, cycle }: PostpaidSummaryProps) {
  const query = useUsageAmongAll(service.number);
  const { name, state } = service;
  return (
    <QueryCard
      query={query}
      title={copy.left}
      detail={[name, cycle && renewalWords(cycle)].filter(Boolean).join(' · ')}
      aside={
        <span className="row">
          {state !== 'A' && <LineState state={state} />}
          <DetailsButton service={service} />
        </span>
      }
      failed={consumptionCopy.failed}
      waiting={consumptionCopy.waiting}
      skeleton={<RingsSkeleton />}
      timeOf={(report) => report?.effectiveDate}
      footEnd={<DetailsLink service={service} />}
    >
      {(report) => (
        <>
          {report ? (
            <ConsumptionRings
              report={report}
              line={name}
              actOf={(figure) => <BuyMissing line={service} figure={figure} />}
            />
          ) : (
            <p className="muted">{consumptionCopy.none}</p>
          )}
          <RechargeBalance line={service.number} />
        </>
      )}
    </QueryCard>
  );
}
