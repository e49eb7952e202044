// The card of one section: it waits, fails, retries and keeps its last value alone.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Instant } from '../../lib/civil-date.ts';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { useSectionRetry } from '../use-section-retry.ts';
import { sectionCopy as copy } from './query-card.copy.ts';
import styles from './query-card.module.css';
import { StaleNotice } from './stale-notice.tsx';

export interface QueryCardProps<Data> {
  query: UseQueryResult<Data>;
  /** Without one it is all that its page is about. */
  title?: ReactNode;
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
  /** Its figures are as old as those of another part of the page, which says it. */
  isUntimed?: boolean | undefined;
  /** At the right of the foot; it works while the figures are on their way. */
  footEnd?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryCard<Data>(props: QueryCardProps<Data>) {
  const {
    query,
    title,
    detail,
    aside,
    quietTitle,
    timeOf,
    timeInHead = false,
    isUntimed = false,
    footEnd,
  } = props;
  const { frame, failed, retry } = useSectionRetry(query);
  const { data } = query;
  const waits = data === undefined && !failed;
  const since = data === undefined ? undefined : (timeOf?.(data) ?? trueTime(query.dataUpdatedAt));
  const time = isUntimed ? null : since === undefined ? (
    waits && <Skeleton width={132} height={12} />
  ) : (
    <UpdatedAt>{updatedAtWords(since)}</UpdatedAt>
  );
  const foot = (time || footEnd) && (
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
        foot={timeInHead ? footEnd : foot}
        busy={waits}
      >
        <Content {...props} since={since} hasFailed={failed} onRetry={retry} />
      </Card>
    </div>
  );
}

interface ContentProps<Data> extends QueryCardProps<Data> {
  since: Instant | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

function Content<Data>(props: ContentProps<Data>) {
  const { query, since, hasFailed, onRetry, quietTitle, failed, waiting, skeleton } = props;
  const underTitle = quietTitle && styles.underQuiet;
  if (query.data !== undefined && since !== undefined) {
    return (
      <>
        {query.isError && (
          <div className={classNames(underTitle)}>
            <StaleNotice query={query} since={since} onRetry={onRetry} />
          </div>
        )}
        {props.children(query.data)}
      </>
    );
  }
  if (!hasFailed) return <SkeletonGroup label={waiting}>{skeleton}</SkeletonGroup>;
  return (
    <div className={classNames(underTitle)}>
      <SectionError
        level={props.title ? 3 : 2}
        title={failed}
        text={copy.tryAgain}
        retryLabel={copy.retry}
        busyText={copy.retrying}
        busy={query.isFetching}
        onRetry={onRetry}
        lastKnown={props.lastKnown}
      />
    </div>
  );
}
