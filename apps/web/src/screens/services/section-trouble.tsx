// One notice for a whole section: its request failed, or its figures could not be refreshed.
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { sectionCopy } from '../../shared/query-card.copy.ts';
import { StaleNotice } from '../../shared/stale-notice.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import styles from './my-services-screen.module.css';

export function SectionTrouble({ query, title }: { query: UseQueryResult<unknown>; title: string }) {
  const [retried, setRetried] = useState(false);
  const { data, isError, isFetching } = query;
  const retry = () => {
    setRetried(true);
    query.refetch();
  };
  if (data !== undefined) {
    if (!isError) return null;
    return (
      <div className={styles.error}>
        <StaleNotice since={query.dataUpdatedAt} busy={isFetching} onRetry={retry} />
      </div>
    );
  }
  if (!isError && !(retried && isFetching)) return null;
  return (
    <div className={styles.error}>
      <Card>
        <SectionError
          title={title}
          text={sectionCopy.othersWork}
          retryLabel={sectionCopy.retry}
          busyText={sectionCopy.retrying}
          busy={isFetching}
          onRetry={retry}
        />
      </Card>
    </div>
  );
}
