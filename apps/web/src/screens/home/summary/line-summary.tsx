// The summary of the chosen line: what is left, what it has, and the way to its detail.

import type { Product } from '@portal/contract/lines/inventory';
import { useQuery } from '@tanstack/react-query';
import { allProductsQuery } from '../../../api/lines/inventory.ts';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { formatDate } from '../../../lib/dates.ts';
import { renewalWords } from '../../../shared/line/consumption-cycle.ts';
import { consumptionCopy } from '../../../shared/line/consumption-facts.copy.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { addressOf, channelsOf, speedsOf } from '../../../shared/line/fixed-facts.ts';
import { hasEnded, kindWord, shownNumber } from '../../../shared/line/line-facts.ts';
import { useUsageAmongAll } from '../../../shared/line/line-queries.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { QueryCard } from '../../../shared/page/query-card.tsx';
import { Card } from '../../../ui/card.tsx';
import { type Definition, DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { DetailsButton, DetailsLink } from '../details-link.tsx';
import { summaryCopy as copy } from '../home.copy.ts';
import { BuyMissing } from '../urgent/buy-missing.tsx';
import { PrepaidSummary } from './prepaid-summary.tsx';

export interface LineSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

export function LineSummary({ service, cycle }: LineSummaryProps) {
  if (service.kind !== 'Fixed' && hasEnded(service))
    return <PlainSummary service={service} text={copy.endedText} />;
  if (service.kind === 'Postpaid' && !isOpen(service, 'figures'))
    return <PlainSummary service={service} text={copy.payerText} />;
  if (service.kind === 'Postpaid') return <PostpaidSummary service={service} cycle={cycle} />;
  return service.kind === 'Fixed' ? <FixedSummary service={service} /> : <PrepaidSummary service={service} />;
}

// A line of which nothing is counted here: one that the customer is let pay, or one that has ended. Its bills are among the
// actions below.
function PlainSummary({ service, text }: { service: Service; text: string }) {
  return (
    <Card
      title={service.name}
      detail={shownNumber(service)}
      aside={
        <span className="row">
          {service.state !== 'A' && <LineState state={service.state} />}
          <DetailsButton service={service} />
        </span>
      }
      foot={
        <>
          <span />
          <DetailsLink service={service} />
        </>
      }
    >
      <p>{text}</p>
    </Card>
  );
}

// «Te queda este mes»: the circles of a postpaid line and the days to its next cycle.
interface PostpaidSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

function PostpaidSummary({ service, cycle }: PostpaidSummaryProps) {
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

// A home service: plan, address, contract start, and what its kind has.
function FixedSummary({ service }: { service: Service }) {
  const query = useQuery(allProductsQuery);
  return (
    <QueryCard
      query={query}
      title={kindWord(service)}
      detail={shownNumber(service)}
      aside={
        <span className="row">
          {service.state !== 'A' && <LineState state={service.state} />}
          <DetailsButton service={service} />
        </span>
      }
      failed={copy.fixedFailed}
      waiting={copy.fixedWaiting}
      skeleton={<Skeleton height={168} />}
      footEnd={<DetailsLink service={service} />}
    >
      {(products) => (
        <DefinitionList
          items={factsOf(
            service,
            products.find(({ publicIdentifier }) => publicIdentifier === service.number),
          )}
        />
      )}
    </QueryCard>
  );
}

function factsOf(service: Service, product: Product | undefined): Definition[] {
  const address = product ? addressOf(product) : null;
  return [
    { term: copy.plan, value: service.name },
    ...(address ? [{ term: copy.address, value: address }] : []),
    { term: copy.contractStart, value: formatDate(product?.startDate ?? service.activatedOn) },
    ...(product ? kindFacts(service, product) : []),
  ];
}

function kindFacts(service: Service, product: Product): Definition[] {
  if (service.type === '3') return [{ term: copy.number, value: shownNumber(service) }];
  if (service.type === '4') {
    const { video, audio } = channelsOf(product);
    return [{ term: copy.channels, value: copy.channelsOf(video, audio) }];
  }
  const speeds = speedsOf(product);
  return speeds ? [{ term: copy.speed, value: copy.speedOf(speeds.downMbps, speeds.upMbps) }] : [];
}
