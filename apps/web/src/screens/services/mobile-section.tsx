// «Servicios móviles»: a card with its three circles for each line, all from one request.
import type { UsageConsumptionReport } from '@portal/contract/usage';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/service-list.ts';
import { allUsageQuery } from '../../api/usage.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { reportOf } from '../../shared/consumption-facts.ts';
import { ConsumptionRings, RingsSkeleton } from '../../shared/consumption-rings.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { UpdatedAt } from '../../ui/updated-at.tsx';
import styles from './my-services-screen.module.css';
import { SectionTrouble } from './section-trouble.tsx';
import { ServiceCard } from './service-card.tsx';
import { servicesCopy as copy } from './services.copy.ts';

export function MobileSection({ services }: { services: readonly Service[] }) {
  const query = useQuery(allUsageQuery);
  return (
    <section aria-labelledby="mobile-services">
      <h2 id="mobile-services">{copy.mobile}</h2>
      <SectionTrouble query={query} title={copy.usageFailed} />
      <ul className={styles.cards}>
        {services.map((service) => {
          const report = reportOf(query.data ?? [], service.number);
          return (
            <li key={service.number}>
              <ServiceCard service={service} title={service.name} time={time(report, query.isPending)}>
                {query.data ? (
                  <Consumption report={report} name={service.name} />
                ) : (
                  !query.isError && (
                    <SkeletonGroup label={copy.waiting}>
                      <RingsSkeleton />
                    </SkeletonGroup>
                  )
                )}
              </ServiceCard>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Consumption({ report, name }: { report: UsageConsumptionReport | undefined; name: string }) {
  if (!report) return <p className="small muted">{copy.noReport}</p>;
  return <ConsumptionRings report={report} line={name} />;
}

function time(report: UsageConsumptionReport | undefined, waits: boolean) {
  if (report) return <UpdatedAt>{updatedAtWords(report.effectiveDate)}</UpdatedAt>;
  return waits && <Skeleton width={132} height={12} />;
}
