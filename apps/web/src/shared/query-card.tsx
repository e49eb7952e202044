// The card of one section: it waits, fails, retries and keeps its last value alone.
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type Instant, updatedAtWords } from '../lib/dates.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { SectionError } from '../ui/section-error.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SkeletonGroup } from '../ui/skeleton-group.tsx';
import { UpdatedAt } from '../ui/updated-at.tsx';
import { sectionCopy as copy } from './query-card.copy.ts';
import styles from './query-card.module.css';
import { StaleNotice } from './stale-notice.tsx';

export interface QueryCardProps<Data> {
  query: UseQueryResult<Data>;
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  quietTitle?: boolean;
  /** `No pudimos cargar tu saldo`. */
  failed: string;
  /** For readers: `Cargando tu saldo`. */
  waiting: string;
  /** The boxes of what is on its way, of the same height. */
  skeleton: ReactNode;
  /** What another call knew of it, when this one never answered. */
  lastKnown?: ReactNode;
  /** When the figures were true; the moment of the answer when not given. */
  timeOf?: (data: Data) => Instant | undefined;
  /** The time stands at the right of the title instead of in the foot. */
  timeInHead?: boolean;
  /** At the right of the foot; it works while the figures are on their way. */
  footEnd?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryCard<Data>(props: QueryCardProps<Data>) {
  const { query, title, detail, aside, quietTitle, failed, waiting, skeleton, lastKnown } = props;
  const { timeOf, timeInHead = false, footEnd, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [retried, setRetried] = useState(false);
  const { data } = query;
  const hasFailed = data === undefined && (query.isError || (retried && query.isFetching));
  const since = data === undefined ? undefined : (timeOf?.(data) ?? query.dataUpdatedAt);

  async function retry() {
    setRetried(true);
    const held = frame.current?.contains(document.activeElement) === true;
    const { isSuccess } = await query.refetch();
    // The button that had the focus goes away with the error; the section's title takes it.
    const heading = isSuccess && held && frame.current?.querySelector<HTMLElement>('h2, h3');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  const time =
    since !== undefined ? (
      <UpdatedAt>{updatedAtWords(since)}</UpdatedAt>
    ) : (
      !hasFailed && <Skeleton width={132} height={12} />
    );
  const foot = timeInHead
    ? footEnd
    : (time || footEnd) && (
        <>
          {time || <span />}
          {footEnd}
        </>
      );

  return (
    <div ref={frame}>
      <Card
        title={title}
        detail={detail}
        aside={timeInHead ? time : aside}
        quietTitle={quietTitle}
        foot={foot}
        busy={data === undefined && !hasFailed}
      >
        {data !== undefined && since !== undefined ? (
          <>
            {query.isError && (
              <div className={classNames(styles.stale, quietTitle && styles.underQuiet)}>
                <StaleNotice since={since} busy={query.isFetching} onRetry={retry} />
              </div>
            )}
            {children(data)}
          </>
        ) : hasFailed ? (
          <div className={quietTitle ? styles.underQuiet : undefined}>
            <SectionError
              title={failed}
              text={copy.othersWork}
              retryLabel={copy.retry}
              busyText={copy.retrying}
              busy={query.isFetching}
              onRetry={retry}
              lastKnown={lastKnown}
            />
          </div>
        ) : (
          <SkeletonGroup label={waiting}>{skeleton}</SkeletonGroup>
        )}
      </Card>
    </div>
  );
}
