// The data that a page needs first, asked for while its code is still on the way.

import { serviceListQuery } from '../api/accounts.ts';
import { billQuery, openBillsQuery } from '../api/billing.ts';
import { queryClient } from '../api/query-client.ts';
import { ordersQuery } from '../api/tickets.ts';
import { allUsageQuery } from '../api/usage.ts';
import type { Params } from '../lib/match-path.ts';
import type { PageNeed } from './routes.ts';

const ask: Record<PageNeed, (params: Params) => void> = {
  services: () => queryClient.prefetchQuery(serviceListQuery),
  billsToPay: () => queryClient.prefetchQuery(openBillsQuery),
  bill: ({ billNo }) => {
    if (billNo) queryClient.prefetchQuery(billQuery(billNo));
  },
  usage: () => queryClient.prefetchQuery(allUsageQuery),
  repairs: () => queryClient.prefetchQuery(ordersQuery(null)),
};

export function prefetch(needs: readonly PageNeed[], params: Params): void {
  for (const need of needs) ask[need](params);
}
