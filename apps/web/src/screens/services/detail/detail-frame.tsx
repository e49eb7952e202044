// The frame of «Detalle de Servicio»: which line its address names, whether this is its page, and its columns.
import type { LineKind } from '@portal/contract/common';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { serviceListQuery } from '../../../api/person/accounts.ts';
import { lineIn, paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../../lib/place/router.tsx';
import { useSelectedService } from '../../../session/use-session.ts';
import { ServicesAlert } from '../../../shared/association/services-alert.tsx';
import { InProgress } from '../../../shared/in-progress/in-progress.tsx';
import { RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { detailPath } from '../../../shared/line/line-facts.ts';
import { LineHead } from '../../../shared/line/line-page.tsx';
import { isGuest } from '../../../shared/line/line-roles.ts';
import { LineProblems } from '../../../shared/network/line-problems.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { Card } from '../../../ui/card.tsx';
import { lazyCode, useLazyCode } from '../../../ui/waiting/lazy-code.ts';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { balancesCopy, detailCopy as copy, dueCopy, fixedCopy } from './detail.copy.ts';
import { DueSkeleton, MoneySkeleton } from './due-card.tsx';
import { StateNotice } from './state-notice.tsx';

const guestPart = lazyCode(() => import('./guest-part.tsx').then((code) => code.GuestPart));

type Guest = Service & { role: 'viewer' | 'payer' };

export interface DetailBody {
  side?: ReactNode;
  main: ReactNode;
}

export interface DetailFrameProps {
  kind: LineKind;
  /** Beside the plan: «Conoce tu Plan». */
  act?: (service: Service) => ReactNode;
  children: (service: Service, group: ServiceGroup) => DetailBody;
}

export function DetailFrame({ kind, act, children }: DetailFrameProps) {
  const chosen = useSelectedService();
  const number = lineIn(useLocation().search);
  const query = useQuery(serviceListQuery);
  const service = query.data?.services.find((each) => each.number === number);

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
  return (
    <>
      <LineHead
        {...{ service, number, kind }}
        services={query.data?.services ?? []}
        part="summary"
        over={copy.title}
        act={service && act?.(service)}
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

function Body({ service, side, main }: { service: Service } & DetailBody) {
  return (
    <>
      {service.state !== 'A' && <StateNotice service={service} />}
      <Columns
        side={side}
        rest={isGuest(service) ? <ForGuest service={service} /> : <InProgress line={service} />}
      >
        <LineProblems line={service.number} />
        {main}
      </Columns>
    </>
  );
}

function ForGuest({ service }: { service: Guest }) {
  const GuestPart = useLazyCode(guestPart);
  return GuestPart && <GuestPart service={service} />;
}

// A detail while the list of services is on its way: the cards of its kind, with their titles.
function DetailSkeleton({ kind }: { kind: LineKind }) {
  const isPrepaid = kind === 'Prepaid';
  const isFixed = kind === 'Fixed';
  const foot = <Skeleton width={132} height={12} />;
  return (
    <Columns
      side={
        <Card title={isPrepaid ? balancesCopy.money : dueCopy.title} quietTitle foot={foot} busy>
          <SkeletonGroup label={copy.waiting}>
            {isPrepaid ? <MoneySkeleton /> : <DueSkeleton shared={isFixed} />}
          </SkeletonGroup>
        </Card>
      }
    >
      <Card
        title={isFixed ? fixedCopy.yourService : isPrepaid ? balancesCopy.bonuses : balancesCopy.title}
        foot={foot}
        busy
      >
        <SkeletonGroup label={copy.waiting}>
          {isFixed ? <Skeleton height={280} /> : <RingsSkeleton />}
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}
