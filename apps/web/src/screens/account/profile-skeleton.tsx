// The room of the form while what it shows is on its way.
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import styles from './account.module.css';

export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.form}>
      {['name', 'lastName', 'nickName', 'email', 'phone'].map((field) => (
        <div key={field}>
          <Skeleton width={120} height={16} />
          <Skeleton width="100%" height={52} radius={12} marginTop={8} />
        </div>
      ))}
      <Skeleton height={48} radius="var(--r-pill)" marginTop={64} />
      <Skeleton height={48} radius="var(--r-pill)" />
    </SkeletonGroup>
  );
}
