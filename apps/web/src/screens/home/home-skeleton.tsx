// Home while the list of services is on its way: the same boxes, the same heights.
import { Columns } from '../../shared/columns.tsx';
import { RingsSkeleton } from '../../shared/consumption-rings.tsx';
import { HelpLater } from '../../shared/help-later.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { BillsWaiting } from './bills-card.tsx';
import { homeCopy as copy, summaryCopy } from './home.copy.ts';
import styles from './home-skeleton.module.css';

export function HomeSkeleton() {
  return (
    <Columns side={<BillsWaiting />} rest={<HelpLater />}>
      <section>
        <h2 className={styles.title}>{copy.yourServices}</h2>
        <SkeletonGroup label={copy.waitingServices} className={styles.lines}>
          {['first', 'second', 'third'].map((place) => (
            <Skeleton key={place} height={78} width={204} radius="var(--r-lg)" />
          ))}
        </SkeletonGroup>
      </section>
      <Card title={summaryCopy.left} detail={<Skeleton width={180} height={14} marginTop={6} />} busy>
        <RingsSkeleton />
      </Card>
    </Columns>
  );
}
