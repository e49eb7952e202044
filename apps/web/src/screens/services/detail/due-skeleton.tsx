// The boxes of «Valor a pagar», and of a prepaid line's money, on their way.
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';

/** `shared`: one bill for several services, which it names. */
export function DueSkeleton({ shared = false }: { shared?: boolean }) {
  return (
    <>
      <Skeleton width={150} height="var(--lh-display)" marginTop={8} />
      <Skeleton width={220} height={14} marginTop={8} />
      {shared && <Skeleton height={14} marginTop={10} />}
      <Skeleton height={48} radius="var(--r-pill)" marginTop={20} />
      <Skeleton height={44} radius="var(--r-pill)" marginTop={8} />
      <Skeleton height={32} marginTop={30} />
    </>
  );
}

export function MoneySkeleton() {
  return (
    <>
      <Skeleton width={150} height="var(--lh-display)" marginTop={8} />
      <Skeleton width={140} height={14} marginTop={8} />
      <Skeleton height={48} radius="var(--r-pill)" marginTop={22} />
    </>
  );
}
