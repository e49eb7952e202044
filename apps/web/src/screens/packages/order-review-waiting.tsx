// In place of the review: on its way, or the package is not sold any more.
import { paths } from '../../lib/place/paths.ts';
import { Columns } from '../../shared/page/columns.tsx';
import styles from '../../shared/purchase/purchase.module.css';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { orderReviewCopy as copy } from './order-review.copy.ts';

export function Gone() {
  const { title, text, toPackages } = copy.gone;
  return (
    <Card className={styles.single}>
      <Empty
        level={2}
        drawing={<NothingFound />}
        title={title}
        text={text}
        action={<ButtonLink href={paths.packages()}>{toPackages}</ButtonLink>}
      />
    </Card>
  );
}

export function OrderReviewSkeleton() {
  return (
    <Columns
      side={
        <Card busy>
          <Skeleton width="34%" />
          <Skeleton width="52%" height={44} marginTop={8} />
          <Skeleton height={84} marginTop={16} />
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={copy.loading}>
          <Skeleton width="48%" height={24} />
          <Skeleton height={124} marginTop={24} />
          <Skeleton height={124} marginTop={24} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}
