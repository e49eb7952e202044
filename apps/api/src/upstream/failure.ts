// A family of the operator's that did not answer: it fails alone, and under its own name.
import { Problem, type ProblemCode } from '@portal/contract/errors';
import type { FamilyName } from '@portal/operator-tmf/families';

/** Beside the families, where events come from. */
export type UpstreamName = FamilyName | 'events';

/**
 * `slow`, `lost` and `broken` (its own error) are outages, which open the breaker; `open` is the breaker's word.
 * `off`: a setting says so. `refused`: our credential or question; `garbled`: not what was agreed; `foreign`: about somebody else.
 */
export type FailureReason = 'slow' | 'lost' | 'broken' | 'open' | 'refused' | 'garbled' | 'foreign' | 'off';

const codes = {
  customers: 'CUSTOMERS_UNAVAILABLE',
  inventory: 'INVENTORY_UNAVAILABLE',
  usage: 'USAGE_UNAVAILABLE',
  balance: 'BALANCE_UNAVAILABLE',
  billing: 'BILLING_UNAVAILABLE',
  documents: 'DOCUMENTS_UNAVAILABLE',
  catalogue: 'CATALOGUE_UNAVAILABLE',
  ordering: 'ORDERING_UNAVAILABLE',
  network: 'NETWORK_UNAVAILABLE',
  tickets: 'TICKETS_UNAVAILABLE',
  events: 'UNAVAILABLE',
} as const satisfies Record<UpstreamName, ProblemCode>;

const outages: readonly FailureReason[] = ['slow', 'lost', 'broken', 'open'];

export class UpstreamFailure extends Problem {
  readonly family: UpstreamName;
  readonly reason: FailureReason;

  constructor(family: UpstreamName, reason: FailureReason, detail?: string) {
    super(codes[family], detail === undefined ? reason : `${reason}: ${detail}`);
    this.family = family;
    this.reason = reason;
  }
}

/** The system is gone, and may come back: it has neither refused nor told something else. */
export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamFailure && outages.includes(error.reason);
