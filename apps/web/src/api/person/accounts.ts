// Accounts and the services on them: loaded once for the visit.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { rememberLines } from '../../session/visit.ts';
import { FRESH, KEPT } from '../kept/query-client.ts';
import { EMPTY_SERVICE_LIST, type ServiceList, toServiceList } from '../lines/service-list.ts';
import { ALL, request } from '../requests.ts';

/** Empty, and a 400, mean a customer without services (HOME-1); every other failure is thrown. */
export const serviceListQuery = queryOptions<ServiceList>({
  queryKey: ['accounts'],
  meta: KEPT,
  staleTime: ({ state }) => (state.data?.isPartial ? FRESH.figures : FRESH.visit),
  queryFn: async ({ signal }): Promise<ServiceList> => {
    const answer = await request(listBillingAccounts, { query: { limit: ALL }, signal });
    if (answer.code === 400) return EMPTY_SERVICE_LIST;
    const list = toServiceList(dataOf(answer));
    if (!list) throw malformed();
    rememberLines(list.services);
    return list;
  },
});
