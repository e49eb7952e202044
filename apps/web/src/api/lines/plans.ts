// Plans: what they include, which ones a line may change to, and which one suits it.
import { getPlan, type Plan } from '@portal/contract/shopping/catalogue';
import { getPlanAdvice } from '@portal/contract/shopping/plan-advice';
import { listPlanCategories } from '@portal/contract/shopping/plan-list';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { FRESH } from '../kept/query-client.ts';
import { ALL, asked, request } from '../requests.ts';

/** In the operator's order. A plan without details is none that could be chosen. */
export const offeredPlansQuery = (line: string) =>
  queryOptions({
    queryKey: ['offered-plans', line],
    staleTime: FRESH.facts,
    queryFn: async ({ signal }): Promise<Plan[]> => {
      const codes = await offeredCodes(line, signal);
      return codes.length === 0 ? [] : planDetails(codes, line, signal);
    },
  });

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

/** The plan of a line by its code (`Service.planCode`). */
export const planQuery = (planCode: string, line: string) =>
  queryOptions({
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

/** Which plan suits a line, as the server has priced its last cycles. */
export const planAdviceQuery = (line: string) =>
  queryOptions({
    queryKey: ['plan-advice', line],
    staleTime: FRESH.facts,
    queryFn: asked(getPlanAdvice, { line, query: { serviceId: line } }),
  });
