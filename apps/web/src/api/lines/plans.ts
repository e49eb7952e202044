// Plans that a line may change to: which ones, and what each includes.

import type { getPlan, Plan } from '@portal/contract/shopping/catalogue';
import type { listPlanCategories } from '@portal/contract/shopping/plan-list';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { isText, listOf, record } from '../../lib/shape.ts';
import { FRESH } from '../kept/query-client.ts';
import { isPlan, PLAN_PATH } from '../purchase/catalogue.ts';
import { ALL, request } from '../requests.ts';

const LIST_PATH = `/ProductCatalogManagement/api/${country}/productCatalogManagement/category` as const;

const areGroups = listOf(record({ productOffering: listOf(record({ id: isText })) }));
const arePlans = listOf(isPlan);

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
    await request<typeof listPlanCategories>({
      method: 'GET',
      path: LIST_PATH,
      query: { '@baseType': 'Plan', field: 'productOffering', limit: ALL },
      name: 'listPlans',
      line,
      headers: { serviceid: line },
      signal,
    }),
  );
  if (!areGroups(groups)) throw malformed();
  return groups.flatMap(({ productOffering }) => productOffering.map(({ id }) => id));
}

async function planDetails(codes: string[], line: string, signal: AbortSignal): Promise<Plan[]> {
  const plans = dataOf(
    await request<typeof getPlan>({
      method: 'GET',
      path: PLAN_PATH,
      query: { code: codes.join(',') },
      name: 'getPlans',
      line,
      headers: { serviceid: line },
      signal,
    }),
  );
  if (!Array.isArray(plans) || !arePlans(plans)) throw malformed();
  return plans;
}
