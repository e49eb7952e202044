// An agreement as it is shown, with what a claim about it would be.
import type { Agreement } from '@portal/contract/privacy/agreements';

/** What a claim that it is not recognised is about. */
export interface Charge {
  kind: 'payment' | 'thirdParty' | 'service';
  id: string;
}

export interface FoundAgreement {
  agreement: Agreement;
  /** The order of all of them. */
  at: Date;
  /** Null: there is nothing to claim. */
  charge: Charge | null;
}
