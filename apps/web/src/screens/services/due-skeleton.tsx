// The boxes of «Valor a pagar» on its way.
import { Skeleton } from '../../ui/skeleton.tsx';

export function DueSkeleton() {
  return (
    <>
      <Skeleton width={150} height={44} marginTop={8} />
      <Skeleton width={220} height={14} marginTop={8} />
      <Skeleton height={48} radius="var(--r-pill)" marginTop={20} />
      <Skeleton height={44} radius="var(--r-pill)" marginTop={8} />
      <Skeleton height={32} marginTop={24} />
    </>
  );
}
