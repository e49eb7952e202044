// Above figures that could not be refreshed: they stay, with their time and a way to try again. Nothing while they are of now.
import type { UseQueryResult } from '@tanstack/react-query';
import type { Instant } from '../../lib/civil-date.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatTime } from '../../lib/dates.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sectionCopy as copy } from './page.copy.ts';
import styles from './stale-notice.module.css';

export interface StaleNoticeProps {
  query: UseQueryResult<unknown>;
  /** When what is shown was true; the moment of the answer when not given. */
  since?: Instant;
  /** Not given: asks the same again. */
  onRetry?: () => unknown;
}

export function StaleNotice({ query, since, onRetry = query.refetch }: StaleNoticeProps) {
  if (query.data === undefined || !query.isError) return null;
  const busy = query.isFetching;
  return (
    <div className={styles.stale}>
      <Notice kind="warning" announce>
        <p>{copy.stale(formatTime(since ?? trueTime(query.dataUpdatedAt)))}</p>
        <TextLink inherit onClick={() => busy || onRetry()}>
          {busy ? copy.retrying : copy.retry}
        </TextLink>
      </Notice>
    </div>
  );
}
