// Questions about one line that a list of all lines may have answered a moment ago.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { allProductsQuery, productQuery } from '../../api/lines/inventory.ts';
import { allUsageQuery, usageQuery } from '../../api/lines/usage.ts';
import { reportOf } from './consumption-facts.ts';

export function useLineUsage(number: string) {
  const client = useQueryClient();
  return useQuery({
    ...usageQuery(number),
    initialData: () => reportOf(client.getQueryData(allUsageQuery.queryKey) ?? [], number),
    initialDataUpdatedAt: () => answeredAt(client, allUsageQuery.queryKey),
  });
}

/** The same out of the one answer for all lines, where a page needs more than one of them. */
export function useUsageAmongAll(number: string, enabled = true) {
  return useQuery({ ...allUsageQuery, enabled, select: (reports) => reportOf(reports, number) ?? null });
}

export function useProduct(number: string) {
  const client = useQueryClient();
  return useQuery({
    ...productQuery(number),
    initialData: () =>
      client.getQueryData(allProductsQuery.queryKey)?.find((each) => each.publicIdentifier === number),
    initialDataUpdatedAt: () => answeredAt(client, allProductsQuery.queryKey),
  });
}

function answeredAt(client: QueryClient, queryKey: readonly string[]): number | undefined {
  const state = client.getQueryState(queryKey);
  // After a purchase the list is old, however young: the line itself asks.
  return state?.isInvalidated ? 0 : state?.dataUpdatedAt;
}
