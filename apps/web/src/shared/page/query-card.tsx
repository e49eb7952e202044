// The card of one section: it waits, fails, retries and keeps its last value alone.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Instant } from '../../lib/civil-date.ts';
import { trueTime } from '../../lib/clock.ts';
import { updatedAtWords } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { UpdatedAt } from '../../ui/figures/figures.tsx';
import { type LazyCode, useLazyCode } from '../../ui/waiting/lazy-code.ts';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { adviceAfter, useSectionRetry } from '../use-section-retry.ts';
import { useOneTime } from './one-time.ts';
import { sectionCopy as copy } from './page.copy.ts';
import styles from './page.module.css';
import { StaleNotice } from './stale-notice.tsx';

interface QueryCardProps<Data> {
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
  /** When the figures were true, which the page says once where it can; the moment of the answer when not given. */
  timeOf?: (data: Data) => Instant | undefined;
  /** The time stands at the right of the title instead of in the foot. */
  timeInHead?: boolean;
  /** It has no hour of its own. */
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
  const { frame, failed, advice, retry } = useSectionRetry(query);
  const { data } = query;
  const waits = data === undefined && !failed;
  const since = data === undefined ? undefined : (timeOf?.(data) ?? trueTime(query.dataUpdatedAt));
  const told = useOneTime(frame, isUntimed || (since === undefined && !waits) ? null : since);
  const time =
    told === 'waiting' ? (
      <Skeleton width={132} height={12} />
    ) : (
      told !== null && <UpdatedAt>{updatedAtWords(told)}</UpdatedAt>
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
        <Content {...props} {...{ since, advice }} hasFailed={failed} onRetry={retry} />
      </Card>
    </div>
  );
}

interface ContentProps<Data> extends QueryCardProps<Data> {
  since: Instant | undefined;
  hasFailed: boolean;
  advice: string;
  onRetry: () => void;
}

function Content<Data>(props: ContentProps<Data>) {
  const { query, since, hasFailed, advice, onRetry, quietTitle, failed, waiting, skeleton } = props;
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
        text={advice}
        busy={query.isFetching}
        onRetry={onRetry}
        lastKnown={props.lastKnown}
      />
    </div>
  );
}

// A section whose code comes when it is needed: it waits in its own shape, and can be asked for again.

interface SectionCodeProps<Props> {
  code: LazyCode<Props>;
  props: Props;
  waiting: ReactNode;
  /** It stands in a card already. */
  isInCard?: boolean;
}

export function SectionCode<Props extends object>(given: SectionCodeProps<Props>) {
  const { code, props, waiting, isInCard = false } = given;
  const Piece = useLazyCode(code);
  if (Piece) return <Piece {...props} />;
  if (code.failure() === undefined) return waiting;
  const again = () => code.start();
  const trouble = <SectionError title={copy.codeFailed} text={copy.tryAgain} onRetry={again} />;
  return isInCard ? trouble : <Card>{trouble}</Card>;
}

/** What lays out its answer itself; until there is one, a card waits for it, fails and is tried again. */
export function WithData<Data>({ children, ...card }: QueryCardProps<Data>) {
  const { data } = card.query;
  return data === undefined ? <QueryCard {...card}>{() => null}</QueryCard> : children(data);
}

// In the place of what a page is about: it could not be had, and is asked for again.

interface FailedCardProps {
  title: string;
  /** Where there is more to say than to try again. */
  text?: string | undefined;
  error?: Error | null;
  busy?: boolean;
  busyText?: string;
  onRetry: () => void;
}

export function FailedCard({ error = null, text = adviceAfter(error), ...props }: FailedCardProps) {
  return (
    <Card className={styles.card}>
      <SectionError {...props} level={2} text={text} />
    </Card>
  );
}
