// Consumption of mobile lines.
import { listUsageConsumptionReports, type UsageConsumptionReport } from '@portal/contract/lines/usage';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../../lib/http/result.ts';
import { KEPT } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

/** One line; null when the operator has no report for it. */
export const usageQuery = (number: string) =>
  queryOptions({
    queryKey: ['usage', number],
    meta: KEPT,
    queryFn: async ({ signal }): Promise<UsageConsumptionReport | null> => {
      const reports = await fetchReports(
        { query: { 'product.publicIdentifier': number }, line: number },
        signal,
      );
      return reports[0] ?? null;
    },
  });

/** Every mobile line of the customer, for lists; one report a line, its number in `id` and in its buckets. */
export const allUsageQuery = queryOptions({
  queryKey: ['usage'],
  meta: KEPT,
  queryFn: ({ signal }) => fetchReports({ query: { limit: ALL } }, signal),
});

async function fetchReports(
  asked: { query: Record<string, string>; line?: string },
  signal: AbortSignal,
): Promise<UsageConsumptionReport[]> {
  return dataOf(await request(listUsageConsumptionReports, { ...asked, signal }));
}
