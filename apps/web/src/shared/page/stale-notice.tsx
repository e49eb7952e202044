// Above figures that could not be refreshed: they stay, with their time and, in the first on the page, a way to try again. Nothing while they are of now.
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Instant } from '../../lib/civil-date.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatTime } from '../../lib/dates.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRetryAll } from '../../ui/page-register.ts';
import { sectionCopy as copy } from './page.copy.ts';
import styles from './page.module.css';

export interface StaleNoticeProps {
  query: UseQueryResult<unknown>;
  /** When what is shown was true; the moment of the answer when not given. */
  since?: Instant;
  /** Not given: asks the same again. */
  onRetry?: () => unknown;
}

export function StaleNotice(props: StaleNoticeProps) {
  const { data, isError } = props.query;
  return data !== undefined && isError && <Stale {...props} />;
}

function Stale({ query, since, onRetry = query.refetch }: StaleNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const busy = query.isFetching;
  const retryAll = useRetryAll(frame, () => busy || onRetry());
  return (
    <div ref={frame} className={styles.stale}>
      <Notice kind="warning" announce>
        <p>{copy.stale(formatTime(since ?? trueTime(query.dataUpdatedAt)))}</p>
        {retryAll && (
          <TextLink inherit onClick={retryAll}>
            {busy ? copy.retrying : copy.retry}
          </TextLink>
        )}
      </Notice>
    </div>
  );
}
