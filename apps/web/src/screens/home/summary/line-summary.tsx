// The summary of the chosen line: what is left, what it has, and the way to its detail.
import type { Service, ServiceGroup } from '../../../api/lines/service-list.ts';
import { hasEnded } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { summaryCopy as copy } from '../home.copy.ts';
import { FixedSummary } from './fixed-summary.tsx';
import { PlainSummary } from './plain-summary.tsx';
import { PostpaidSummary } from './postpaid-summary.tsx';
import { PrepaidSummary } from './prepaid-summary.tsx';

export interface LineSummaryProps {
  service: Service;
  cycle: ServiceGroup['cycle'];
}

export function LineSummary({ service, cycle }: LineSummaryProps) {
  if (service.kind !== 'Fixed' && hasEnded(service))
    return <PlainSummary service={service} text={copy.endedText} />;
  if (service.kind === 'Postpaid' && !isOpen(service, 'figures'))
    return <PlainSummary service={service} text={copy.payerText} />;
  if (service.kind === 'Postpaid') return <PostpaidSummary service={service} cycle={cycle} />;
  return service.kind === 'Fixed' ? <FixedSummary service={service} /> : <PrepaidSummary service={service} />;
}
