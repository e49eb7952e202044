// Consumption of mobile lines.
import type { listUsageConsumptionReports, UsageConsumptionReport } from '@portal/contract/usage';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed } from '../lib/http/result.ts';
import { isMoment, isNumber, isText, listOf, record } from '../lib/shape.ts';
import { allUsageCall, usageCall } from './first-calls.ts';
import { KEPT } from './query-client.ts';
import { request } from './requests.ts';

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
      const reports = await fetchReports(usageCall(number), signal);
      return reports[0] ?? null;
    },
  });
}

/** Every mobile line of the customer, for lists; one report a line, its number in `id` and in its buckets. */
export const allUsageQuery = queryOptions({
  queryKey: ['usage'],
  meta: KEPT,
  queryFn: ({ signal }) => fetchReports(allUsageCall, signal),
});

async function fetchReports(
  call: ReturnType<typeof usageCall> | typeof allUsageCall,
  signal: AbortSignal,
): Promise<UsageConsumptionReport[]> {
  const reports = dataOf(await request<typeof listUsageConsumptionReports>({ ...call, signal }));
  if (!areReports(reports)) throw malformed();
  return reports;
}
