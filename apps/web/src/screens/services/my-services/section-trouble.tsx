// One notice for a whole section: its request failed, or its figures could not be refreshed.
import type { UseQueryResult } from '@tanstack/react-query';
import { sectionCopy } from '../../../shared/page/query-card.copy.ts';
import { StaleNotice } from '../../../shared/page/stale-notice.tsx';
import { useSectionRetry } from '../../../shared/use-section-retry.ts';
import { Card } from '../../../ui/card.tsx';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import styles from './my-services-screen.module.css';

export function SectionTrouble({ query, title }: { query: UseQueryResult<unknown>; title: string }) {
  const { frame, failed, retry } = useSectionRetry(query);
  if (query.data !== undefined && query.isError) {
    return (
      <div className={styles.error} ref={frame}>
        <StaleNotice query={query} onRetry={retry} />
      </div>
    );
  }
  if (!failed) return null;
  return (
    <div className={styles.error} ref={frame}>
      <Card>
        <SectionError
          title={title}
          text={sectionCopy.tryAgain}
          retryLabel={sectionCopy.retry}
          busyText={sectionCopy.retrying}
          busy={query.isFetching}
          onRetry={retry}
        />
      </Card>
    </div>
  );
}
