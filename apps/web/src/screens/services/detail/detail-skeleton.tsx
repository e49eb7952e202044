// A detail while the list of services is on its way: the cards of its kind, with their titles.
import type { LineKind } from '@portal/contract/common';
import { RingsSkeleton } from '../../../shared/line/consumption-rings.tsx';
import { Columns } from '../../../shared/page/columns.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { KindSkeleton } from '../kind-card.tsx';
import { balancesCopy, detailCopy, dueCopy, fixedCopy } from './detail.copy.ts';
import { DueSkeleton, MoneySkeleton } from './due-skeleton.tsx';

export function DetailSkeleton({ kind }: { kind: LineKind }) {
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
