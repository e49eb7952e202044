// What the pages of a top-up hand to each other with the navigation, and the amounts there are.
import { lineOfState } from '../../shared/line/choose-line.ts';

/** The first one is the default (BUY-2). */
export const AMOUNTS_CENTS = [300, 500, 600, 1_000, 3_000] as const;

export interface RechargeVisit {
  phoneNumber: string;
  amountCents: number;
  isDetailService?: true;
}

/** Null when the page was opened without a line, or with an amount that is not sold. */
export function readRechargeVisit(state: unknown): RechargeVisit | null {
  const phoneNumber = lineOfState(state);
  if (phoneNumber === null || typeof state !== 'object' || state === null) return null;
  const amountCents = AMOUNTS_CENTS.find((cents) => 'amountCents' in state && state.amountCents === cents);
  if (amountCents === undefined) return null;
  return { phoneNumber, amountCents, ...(cameFromDetail(state) && { isDetailService: true }) };
}

/** It began at a service's detail, and goes back there. */
export function cameFromDetail(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'isDetailService' in state &&
    state.isDetailService === true
  );
}
