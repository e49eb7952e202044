// The frame of «Detalle de Servicio»: which line its address names, whether this is its page, and its columns.
import type { LineKind } from '@portal/contract/common';
import type { ServiceProblem } from '@portal/contract/network/service-problems';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openProblemOf, problemsQuery } from '../../../api/lines/problems.ts';
import {
  type Service,
  type ServiceGroup,
  type ServiceState,
  serviceListQuery,
} from '../../../api/lines/service-list.ts';
import { useServicePrice } from '../../../api/operator-facts.ts';
import { openPauseQuery } from '../../../api/purchase/pauses.ts';
import { theftsQuery } from '../../../api/thefts.ts';
import { formatDayAndMonth } from '../../../lib/dates.ts';
import { formatDollars } from '../../../lib/money.ts';
import { lineIn, paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../../lib/place/router.tsx';
import { settings } from '../../../lib/settings.ts';
import { useSelectedService } from '../../../session/use-session.ts';
import { ServicesAlert } from '../../../shared/association/services-alert.tsx';
import { InProgress } from '../../../shared/in-progress/in-progress.tsx';
import { RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { detailPath, isMobile } from '../../../shared/line/line-facts.ts';
import { LineHead } from '../../../shared/line/line-page.tsx';
import { type Guest, isGuest, isOpen } from '../../../shared/line/line-roles.ts';
import { problemCopy } from '../../../shared/network/problem.copy.ts';
import { ProblemCard } from '../../../shared/network/problem-card.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lazyCode, useLazyCode } from '../../../ui/waiting/lazy-code.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx';
import { PauseStanding } from '../pause/pause-standing.tsx';
import { balancesCopy, detailCopy as copy, dueCopy, fixedCopy } from './detail.copy.ts';
import styles from './detail.module.css';
import { DueSkeleton, MoneySkeleton } from './due-card.tsx';

const guestPart = lazyCode(() => import('./guest-part.tsx').then((code) => code.GuestPart));

interface DetailBody {
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

// What a service that is not active means, and whom to ask; of a stolen phone its report, and the way back.
const TITLES: Partial<Record<ServiceState, string>> = {
  S: copy.suspendedTitle,
  I: copy.cancelledTitle,
  P: copy.enteredTitle,
  R: copy.annulledTitle,
};

function StateNotice({ service }: { service: Service }) {
  const { state, number, isInDebt } = service;
  const isHolder = isOpen(service, 'hold');
  const mayBeStolen = (state === 'S' || state === 'paused') && isMobile(service) && isOpen(service, 'manage');
  const { data: thefts = [] } = useQuery({ ...theftsQuery, enabled: mayBeStolen });
  const theft = thefts.find(
    ({ status, product }) => status !== 'cancelled' && product.publicIdentifier === number,
  );
  const reconnection = useServicePrice('reconnection', isInDebt);
  const isPaused = state === 'paused' && !theft;
  const { data: pause } = useQuery({
    ...openPauseQuery(number),
    enabled: isPaused && isOpen(service, 'manage'),
  });
  if (isPaused)
    return pause ? (
      <div className={styles.notice}>
        <PauseStanding pause={pause} />
      </div>
    ) : null;
  const phones = settings()
    .helpPhone.split('/')
    .map((phone) => phone.trim());
  return (
    <div className={styles.notice}>
      <Notice
        kind={state === 'S' ? 'danger' : 'info'}
        announce={false}
        title={theft ? copy.stolenTitle[theft.cause] : isInDebt ? copy.inDebtTitle : TITLES[state]}
      >
        {isInDebt && (
          <WayBack text={[copy.inDebtText, reconnection].filter(Boolean).join(' ')}>
            {isOpen(service, 'bills') && (
              <ButtonLink size="sm" href={paths.billing()}>
                {copy.inDebtBills}
              </ButtonLink>
            )}
          </WayBack>
        )}
        {theft && (
          <WayBack text={(isHolder ? copy.stolenText : copy.stolenTextOfOthers)(theft.id)}>
            <ButtonLink size="sm" href={withLine(paths.stolen(), number)}>
              {isHolder ? copy.stolenBack : copy.stolenReport}
            </ButtonLink>
          </WayBack>
        )}
        <p>{copy.stateText(phones.join(copy.phonesOr))}</p>
      </Notice>
    </div>
  );
}

function WayBack({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      {children && <div className={styles.wayBack}>{children}</div>}
    </>
  );
}

// What the network does to one line: the problem that goes on, and what came back for those that are over.

/** Nothing while nothing is known: a page is no worse for a network that does not tell. */
function LineProblems({ line }: { line: string }) {
  const { data = [] } = useQuery(problemsQuery);
  const open = openProblemOf(data, line);
  const given = data.find(
    ({ status, credit, affectedService }) =>
      status === 'resolved' && credit !== null && affectedService.some(({ id }) => id === line),
  );
  return (
    <>
      {open && <ProblemCard key={open.id} problem={open} />}
      {given && <Given problem={given} />}
    </>
  );
}

function Given({ problem: { startedAt, credit } }: { problem: ServiceProblem }) {
  if (!credit) return null;
  const money = formatDollars(credit.amount.value);
  return (
    <Notice kind="success" title={problemCopy.over(formatDayAndMonth(startedAt))}>
      {credit.billNo === null ? problemCopy.given(money) : problemCopy.givenOn(money, credit.billNo)}
    </Notice>
  );
}
