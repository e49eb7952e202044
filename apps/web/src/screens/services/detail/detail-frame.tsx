// The frame of every detail: which line is chosen, whether this is its page, its head, its body.
import type { LineKind } from '@portal/contract/common';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { serviceListQuery } from '../../../api/person/accounts.ts';
import { lineIn, paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../../lib/place/router.tsx';
import { useSelectedService } from '../../../session/use-session.ts';
import { ServicesAlert } from '../../../shared/association/services-alert.tsx';
import { chooseLine } from '../../../shared/line/choose-line.ts';
import { detailPath } from '../../../shared/line/line-facts.ts';
import { LineProblems } from '../../../shared/network/line-problems.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { DissociateSection } from '../dissociate-section.tsx';
import { StateNotice } from '../state-notice.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';

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
  const number = lineIn(useLocation().search);
  const query = useQuery(serviceListQuery);
  const service = query.data?.services.find((each) => each.number === number);
  useRemember(service);

  // Each address says its line, so that going back shows the line that was there.
  const group = query.data?.groups.find(({ id }) => id === service?.accountId);
  // A line that is not the customer's is as good as none.
  if (number === null || (query.data && !(service && group))) {
    const other = chosen && chosen.number !== number ? chosen : null;
    const instead = other ? withLine(detailPath(other.type), other.number) : paths.homeWithServices();
    return <Navigate to={instead} replace />;
  }
  if (service && service.kind !== kind) {
    return <Navigate to={withLine(detailPath(service.kind), number)} replace />;
  }

  const known = chosen?.number === number ? chosen.label.slice(0, -(number.length + 1)) : number;
  return (
    <>
      <DetailHead
        name={service?.name ?? known}
        kind={kind}
        number={number}
        service={service}
        services={query.data?.services ?? []}
        act={service && headAct?.(service)}
      />
      <ServicesAlert query={query} />
      {service && group ? (
        <Body key={service.number} service={service} {...children(service, group)} />
      ) : (
        !query.isError && <DetailSkeleton kind={kind} />
      )}
    </>
  );
}

/** Coming back to an earlier line chooses it again. */
function useRemember(service: Service | undefined): void {
  const chosen = useSelectedService();
  const remember = useEffectEvent(() => {
    if (service && service.number !== chosen?.number) chooseLine(service);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at a line, not leaving it, chooses it
  useEffect(() => remember(), [service]);
}

function Body({ service, side, main, rest }: { service: Service } & DetailBody) {
  return (
    <>
      {service.state !== 'A' && <StateNotice service={service} />}
      <Columns side={side} rest={rest}>
        <LineProblems line={service.number} />
        {main}
        <DissociateSection service={service} />
      </Columns>
    </>
  );
}
