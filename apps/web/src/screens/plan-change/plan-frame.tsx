// The frame of both steps: their head and steps, and whatever stands there instead of plans.
import type { ReactNode } from 'react';
import { paths } from '../../lib/place/paths.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { Columns } from '../../shared/page/columns.tsx';
import { FailedCard } from '../../shared/page/failed-card.tsx';
import { NothingCard } from '../../shared/page/nothing-card.tsx';
import { PageHead, type PageHeadProps } from '../../shared/page/page-head.tsx';
import { StaleNotice } from '../../shared/page/stale-notice.tsx';
import { PendingPlanNotice } from '../../shared/plan-change/pending-plan-change.tsx';
import { ShopHead } from '../../shared/purchase/shop-head.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { planChangeCopy as copy } from './plan-change.copy.ts';
import styles from './plan-change.module.css';
import type { PlanPage } from './use-plan-page.ts';

export interface PlanFrameProps extends Pick<PageHeadProps, 'title' | 'back' | 'picker'> {
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

function Nothing(words: { title: string; text: string }) {
  return (
    <NothingCard {...words} drawing={<NoLines />} act={copy.noLines.toHome} href={paths.homeWithServices()} />
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
