// What a home service is made of: speeds, channels or its telephone number, in large figures.
import type { Product } from '@portal/contract/lines/inventory';
import { ArrowDown, ArrowUp, Headphones, Phone, Tv } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { channelsOf, speedsOf } from '../../shared/line/fixed-facts.ts';
import { kindWord, shownNumber } from '../../shared/line/line-facts.ts';
import { Card } from '../../ui/card.tsx';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import type { IconGlyph } from '../../ui/icon.tsx';
import { Tile } from '../../ui/lists/tile.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { fixedCopy as copy } from './detail/detail.copy.ts';
import styles from './kind-card.module.css';

export interface KindCardProps {
  service: Service;
  product: Product;
  updatedAt: number;
}

export function KindCard({ service, product, updatedAt }: KindCardProps) {
  const figures = figuresOf(service, product);
  if (figures.length === 0) return null;
  return (
    <Card title={kindWord(service)} foot={<UpdatedAt>{updatedAtWords(trueTime(updatedAt))}</UpdatedAt>}>
      <ul className={styles.figures}>
        {figures.map(({ icon, term, value, unit }) => (
          <li key={term}>
            <Tile icon={icon} kind="data" />
            <div className={styles.words}>
              <p className={styles.term}>{term}</p>
              <p className={styles.value}>
                {value}
                {unit && <span> {unit}</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Its room while the figures are on their way. */
export function KindSkeleton() {
  return (
    <Card aside={<Skeleton width={120} height={26} />} foot={<Skeleton width={132} height={12} />} busy>
      <SkeletonGroup label={copy.waiting}>
        <Skeleton height={50} />
      </SkeletonGroup>
    </Card>
  );
}

interface Figure {
  icon: IconGlyph;
  term: string;
  value: string | number;
  unit?: string;
}

function figuresOf(service: Service, product: Product): Figure[] {
  if (service.type === '3') return [{ icon: Phone, term: copy.number, value: shownNumber(service) }];
  if (service.type === '4') {
    const { video, audio } = channelsOf(product);
    return [
      { icon: Tv, term: copy.video, value: video },
      ...(audio === null ? [] : [{ icon: Headphones, term: copy.audio, value: audio }]),
    ];
  }
  const speeds = speedsOf(product);
  if (!speeds) return [];
  return [
    { icon: ArrowDown, term: copy.download, value: speeds.downMbps, unit: copy.mbps },
    { icon: ArrowUp, term: copy.upload, value: speeds.upMbps, unit: copy.mbps },
  ];
}
