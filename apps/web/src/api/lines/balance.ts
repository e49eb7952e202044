// Money on mobile lines: of every prepaid one, and of postpaid ones that were topped up.

import { type AccumulatedBalance, listAccumulatedBalances } from '@portal/contract/lines/balance';
import { rechargeBalanceName } from '@portal/market/money';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { centsFromDollars } from '../../lib/money.ts';
import { KEPT } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

/** One line; null when the operator has no balance for it. */
export const balanceQuery = (number: string) =>
  queryOptions({
    queryKey: ['balance', number],
    meta: KEPT,
    queryFn: async ({ signal }) => {
      const balances = await fetchBalances({ productpublicIdentifier: number }, signal, number);
      return balances[0] ?? null;
    },
  });

/** Every mobile line of the customer that has money on it. */
export const allBalancesQuery = queryOptions({
  queryKey: ['balance'],
  meta: KEPT,
  queryFn: ({ signal }) => fetchBalances({ limit: ALL }, signal),
});

/** Cents in the recharge balance; null when the line has no such bucket. */
export function rechargeCents(balance: AccumulatedBalance): number | null {
  const bucket = balance.bucket.find(({ name }) => name === rechargeBalanceName);
  const value = bucket?.bucketBalance[0]?.remainingValue.amount;
  return value === undefined ? null : centsFromDollars(value);
}

async function fetchBalances(
  query: { limit?: string; productpublicIdentifier?: string },
  signal: AbortSignal,
  line?: string,
): Promise<AccumulatedBalance[]> {
  return dataOf(
    await request(listAccumulatedBalances, { query, signal, ...(line === undefined ? {} : { line }) }),
  );
}
