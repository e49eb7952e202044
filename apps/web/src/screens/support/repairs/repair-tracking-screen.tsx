// 'Seguimiento de equipo': where one repair stands, kept up to date while it is open.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { ticketQuery } from '../../../api/repairs.ts';
import { roleIn } from '../../../api/tickets.ts';
import { trueTime } from '../../../lib/clock.ts';
import { updatedAtWords } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { Navigate, useLocation, usePathWord } from '../../../lib/place/router.tsx';
import { settings } from '../../../lib/settings.ts';
import { HolderCard } from '../../../shared/holder/holder-card.tsx';
import { useStateLink } from '../../../shared/line/state-link.ts';
import { Columns } from '../../../shared/page/columns.tsx';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { FailedCard } from '../../../shared/page/query-card.tsx';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { deviceName, isConcluded, quoteOf } from '../../../shared/repair.ts';
import { Card } from '../../../ui/card.tsx';
import { UpdatedAt } from '../../../ui/figures/figures.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton, SkeletonGroup, SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { DecisionCard, DecisionDialogs, PriceList } from './decision-dialogs.tsx';
import { isTooMany, readLookupState } from './lookup-state.ts';
import { trackingCopy as copy, holderLeads, orderNumber } from './repair.copy.ts';
import { DeviceCard, TrackingTimeline } from './tracking-timeline.tsx';
import { useCostDecision } from './use-cost-decision.ts';

const OWN_EVERY_MS = 20_000;
/** Looking at somebody else's is limited. */
const FOREIGN_EVERY_MS = 60_000;

export function RepairTrackingScreen() {
  const ticketId = usePathWord('ticketId');
  if (ticketId === undefined) return <Navigate to={paths.repairLookup()} replace />;
  return <Tracking key={ticketId} ticketId={ticketId} />;
}

function Tracking({ ticketId }: { ticketId: string }) {
  const lookup = readLookupState(useLocation().state);
  const back = useStateLink()(paths.repairLookup(), lookup);
  const query = useQuery({
    ...ticketQuery(ticketId),
    refetchInterval: ({ state }) => everyMs(state.data),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const { data } = query;
  const device = data ? deviceName(data) : '';
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead(orderNumber(data?.id ?? ticketId), device)}
        back={{ ...back, label: copy.back }}
        aside={data && <UpdatedAt>{updatedAtWords(trueTime(query.dataUpdatedAt))}</UpdatedAt>}
      />
      {content()}
    </>
  );

  function content() {
    if (data) {
      return (
        <div className="stack">
          <StaleNotice query={query} />
          <Followed ticket={data} />
        </div>
      );
    }
    if (data === null) return <NothingCard {...copy.none} href={paths.repairLookup()} size="sm" />;
    if (!query.isError) return <TrackingSkeleton />;
    return (
      <FailedCard
        title={copy.failed.title}
        text={isTooMany(query.error) ? copy.failed.tooMany : undefined}
        busy={query.isFetching}
        onRetry={query.refetch}
      />
    );
  }
}

/** False: a repair that has ended does not change any more. */
function everyMs(ticket: TroubleTicket | null | undefined): number | false {
  if (!ticket || isConcluded(ticket)) return false;
  return roleIn(ticket) ? OWN_EVERY_MS : FOREIGN_EVERY_MS;
}

function Followed({ ticket }: { ticket: TroubleTicket }) {
  const role = roleIn(ticket);
  const decision = useCostDecision(ticket);
  const story = useRef<HTMLDivElement>(null);
  useFocusAfter(story, decision.outcome === null);
  useFocusAfter(story, role === 'holder');
  const asked = quoteOf(ticket, settings().approvalCharacteristic);
  const quote = role === 'holder' ? asked : null;
  return (
    <>
      <Columns
        side={
          <>
            {role === null && (
              <Notice title={copy.foreign.title}>
                <p>{copy.foreign.text}</p>
              </Notice>
            )}
            {quote && <DecisionCard ticket={ticket} quote={quote} onDecide={decision.ask} />}
            {role === null && <HolderCard lead={holderLeads.foreign} />}
            {role === 'manager' && asked && <HolderCard lead={holderLeads.decides} />}
          </>
        }
        rest={
          <>
            <DeviceCard ticket={ticket} isOwn={role !== null} />
            {!quote && ticket.itemPrice.length > 0 && (
              <Card title={copy.cost.title}>
                <PriceList ticket={ticket} />
              </Card>
            )}
          </>
        }
      >
        <div ref={story} tabIndex={-1}>
          <TrackingTimeline ticket={ticket} waits={quote !== null} />
        </div>
      </Columns>
      <DecisionDialogs device={deviceName(ticket)} decision={decision} />
    </>
  );
}

/** The button that was pressed is gone once this is so: the story takes the focus. */
function useFocusAfter(target: RefObject<HTMLElement | null>, isSo: boolean) {
  const before = useRef(isSo);
  useEffect(() => {
    if (!before.current && isSo) target.current?.focus({ preventScroll: true });
    before.current = isSo;
  }, [target, isSo]);
}

// A repair on its way: the same boxes in the same places.
function TrackingSkeleton() {
  return (
    <Columns
      rest={
        <Card busy>
          <SkeletonGroup label={copy.waiting}>
            <Skeleton width="40%" height={24} />
            <Skeleton marginTop={20} />
            <Skeleton marginTop={20} />
            <Skeleton marginTop={20} />
          </SkeletonGroup>
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={copy.waiting}>
          <Skeleton width="44%" height={24} />
          <Skeleton height={8} marginTop={24} />
          <SkeletonRows count={7} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}
