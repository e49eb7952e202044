// One grey box with the size of what will stand there.
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; numbers are px. */
  width?: string | number | undefined;
  height?: string | number | undefined;
  radius?: string | number | undefined;
  marginTop?: number | undefined;
}

export function Skeleton({ width, height = 16, radius, marginTop }: SkeletonProps) {
  return (
    <span
      className={styles.box}
      style={{ width, height, borderRadius: radius, marginTop }}
      aria-hidden="true"
    />
  );
}
