// The grey boxes of a few list rows: tile, two lines, a value.

import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

export function SkeletonRows({ count = 2 }: { count?: number | undefined }) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <div key={place} className={styles.row}>
      <Skeleton width={44} height={44} radius={14} />
      <span className={styles.lines}>
        <Skeleton width="70%" />
        <Skeleton width="44%" height={12} marginTop={8} />
      </span>
      <Skeleton width={56} />
    </div>
  ));
}
