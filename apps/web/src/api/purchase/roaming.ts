// Countries in which lines can be used, and what that costs there.
import { listRoamingDestinations } from '@portal/contract/shopping/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { request } from '../requests.ts';

export const roamingQuery = queryOptions({
  queryKey: ['roaming-destinations'],
  staleTime: FRESH.facts,
  queryFn: async ({ signal }) => dataOf(await request(listRoamingDestinations, { signal })),
});
