// Consumption of mobile lines.
import { listUsageConsumptionReports, type UsageConsumptionReport } from '@portal/contract/lines/usage';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../../lib/http/result.ts';
import { isMoment, isNumber, isText, listOf, record } from '../../lib/shape.ts';
import { KEPT } from '../kept/query-client.ts';
import { ALL, request } from '../requests.ts';

const areReports = listOf(
  record({
    effectiveDate: isMoment,
    bucket: listOf(
      record({
        name: isText,
        usageType: isText,
        product: record({ publicIdentifier: isText }),
        bucketBalance: listOf(record({ unit: isText, remainingValue: isNumber })),
        bucketCounter: listOf(record({ counterType: isText, unit: isText, value: isNumber })),
      }),
    ),
    category: listOf(record({ type: isText, available: isNumber, consume: isNumber, unity: isText })),
  }),
);

/** One line; null when the operator has no report for it. */
export function usageQuery(number: string) {
  return queryOptions({
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
}

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
  const reports = dataOf(await request(listUsageConsumptionReports, { ...asked, signal }));
  if (!areReports(reports)) throw malformed();
  return reports;
}
