// The catalogue on its way: tabs and cards in the same places.
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { packagesCopy as copy } from './packages.copy.ts';
import styles from './packages.module.css';

const CARDS = ['first', 'second', 'third'];

export function PackagesSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton width="60%" height={44} radius={999} />
      <div className={styles.waiting}>
        {CARDS.map((card) => (
          <Card key={card} busy>
            <Skeleton width="40%" />
            <Skeleton width="60%" height={32} marginTop={8} />
            <Skeleton marginTop={12} />
            <Skeleton width="40%" height={44} radius={999} marginTop={32} />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
