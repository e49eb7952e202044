// What every family names lines, accounts and pages by. Ids are the operator's own words; money is integer cents.
import type { LineKind } from './wire.ts';

export type { LineKind };

/** Where a line's data live. */
export interface LinePlace {
  customerId: string;
  lineId: string;
}

export interface AccountPlace {
  customerId: string;
  accountId: string;
}

export interface LineRef extends LinePlace, AccountPlace {
  /** E.164 digits of a number, or the code of a home service. */
  serviceNumber: string;
  kind: LineKind;
}

/** A part of a list. */
export interface Window {
  offset: number;
  limit: number;
}
