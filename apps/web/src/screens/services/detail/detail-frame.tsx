// The frame of every detail: which line is chosen, whether this is its page, its head, its body.
import type { LineKind } from '@portal/contract/common';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { serviceListQuery } from '../../../api/person/accounts.ts';
import { lineIn, paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, useLocation } from '../../../lib/place/router.tsx';
import { useSelectedService } from '../../../session/use-session.ts';
import { ServicesAlert } from '../../../shared/association/services-alert.tsx';
import { chooseLine } from '../../../shared/line/choose-line.ts';
import { RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { detailPath, kindWord, shownNumber } from '../../../shared/line/line-facts.ts';
import { LineState } from '../../../shared/line/line-state.tsx';
import { LineProblems } from '../../../shared/network/line-problems.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { DissociateSection } from '../dissociate-section.tsx';
import { KindSkeleton } from '../kind-card.tsx';
import { LinePicker } from '../line-picker.tsx';
import { pickerCopy } from '../services.copy.ts';
import { StateNotice } from '../state-notice.tsx';
import { balancesCopy, detailCopy as copy, detailCopy, dueCopy, fixedCopy } from './detail.copy.ts';
import styles from './detail-head.module.css';
import { DueSkeleton, MoneySkeleton } from './due-skeleton.tsx';

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

// A detail while the list of services is on its way: the cards of its kind, with their titles.
function DetailSkeleton({ kind }: { kind: LineKind }) {
  const isPrepaid = kind === 'Prepaid';
  const isFixed = kind === 'Fixed';
  const title = isPrepaid ? balancesCopy.bonuses : balancesCopy.title;
  return (
    <Columns
      side={
        <Card
          title={isPrepaid ? balancesCopy.money : dueCopy.title}
          quietTitle
          foot={<Skeleton width={132} height={12} />}
          busy
        >
          <SkeletonGroup label={detailCopy.waiting}>
            {isPrepaid ? <MoneySkeleton /> : <DueSkeleton shared={isFixed} />}
          </SkeletonGroup>
        </Card>
      }
    >
      {isFixed && <KindSkeleton />}
      <Card
        title={isFixed ? fixedCopy.yourService : title}
        aside={!isFixed && <Skeleton width={84} height={44} radius="var(--r-pill)" />}
        foot={<Skeleton width={132} height={12} />}
        busy
      >
        <SkeletonGroup label={detailCopy.waiting}>
          {isFixed ? <Skeleton height={212} /> : <RingsSkeleton />}
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}

// The head of a detail: back, kind and number, the plan as the h1, its state, its acts.
interface DetailHeadProps {
  name: string;
  kind: LineKind;
  number: string;
  /** Undefined while the list is on its way. */
  service: Service | undefined;
  services: readonly Service[];
  act: ReactNode;
}

function DetailHead({ name, kind, number, service, services, act }: DetailHeadProps) {
  const [picking, setPicking] = useState(false);
  const heading = useFocusOnChange(number);
  const line = service ?? { kind, type: '1', number };
  // Which home service it is, only the list says; the number stands behind it.
  const isNamed = service !== undefined || kind !== 'Fixed';
  return (
    <div className={styles.head}>
      <Link className={styles.back} href={paths.homeWithServices()}>
        <Icon of={ArrowLeft} size="sm" />
        {copy.back}
      </Link>
      <p className={styles.over}>
        {copy.title}
        {isNamed && (
          <>
            {` · ${kindWord(line)} · `}
            <span className="nowrap">{shownNumber(line)}</span>
          </>
        )}
      </p>
      <div className={styles.row}>
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1}>
            {name}
          </h1>
          {service && <LineState state={service.state} />}
        </div>
        <div className={styles.acts}>
          {act}
          {services.length > 1 && (
            <TextLink icon={ChevronDown} onClick={() => setPicking(true)}>
              {pickerCopy.change}
            </TextLink>
          )}
        </div>
      </div>
      <LinePicker open={picking} onClose={() => setPicking(false)} services={services} current={number} />
    </div>
  );
}

/** Another line on the same page: the reader hears its name, as after a change of page. */
function useFocusOnChange(number: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [number]);
  return heading;
}
