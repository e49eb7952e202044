// A scheduled task: accounts whose cycle has ended get their bill, and it is told.
import type { AccountPlace } from '@portal/operator-ports/wire';
import type { Billing } from '../billing/billing.ts';
import type { Customers, EndedCycle } from '../customers/customers.ts';
import { recordEvents } from '../events/events.ts';
import type { DueWork } from './clock.ts';

export interface IssueEndedCyclesNeeds {
  billing: Pick<Billing, 'openSeries' | 'holdSeries' | 'issue'>;
  customers: Pick<Customers, 'accountsToBill' | 'cyclesToBill' | 'markBilled'>;
}

/** Within a transaction an account comes once: a cycle that was missed follows in the next one, in order. */
export function createIssueEndedCycles(needs: IssueEndedCyclesNeeds): DueWork<AccountPlace, EndedCycle> {
  const { billing, customers } = needs;
  return {
    task: 'issueBills',
    atOnce: 250,
    mostPerTick: 10_000,
    async find(task, now, limit) {
      await billing.openSeries();
      return customers.accountsToBill(task, now, limit);
    },
    hold: async (tx, places, now) =>
      (await billing.holdSeries(tx)) ? customers.cyclesToBill(tx, places, now) : [],
    async work(tx, cycles) {
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
    },
  };
}
