// A scheduled task: a payment is booked on its bill, well within the 24 hours that are promised (BILL-3).
import type { Billing } from '../billing/billing.ts';
import type { WorkOff } from './work-off.ts';

const task = 'settleBills';
const bookedAfterMs = 20 * 60 * 60 * 1_000;
/** The rest waits for the next tick. */
const mostPerTick = 1_000;

export const createSettleBills =
  ({ billing, workOff }: { billing: Pick<Billing, 'findPaid' | 'settle'>; workOff: WorkOff }) =>
  (now: Date): Promise<number> =>
    workOff(
      {
        task,
        atOnce: mostPerTick,
        mostPerTick,
        find: (limit) => billing.findPaid(task, new Date(now.getTime() - bookedAfterMs), now, limit),
        hold: async (_tx, paid) => paid,
        subjectOf: ({ billNo }) => billNo,
        work: billing.settle,
      },
      now,
    );
