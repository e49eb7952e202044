// The repairs that were found, each with the way to follow it.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type RepairSearch, repairSearchQuery } from '../../../api/tickets.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLocation } from '../../../lib/place/router.tsx';
import { HolderCard } from '../../../shared/holder/holder-card.tsx';
import { useStateLink } from '../../../shared/line/state-link.ts';
import { deviceName } from '../../../shared/repair.ts';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { Badge } from '../../../ui/figures/badge.tsx';
import { ListRow } from '../../../ui/lists/list-row.tsx';
import { ListRows } from '../../../ui/lists/list-rows.tsx';
import { Empty } from '../../../ui/waiting/empty.tsx';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import { readLookupState } from './lookup-state.ts';
import { isTooMany, needsHolder } from './refusals.ts';
import { lookupCopy as copy, holderLeads } from './repair.copy.ts';
import { standingBadge } from './repair-standing.ts';

export function LookupResults({ search }: { search: RepairSearch }) {
  const query = useQuery(repairSearchQuery(search));
  const { data } = query;
  if (query.isError && needsHolder(query.error)) return <NotHolder search={search} />;
  if (query.isError && !data) {
    const { title, text, tooMany, retry } = copy.failed;
    return (
      <Card>
        <SectionError
          level={2}
          title={title}
          text={isTooMany(query.error) ? tooMany : text}
          retryLabel={retry}
          busy={query.isFetching}
          busyText={copy.searching}
          onRetry={query.refetch}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card busy>
        <SkeletonGroup label={copy.waiting}>
          <SkeletonRows count={2} />
        </SkeletonGroup>
      </Card>
    );
  }
  return data.length > 0 ? <Found found={data} /> : <None />;
}

/** Whose repairs these are is not said: any document but one's own is asked for in the same words. */
function NotHolder({ search: { type, number } }: { search: RepairSearch }) {
  return (
    <>
      <p className="sr-only" role="status">
        {copy.notHolder}
      </p>
      <HolderCard lead={holderLeads.sees} known={{ documentType: type, documentNumber: number }} />
    </>
  );
}

function None() {
  return (
    <div role="status">
      <Card>
        <Empty level={2} drawing={<NothingFound />} title={copy.none.title} text={copy.none.text} />
      </Card>
    </div>
  );
}

function Found({ found }: { found: readonly TroubleTicket[] }) {
  const lookup = readLookupState(useLocation().state);
  const linkTo = useStateLink();
  return (
    <Card title={copy.found}>
      <p className="sr-only" role="status">
        {copy.foundCount(found.length)}
      </p>
      <ListRows label={copy.found}>
        {found.map((ticket) => (
          <ListRow
            key={ticket.id}
            icon={Smartphone}
            title={deviceName(ticket)}
            detail={ticket.id}
            value={<Badge {...standingBadge(ticket)} />}
            {...linkTo(paths.repairTracking(ticket.id), lookup)}
          />
        ))}
      </ListRows>
    </Card>
  );
}
