// Plans that a line may change to: which ones, and what each includes.
import { getPlan, type Plan } from '@portal/contract/shopping/catalogue';
import { listPlanCategories } from '@portal/contract/shopping/plan-list';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

/** In the operator's order. A plan without details is none that could be chosen. */
export function offeredPlansQuery(line: string) {
  return queryOptions({
    queryKey: ['offered-plans', line],
    staleTime: FRESH.facts,
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const codes = await offeredCodes(line, signal);
      return codes.length === 0 ? [] : planDetails(codes, line, signal);
    },
  });
}

async function offeredCodes(line: string, signal: AbortSignal): Promise<string[]> {
  const groups = dataOf(
    await request(listPlanCategories, {
      query: { '@baseType': 'Plan', field: 'productOffering', limit: ALL },
      line,
      headers: { serviceid: line },
      signal,
    }),
  );
  return groups.flatMap(({ productOffering }) => productOffering.map(({ id }) => id));
}

async function planDetails(codes: string[], line: string, signal: AbortSignal): Promise<Plan[]> {
  const plans = dataOf(
    await request(getPlan, {
      query: { code: codes.join(',') },
      line,
      headers: { serviceid: line },
      signal,
    }),
  );
  if (!Array.isArray(plans)) throw malformed();
  return plans;
}
