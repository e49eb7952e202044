// The frame of both steps: their head and steps, and whatever stands there instead of plans.
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { offeredPlansQuery, planQuery } from '../../api/lines/plans.ts';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { pendingOrderQuery } from '../../api/purchase/ordering.ts';
import { paths } from '../../lib/place/paths.ts';
import { useLocation } from '../../lib/place/router.tsx';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { lineOf } from '../../shared/line/choose-line.ts';
import { inDisplayOrder, takesPlanOrders } from '../../shared/line/line-facts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { NothingCard } from '../../shared/page/nothing-card.tsx';
import { PageHead, type PageHeadProps } from '../../shared/page/page-head.tsx';
import { FailedCard } from '../../shared/page/query-card.tsx';
import { StaleNotice } from '../../shared/page/stale-notice.tsx';
import { PendingPlanNotice } from '../../shared/plan-change/pending-plan-change.tsx';
import { useAdvice } from '../../shared/plan-change/plan-advice.ts';
import { ShopHead } from '../../shared/purchase/shop-head.tsx';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import { planChangeCopy as copy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';

interface PlanFrameProps extends Pick<PageHeadProps, 'title' | 'back' | 'picker'> {
  step: 0 | 1;
  page: PlanPage;
  /** Only once everything that it needs is here. */
  children: ReactNode;
}

export function PlanFrame({ step, page, children, ...head }: PlanFrameProps) {
  return (
    <>
      {step === 0 ? (
        <ShopHead part="plans" line={page.line?.number ?? null} {...head} />
      ) : (
        <PageHead {...head} />
      )}
      {/* On a phone the first step is read in the heading of the plans, which are seen sooner without it. */}
      <div className={classNames(step === 0 && 'only-lg')}>
        <StepBar label={copy.stepsLabel} steps={copy.steps} current={step} doneWord={copy.stepDone} />
      </div>
      {insteadOf(page) ?? (
        <>
          {page.old && <StaleNotice query={page.old} onRetry={page.retry} />}
          {children}
        </>
      )}
    </>
  );
}

function insteadOf(page: PlanPage): ReactNode {
  const { isKnown, line, corporate, pending, current, others } = page;
  if (page.hasFailed) return <FailedCard title={copy.failed} busy={page.isFetching} onRetry={page.retry} />;
  if (isKnown && !line && corporate.length > 0) return <CompanyCard of="all" lines={corporate} />;
  if (isKnown && !line) return <Nothing {...copy.noLines} />;
  if (pending) {
    return (
      <div className={styles.single}>
        <PendingPlanNotice order={pending} />
        <ButtonLink href={paths.homeWithServices()}>{copy.noLines.toHome}</ButtonLink>
      </div>
    );
  }
  if (!current || !others || pending === undefined) return <Waiting />;
  return others.length === 0 ? <Nothing {...copy.noPlans} /> : null;
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <NothingCard
      title={title}
      text={text}
      drawing={<NoLines />}
      act={copy.noLines.toHome}
      href={paths.homeWithServices()}
    />
  );
}

function Waiting() {
  return (
    <Columns
      side={
        <Card busy>
          <Skeleton width="34%" />
          <Skeleton width="60%" height={26} marginTop={10} />
          <Skeleton width="44%" marginTop={12} />
        </Card>
      }
    >
      <SkeletonGroup label={copy.loading}>
        <div className={styles.waiting}>
          {[0, 1, 2, 3].map((card) => (
            <Card key={card} busy>
              <Skeleton width="52%" height={24} />
              <Skeleton width="36%" height={28} marginTop={12} />
              <Skeleton marginTop={24} />
              <Skeleton marginTop={12} />
              <Skeleton width="70%" marginTop={12} />
            </Card>
          ))}
        </div>
      </SkeletonGroup>
    </Columns>
  );
}

/** What both steps need: the line, its plan, the plans on offer, and whether another one is ordered already. */
const NOBODY = { number: '', planCode: '', accountId: '' };

export function usePlanPage() {
  const asked = lineOf(useLocation());
  const list = useQuery(serviceListQuery);
  const services = list.data?.services ?? [];
  const lines = inDisplayOrder(services).filter(takesPlanOrders);
  const line = lines.find(({ number }) => number === asked) ?? lines[0] ?? null;
  const { number, planCode, accountId } = line ?? NOBODY;
  const enabled = line !== null;
  const current = useQuery({ ...planQuery(planCode, number), enabled });
  const offered = useQuery({ ...offeredPlansQuery(number), enabled });
  const pending = useQuery({ ...pendingOrderQuery(number), enabled });
  const advice = useAdvice(number, enabled);
  const needed = [list, current, offered];

  return {
    lines,
    line,
    /** The address names nobody's line, or another customer's: as good as none. */
    isUnknown:
      asked === null || (list.data !== undefined && !services.some(({ number }) => number === asked)),
    /** Known once the list is here. */
    isKnown: list.data !== undefined,
    corporate: services.filter(({ isCorpAdmin }) => isCorpAdmin),
    /** The last day of the cycle that runs. */
    cycleEnd: list.data?.groups.find(({ id }) => id === accountId)?.cycle?.end ?? null,
    current: current.data,
    /** Without the plan that the line has. */
    others: offered.data?.filter(({ id }) => id !== planCode),
    /** Waits and fails alone: plans can be chosen without it. */
    advice,
    /** Undefined until it is known; a failure counts as none, the server knows better. */
    pending: pending.isError ? null : pending.data,
    hasFailed: needed.some(({ isError, data }) => isError && data === undefined),
    /** What could not be refreshed: the oldest of it. */
    old: needed.filter(isOld).toSorted((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)[0],
    isFetching: needed.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of needed) if (query.isError) query.refetch();
    },
  };
}

const isOld = ({ isError, data }: UseQueryResult<unknown>) => isError && data !== undefined;

export type PlanPage = ReturnType<typeof usePlanPage>;
