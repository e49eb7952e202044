// The frame of every step of a top-up: head, the four steps, what is wrong, or the step itself.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { ServiceList } from '../../api/lines/service-list.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { ShopHead } from '../../shared/purchase/shop-head.tsx';
import { Card } from '../../ui/card.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { rechargeCopy as copy } from './recharge.copy.ts';

export interface RechargeFrameProps {
  title: string;
  back: ComponentProps<typeof PageHead>['back'];
  /** Of the four: 0 type, 1 method, 2 summary, 3 confirmation. */
  step: 0 | 1 | 2 | 3;
  services: UseQueryResult<ServiceList>;
  /** Its number goes along to packages and plans. */
  line?: string | undefined;
  children: () => ReactNode;
}

export function RechargeFrame({ title, back, step, services, line, children }: RechargeFrameProps) {
  return (
    <>
      {step === 0 ? (
        <ShopHead part="topUps" line={line ?? null} title={title} back={back} />
      ) : (
        <PageHead title={title} back={back} />
      )}
      <StepBar label={copy.stepsLabel} steps={copy.steps} current={step} doneWord={copy.stepDone} />
      {content()}
    </>
  );

  function content() {
    if (services.data) return children();
    return (
      <Card busy={!services.isError}>
        {services.isError ? (
          <SectionError
            level={2}
            title={copy.failed.title}
            text={copy.failed.text}
            retryLabel={copy.failed.retry}
            onRetry={services.refetch}
          />
        ) : (
          <SkeletonGroup label={copy.loading}>
            <Skeleton width="40%" height={24} />
            <Skeleton height={52} radius={12} marginTop={24} />
            <Skeleton height={52} radius={12} marginTop={44} />
          </SkeletonGroup>
        )}
      </Card>
    );
  }
}
