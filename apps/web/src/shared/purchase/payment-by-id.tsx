// A payment read from the server by its id, so that a reload of a result shows it again.
import type { Payment } from '@portal/contract/payments';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paymentQuery } from '../../api/payments.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { Navigate } from '../../lib/router.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { receiptCopy as copy } from './receipt.copy.ts';
import styles from './receipt.module.css';

export interface PaymentByIdProps {
  id: string;
  /** The h1 until it is here. */
  title: string;
  /** Where to when the customer has no such payment. */
  otherwise: string;
  children: (payment: Payment) => ReactNode;
}

export function PaymentById({ id, title, otherwise, children }: PaymentByIdProps) {
  const { data, error, isFetching, refetch } = useQuery(paymentQuery(id));
  if (data) return children(data);
  if (error instanceof RequestFailure && error.status === 404) return <Navigate to={otherwise} replace />;
  return (
    <div className={styles.result}>
      <h1>{title}</h1>
      <Card busy={isFetching}>
        {isFetching ? (
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="48%" height={24} />
            <Skeleton marginTop={32} />
            <Skeleton marginTop={24} />
            <Skeleton marginTop={24} />
          </SkeletonGroup>
        ) : (
          <SectionError
            level={2}
            title={copy.failed.title}
            text={copy.failed.text}
            retryLabel={copy.failed.retry}
            onRetry={refetch}
          />
        )}
      </Card>
    </div>
  );
}

/** Given with the navigation by whoever has just paid. */
export function paymentIdIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('paymentId' in state)) return null;
  return typeof state.paymentId === 'string' ? state.paymentId : null;
}
