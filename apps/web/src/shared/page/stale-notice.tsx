// Above figures that could not be refreshed: they stay, with their time and a way to try again; said once for all on the page
// that are of the same time. Nothing while they are of now.
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Instant } from '../../lib/civil-date.ts';
import { trueTime } from '../../lib/clock.ts';
import { momentWords } from '../../lib/dates.ts';
import { TextLink } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRetryAll } from '../../ui/page-register.ts';
import { useOldOnce } from './one-time.ts';
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
  const at = new Date(since ?? trueTime(query.dataUpdatedAt)).getTime();
  const isSaid = useOldOnce(frame, at);
  return (
    <div ref={frame} className={styles.stale} hidden={!isSaid}>
      {isSaid && (
        <Notice kind="warning" announce>
          <p>{copy.stale(momentWords(at))}</p>
          {retryAll && (
            <TextLink inherit onClick={retryAll}>
              {busy ? copy.retrying : copy.retry}
            </TextLink>
          )}
        </Notice>
      )}
    </div>
  );
}
