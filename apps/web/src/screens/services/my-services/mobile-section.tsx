// «Servicios móviles»: a card with its three circles for each line, all from one request.
import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import type { Service } from '../../../api/lines/service-list.ts';
import { allUsageQuery } from '../../../api/lines/usage.ts';
import { updatedAtWords } from '../../../lib/dates.ts';
import { reportOf } from '../../../shared/line/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { hasEnded } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { RechargeBalance } from '../../../shared/line/recharge-balance.tsx';
import { UpdatedAt } from '../../../ui/figures/updated-at.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { ServiceCard } from './service-card.tsx';
import { type SectionProps, SectionTrouble, ServiceCards } from './service-cards.tsx';
import { servicesCopy as copy } from './services.copy.ts';

export function MobileSection({ services, found }: SectionProps) {
  const query = useQuery(allUsageQuery);
  // In parts: the figures of fifty lines at once would hold up a slow phone.
  const reports = useDeferredValue(query.data);
  const known = reports ? 'known' : query.isError ? 'failed' : 'waiting';
  return (
    <ServiceCards
      title={copy.mobile}
      services={services}
      found={found}
      trouble={<SectionTrouble query={query} title={copy.usageFailed} />}
    >
      {(service) => (
        <MobileCard service={service} known={known} report={reportOf(reports ?? [], service.number)} />
      )}
    </ServiceCards>
  );
}

interface MobileCardProps {
  service: Service;
  known: 'known' | 'failed' | 'waiting';
  report: UsageConsumptionReport | undefined;
}

/** Searching draws only what changes: a card is the same while its figures are. */
const MobileCard = memo(({ service, known, report }: MobileCardProps) => (
  <ServiceCard service={service} title={service.name} time={time(report, known === 'waiting')}>
    {seesFigures(service) && known === 'known' && <Consumption report={report} name={service.name} />}
    {seesFigures(service) && known === 'waiting' && (
      <SkeletonGroup label={copy.waiting}>
        <RingsSkeleton />
      </SkeletonGroup>
    )}
    {!hasEnded(service) && <RechargeBalance line={service.number} expected={service.kind === 'Prepaid'} />}
  </ServiceCard>
));

const seesFigures = (service: Service) => isOpen(service, 'figures') && !hasEnded(service);

function Consumption({ report, name }: { report: UsageConsumptionReport | undefined; name: string }) {
  if (!report) return <p className="small muted">{copy.noReport}</p>;
  return <ConsumptionRings report={report} line={name} />;
}

function time(report: UsageConsumptionReport | undefined, waits: boolean) {
  if (report) return <UpdatedAt>{updatedAtWords(report.effectiveDate)}</UpdatedAt>;
  return waits && <Skeleton width={132} height={12} />;
}
