// A phone that was stolen or lost: line and card suspended, equipment blocked, until it is found again (TMF621).
import type { LinePlace } from './common.ts';

export type TheftCause = 'theft' | 'loss';

export interface NewTheft extends LinePlace {
  /** As the customer is told it, `ROB-261123-7K3M9Q`: given by whoever reports, and the same one is the same theft. */
  theftId: string;
  cause: TheftCause;
  reportedAt: Date;
}

export interface Theft extends NewTheft {
  serviceNumber: string;
  /** The equipment in which the line's card was seen last; null: none is known, and none is blocked. */
  imei: string | null;
  /** Of line and card; null: not yet. */
  suspendedAt: Date | null;
  equipmentBlockedAt: Date | null;
  /** It was found again: the line is as it was before. */
  undoneAt: Date | null;
}

export type TheftKey = Pick<Theft, 'customerId' | 'theftId'>;

/** Everything that was asked for has been done. */
export const isStopped = ({
  imei,
  suspendedAt,
  equipmentBlockedAt,
}: Pick<Theft, 'imei' | 'suspendedAt' | 'equipmentBlockedAt'>): boolean =>
  suspendedAt !== null && (imei === null || equipmentBlockedAt !== null);

export interface Thefts {
  /**
   * Suspends a mobile line and its card and blocks the equipment. What takes longer has no moment yet: asked again,
   * it says how far it is, and `TheftStateChangeEvent` tells of it. Null: there is no such line in service.
   */
  reportTheft(theft: NewTheft): Promise<Theft | null>;
  /** Found again, once. Null: there is no such theft. */
  undoTheft(theft: TheftKey): Promise<Theft | null>;
}
