// A habit: a payment is booked on its bill, well within the 24 hours that are promised (BILL-3).
import type { Billing } from '../billing/billing.ts';

const bookedAfterMs = 20 * 60 * 60 * 1_000;
/** The rest waits for the next tick. */
const mostPerTick = 1_000;

export const createSettleBills =
  ({ billing }: { billing: Pick<Billing, 'settlePaid'> }) =>
  (now: Date): Promise<number> =>
    billing.settlePaid(new Date(now.getTime() - bookedAfterMs), mostPerTick);
