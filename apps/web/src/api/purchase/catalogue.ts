// Plans and what they include.
import { getPlan, type Plan } from '@portal/contract/shopping/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { request } from '../requests.ts';

/** The plan of a line by its code (`Service.planCode`). */
export function planQuery(planCode: string, line: string) {
  return queryOptions({
    queryKey: ['plan', planCode],
    staleTime: FRESH.visit,
    queryFn: async ({ signal }): Promise<Plan> => {
      const plan = dataOf(
        await request(getPlan, { query: { id: planCode }, line, headers: { serviceid: line }, signal }),
      );
      if (Array.isArray(plan)) throw malformed();
      return plan;
    },
  });
}
