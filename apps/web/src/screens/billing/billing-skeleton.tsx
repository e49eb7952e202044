// The invoices on their way: the same boxes in the same places.
import { Columns } from '../../shared/page/columns.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { billingCopy } from './billing.copy.ts';

export function BillingSkeleton() {
  return (
    <Columns
      side={
        <Card busy>
          <SkeletonGroup label={billingCopy.loading}>
            <Skeleton width="34%" />
            <Skeleton width="52%" height={44} marginTop={8} />
            <Skeleton width="80%" marginTop={12} />
            <Skeleton height={48} radius={999} marginTop={24} />
            <Skeleton height={48} radius={999} marginTop={8} />
          </SkeletonGroup>
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={billingCopy.loading}>
          <Skeleton width="30%" height={24} />
          <SkeletonRows count={6} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}
