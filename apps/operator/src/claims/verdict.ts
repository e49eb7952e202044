// How the operator's office decides on a claim: by what was charged, and why the customer does not accept it.
import type { BillItemKind } from '@portal/operator-ports/billing';
import type { ClaimReason, ClaimResolution } from '@portal/operator-ports/claims';

export interface ClaimFacts {
  reason: ClaimReason;
  /** Null: the charge is on no bill. */
  kind: BillItemKind | null;
  /** The same stands on the bill twice. */
  hasTwin: boolean;
}

/** What nobody can prove to have been ordered is given back; what a plan costs was agreed on. */
export function verdictOf({ reason, kind, hasTwin }: ClaimFacts): ClaimResolution {
  if (kind === 'plan' || kind === 'proration') return reason === 'wrongAmount' ? 'partial' : 'rejected';
  switch (reason) {
    case 'notOrdered':
      return kind === 'thirdParty' ? 'inFavor' : 'partial';
    case 'notProvided':
    case 'cancelledBefore':
      return 'inFavor';
    case 'wrongAmount':
      return 'partial';
    case 'chargedTwice':
      return hasTwin ? 'inFavor' : 'rejected';
    case 'other':
      return 'rejected';
  }
}

export function creditOf(resolution: ClaimResolution, amountCents: number): number {
  if (resolution === 'rejected') return 0;
  return resolution === 'inFavor' ? amountCents : Math.ceil(amountCents / 2);
}
