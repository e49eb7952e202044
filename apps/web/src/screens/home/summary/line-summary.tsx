// The summary of the chosen line: what is left, what it has, and the way to its detail.
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { FixedSummary } from './fixed-summary.tsx';
import { PayerSummary } from './payer-summary.tsx';
import { PostpaidSummary } from './postpaid-summary.tsx';
import { PrepaidSummary } from './prepaid-summary.tsx';

export interface LineSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

export function LineSummary({ service, cycle }: LineSummaryProps) {
  if (service.kind === 'Postpaid' && !isOpen(service, 'figures')) return <PayerSummary service={service} />;
  if (service.kind === 'Postpaid') return <PostpaidSummary service={service} cycle={cycle} />;
  return service.kind === 'Fixed' ? <FixedSummary service={service} /> : <PrepaidSummary service={service} />;
}
