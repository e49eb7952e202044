// Home while nobody knows whether there is any line: a first visit, or one without services.
import { Card } from '../../ui/card.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { homeCopy as copy } from './home.copy.ts';

export function PlainSkeleton() {
  return (
    <Card>
      <SkeletonGroup label={copy.waitingServices}>
        <SkeletonRows count={3} />
      </SkeletonGroup>
    </Card>
  );
}
