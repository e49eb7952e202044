// One bill that cannot be looked at now keeps no other of the account from it.
import { Problem } from '@portal/contract/errors';
import { expect, it } from 'vitest';
import { chargeAutomatically } from './charge-automatically.ts';
import { createEvaluateAutoPay, type LookAtBillsNeeds } from './evaluate-auto-pay.ts';

it('many purchases of one user are no answer about this one: it is tried again, by the same key', async () => {
  const purchase = async () => {
    throw new Problem('TOO_MANY_REQUESTS', 'purchases of one user');
  };
  expect(await chargeAutomatically(purchase, {} as never)).toEqual({ kind: 'open' });
});

it('a bill whose amount cannot be asked is passed over, the one after it is announced, and both are looked at again', async () => {
  const bill = (billNo: string) => ({
    billNo,
    accountId: 'A-1',
    paidAt: null,
    state: 'sent',
    totalCents: 1839,
    customerId: 'C-1',
    dueOn: '2026-12-01',
  });
  const announced: string[] = [];
  const stand = {
    db: { transaction: (act: (tx: object) => Promise<void>) => act({}) },
    permissions: { linesOf: async () => [{ accountId: 'A-1' }] },
    paymentMethods: { find: async () => ({ status: 'active', brand: 'Visa', lastFour: '1111' }) },
    billing: { list: async () => ({ bills: [bill('first'), bill('second')] }) },
    kinds: {
      bill: {
        quote: async (_buyer: object, { itemId }: { itemId: string }) => {
          if (itemId === 'first') throw new Problem('BILLING_UNAVAILABLE');
          return { totalCents: 1839 };
        },
      },
    },
    automatic: {
      bills: async () => [],
      holdAutoPay: async () => true,
      announce: async (_tx: object, { billNo }: { billNo: string }) => {
        announced.push(billNo);
        return false;
      },
    },
    now: () => new Date('2026-11-29T15:00:00Z'),
  } as unknown as LookAtBillsNeeds;
  const wish = { userId: 'U-1', accountId: 'A-1', methodId: 'M-1', daysBeforeDue: 2, maximumCents: null };
  await expect(createEvaluateAutoPay(stand)(wish as never)).rejects.toThrow();
  expect(announced).toEqual(['second']);
});
