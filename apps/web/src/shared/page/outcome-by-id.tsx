// An outcome that is read from the server by its id, so that a reload shows it again.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestFailure } from '../../lib/http/result.ts';
import { Navigate } from '../../lib/place/router.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import styles from './page.module.css';

export interface OutcomeByIdProps<Data> {
  query: UseQueryResult<Data>;
  /** The h1 until it is here. */
  title: string;
  copy: { loading: string; failed: { title: string; text: string } };
  /** Where to when the customer has no such thing, or not any more. */
  otherwise: string;
  children: (data: Data) => ReactNode;
}

export function OutcomeById<Data>({ query, title, copy, otherwise, children }: OutcomeByIdProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (error instanceof RequestFailure && error.status === 404) return <Navigate to={otherwise} replace />;
  const { failed } = copy;
  return (
    <div className={styles.outcome}>
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
          <SectionError level={2} title={failed.title} text={failed.text} onRetry={refetch} />
        )}
      </Card>
    </div>
  );
}
