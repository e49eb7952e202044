// Payments that wait to be paid by a code: home shows them without the code of paying.
import { listPayments, type Payment } from '@portal/contract/paying/payments';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { ALL, request } from '../requests.ts';

/** What waits for the customer to pay it elsewhere. */
export const awaitedPaymentsQuery = queryOptions({
  queryKey: ['payments', 'awaited'],
  queryFn: async ({ signal }): Promise<Payment[]> =>
    dataOf(await request(listPayments, { query: { status: 'pending', limit: ALL }, signal })),
});
