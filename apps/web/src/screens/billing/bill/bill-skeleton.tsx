// A bill on its way: the same boxes in the same places.
import { Columns } from '../../../shared/page/columns.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import { billCopy as copy } from './bill.copy.ts';
import styles from './bill.module.css';

export function BillSkeleton() {
  return (
    <>
      <div className={styles.why}>
        <SkeletonGroup label={copy.loading}>
          <Skeleton width="86%" height={20} />
          <Skeleton width="48%" marginTop={8} />
        </SkeletonGroup>
      </div>
      <Columns
        side={
          <Card busy>
            <SkeletonGroup label={copy.loading}>
              <Skeleton width="34%" />
              <Skeleton width="52%" height={44} marginTop={8} />
              <Skeleton width="60%" marginTop={12} />
              <Skeleton height={48} radius={999} marginTop={24} />
              <Skeleton height={44} radius={999} marginTop={8} />
            </SkeletonGroup>
          </Card>
        }
      >
        <Card busy>
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="40%" height={24} />
            <SkeletonRows count={5} />
          </SkeletonGroup>
        </Card>
      </Columns>
    </>
  );
}
