// One notice for a whole section: its request failed, or its figures could not be refreshed. Nothing while all is well.
import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { useSectionRetry } from '../use-section-retry.ts';
import { StaleNotice } from './stale-notice.tsx';

interface SectionTroubleProps {
  query: UseQueryResult<unknown>;
  title: string;
  className?: string | undefined;
}

export function SectionTrouble({ query, title, className }: SectionTroubleProps) {
  const { frame, failed, advice, retry } = useSectionRetry(query);
  if (query.data !== undefined && query.isError) {
    return (
      <div className={className} ref={frame}>
        <StaleNotice query={query} onRetry={retry} />
      </div>
    );
  }
  if (!failed) return null;
  return (
    <div className={className} ref={frame}>
      <Card>
        <SectionError title={title} text={advice} busy={query.isFetching} onRetry={retry} />
      </Card>
    </div>
  );
}
