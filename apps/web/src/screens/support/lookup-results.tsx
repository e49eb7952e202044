// The repairs that were found, each with the way to follow it.
import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide-react';
import { type FollowedTicket, type RepairSearch, repairSearchQuery } from '../../api/tickets.ts';
import { paths } from '../../lib/paths.ts';
import { useLocation } from '../../lib/router.tsx';
import { useStateLink } from '../../shared/state-link.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { ListRows } from '../../ui/list-rows.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { readLookupState } from './lookup-state.ts';
import { lookupCopy as copy } from './repair.copy.ts';
import { deviceName } from './repair-facts.ts';
import { standingBadge } from './repair-standing.ts';
import { isTooMany } from './too-many.ts';

export function LookupResults({ search }: { search: RepairSearch }) {
  const query = useQuery(repairSearchQuery(search));
  const { data } = query;
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

function None() {
  return (
    <div role="status">
      <Card>
        <Empty level={2} drawing={<NothingFound />} title={copy.none.title} text={copy.none.text} />
      </Card>
    </div>
  );
}

function Found({ found }: { found: readonly FollowedTicket[] }) {
  const lookup = readLookupState(useLocation().state);
  const linkTo = useStateLink();
  return (
    <Card title={copy.found}>
      <p className="sr-only" role="status">
        {copy.foundCount(found.length)}
      </p>
      <ListRows label={copy.found}>
        {found.map(({ ticket, isOwn }) => (
          <ListRow
            key={ticket.id}
            icon={Smartphone}
            title={deviceName(ticket)}
            detail={ticket.id}
            value={<Badge {...standingBadge(ticket, isOwn)} />}
            {...linkTo(paths.repairTracking(ticket.id), lookup)}
          />
        ))}
      </ListRows>
    </Card>
  );
}
