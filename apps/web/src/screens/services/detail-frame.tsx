// The frame of every detail: which line is chosen, whether this is its page, its head, its body.
import type { LineKind } from '@portal/contract/common';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { serviceListQuery } from '../../api/accounts.ts';
import type { Service, ServiceGroup } from '../../api/service-list.ts';
import { paths } from '../../lib/paths.ts';
import { useSelectedService } from '../../session/use-session.ts';
import { Columns } from '../../shared/columns.tsx';
import { detailPath } from '../../shared/line-facts.ts';
import { ServicesAlert } from '../../shared/services-alert.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { detailCopy as copy } from './detail.copy.ts';
import { DetailHead } from './detail-head.tsx';
import { StateNotice } from './state-notice.tsx';

export interface DetailBody {
  side: ReactNode;
  main: ReactNode;
  rest?: ReactNode;
}

export interface DetailFrameProps {
  kind: LineKind;
  /** Over the plan's words: «Conoce tu Plan». */
  headAct?: (service: Service) => ReactNode;
  children: (service: Service, group: ServiceGroup) => DetailBody;
}

export function DetailFrame({ kind, headAct, children }: DetailFrameProps) {
  const chosen = useSelectedService();
  const query = useQuery(serviceListQuery);
  if (!chosen) return <Navigate to={paths.homeWithServices()} replace />;
  if (chosen.type !== kind) return <Navigate to={detailPath(chosen.type)} replace />;

  const service = query.data?.services.find(({ number }) => number === chosen.number);
  const group = query.data?.groups.find(({ id }) => id === service?.accountId);
  // A remembered line that is no longer the customer's.
  if (query.data && !(service && group)) return <Navigate to={paths.homeWithServices()} replace />;

  const name = chosen.label.slice(0, -(chosen.number.length + 1));
  return (
    <>
      <DetailHead
        name={service?.name ?? name}
        kind={kind}
        number={chosen.number}
        service={service}
        services={query.data?.services ?? []}
        act={service && headAct?.(service)}
      />
      <ServicesAlert query={query} />
      {service && group ? (
        <Body key={service.number} service={service} {...children(service, group)} />
      ) : (
        <SkeletonGroup label={copy.waiting}>
          <Columns side={<Skeleton height={300} radius="var(--r-xl)" />}>
            <Skeleton height={320} radius="var(--r-xl)" />
            <Skeleton height={240} radius="var(--r-xl)" />
          </Columns>
        </SkeletonGroup>
      )}
    </>
  );
}

function Body({ service, side, main, rest }: { service: Service } & DetailBody) {
  return (
    <Columns side={side} rest={rest}>
      {service.state !== 'A' && <StateNotice state={service.state} />}
      {main}
    </Columns>
  );
}
