// Which plan suits a line, as the server has priced its last cycles.
import { getPlanAdvice, type PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { request } from '../requests.ts';

export function planAdviceQuery(line: string) {
  return queryOptions({
    queryKey: ['plan-advice', line],
    staleTime: FRESH.facts,
    queryFn: async ({ signal }): Promise<PlanAdvice> => {
      return dataOf(await request(getPlanAdvice, { line, signal, query: { serviceId: line } }));
    },
  });
}
