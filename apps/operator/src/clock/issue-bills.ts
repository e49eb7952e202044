// A scheduled task: when an account's cycle has ended, its bill is issued, once.
import type { Tx } from '@portal/database/connection';
import type { Billing } from '../billing/billing.ts';
import type { Customers, EndedCycle } from '../customers/customers.ts';
import { recordEvents } from '../events/events.ts';
import type { WorkOff } from './work-off.ts';

export interface IssueBillsNeeds {
  customers: Customers;
  billing: Billing;
  workOff: WorkOff;
}

const task = 'issueBills';

export function createIssueBills({ customers, billing, workOff }: IssueBillsNeeds) {
  return async (now: Date): Promise<number> => {
    await billing.openSeries();
    return workOff(
      {
        task,
        // Within a transaction an account comes once: a cycle that was missed follows in the next one, in order.
        atOnce: 250,
        // A cut of a large operator is spread over several ticks.
        mostPerTick: 10_000,
        find: (limit) => customers.accountsToBill(task, now, limit),
        hold: async (tx, places) =>
          (await billing.holdSeries(tx)) ? customers.cyclesToBill(tx, places, now) : [],
        subjectOf: ({ accountId }) => accountId,
        work: issue,
      },
      now,
    );
  };

  async function issue(tx: Tx, cycles: readonly EndedCycle[]): Promise<void> {
    const issued = await billing.issue(tx, cycles);
    await customers.markBilled(tx, cycles);
    await recordEvents(
      tx,
      issued.map(({ customerId, ...event }) => ({
        eventType: 'CustomerBillCreateEvent',
        customerId,
        commandId: null,
        event,
      })),
    );
  }
}
