// Home while the list of services is on its way: the same boxes, the same heights.

import { RingsSkeleton } from '../../shared/line/consumption-rings.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { HelpLater } from '../../shared/page/help-later.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
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
