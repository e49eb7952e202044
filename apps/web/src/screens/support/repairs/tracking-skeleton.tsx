// A repair on its way: the same boxes in the same places.
import { Columns } from '../../../shared/page/columns.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import { trackingCopy as copy } from './repair.copy.ts';

export function TrackingSkeleton() {
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
