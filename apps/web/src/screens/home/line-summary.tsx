// The summary of the chosen line: what is left, what it has, and the way to its detail.
import type { Service, ServiceGroup } from '../../api/service-list.ts';
import { SectionCode } from '../../shared/section-code.tsx';
import { Card } from '../../ui/card.tsx';
import { lazyCode } from '../../ui/lazy-code.ts';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { PostpaidSummary } from './postpaid-summary.tsx';

export interface LineSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

/** Most customers open home on a postpaid line: the other kinds come when one is chosen. */
const fixedSummary = lazyCode(() => import('./fixed-summary.tsx').then((code) => code.FixedSummary));
const prepaidSummary = lazyCode(() => import('./prepaid-summary.tsx').then((code) => code.PrepaidSummary));

export function LineSummary({ service, cycle }: LineSummaryProps) {
  if (service.kind === 'Postpaid') return <PostpaidSummary service={service} cycle={cycle} />;
  const waiting = (
    <Card busy>
      <SkeletonRows />
    </Card>
  );
  const code = service.kind === 'Fixed' ? fixedSummary : prepaidSummary;
  return <SectionCode code={code} props={{ service }} waiting={waiting} />;
}
