// Whose lines stand on an invoice: two customers may each have a line 1.
import type { Bill } from '@portal/operator-ports/billing';
import { expect, it } from 'vitest';
import type { ManagedLine } from '../../caller.ts';
import { createGetInvoice } from './get-invoice.ts';

it('tells what the lines of the bill’s customer have used, and no line of the same id', async () => {
  const asked: (readonly string[])[] = [];
  const { pdf } = createGetInvoice({
    billing: { find: async () => null },
    documents: {
      async invoice({ lineIds }: { lineIds: readonly string[] }) {
        asked.push(lineIds);
        return null;
      },
    } as never,
  });
  const line = (customerId: string, lineId: string) => ({ customerId, lineId, role: 'payer' }) as ManagedLine;
  await pdf([line('A', '2'), line('B', '1')], { customerId: 'A', billNo: '7' } as Bill);
  expect(asked).toEqual([['2']]);
});
