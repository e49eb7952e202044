// The card in which a slot is chosen: free ones on their way, none left, or no answer.
import type { TimeSlot } from '@portal/contract/network/appointments';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { QueryCard } from '../page/query-card.tsx';
import { slotsCopy as copy } from './slots.copy.ts';

export interface SlotsCardProps {
  query: UseQueryResult<TimeSlot[]>;
  title: string;
  detail: string;
  children: (slots: readonly TimeSlot[]) => ReactNode;
}

export function SlotsCard({ query, title, detail, children }: SlotsCardProps) {
  return (
    <QueryCard
      query={query}
      title={title}
      detail={detail}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={4} />}
    >
      {(slots) =>
        slots.length === 0 ? (
          <Empty
            level={3}
            drawing={<NothingFound />}
            title={copy.none.title}
            text={copy.none.text}
            action={
              <Button busy={query.isFetching} busyText={copy.none.busy} onClick={() => query.refetch()}>
                {copy.none.act}
              </Button>
            }
          />
        ) : (
          children(slots)
        )
      }
    </QueryCard>
  );
}
