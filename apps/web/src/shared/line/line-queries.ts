// Questions about one line that a list of all lines may have answered a moment ago.
import type { LinePart } from '@portal/contract/lines/accounts';
import type { RecordKind } from '@portal/contract/lines/usage-records';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { allProductsQuery, productQuery } from '../../api/lines/inventory.ts';
import { type Service, type ServiceGroup, serviceListQuery } from '../../api/lines/service-list.ts';
import { allUsageQuery, usageQuery } from '../../api/lines/usage.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { lineNumber } from '../../lib/phone.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import { reportOf } from './consumption-facts.ts';
import { inDisplayOrder, isMobile } from './line-facts.ts';
import { isOpen } from './line-roles.ts';
import type { Cycle } from './pace.ts';

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

// Which line, kind and days «Tu consumo» shows: said by its address, and known to whoever asks for its data before.
const KINDS: readonly RecordKind[] = ['data', 'voice', 'sms'];

export const kindIn = (search: string): RecordKind =>
  KINDS.find((kind) => kind === new URLSearchParams(search).get('type')) ?? 'data';

export const dailyUsageAddress = (kind: RecordKind, number: string): string =>
  withLine(kind === 'data' ? paths.dailyUsage() : `${paths.dailyUsage()}?type=${kind}`, number);

/** The first of the numbers that is a mobile line of which this is open to the customer, or else their first one. */
export function mobileLineOf(
  services: readonly Service[],
  numbers: readonly (string | null | undefined)[],
  part: LinePart = 'figures',
): Service | undefined {
  const lines = inDisplayOrder(services).filter((line) => isMobile(line) && isOpen(line, part));
  const named = numbers.map((number) => lines.find((line) => line.number === number));
  return named.find((line) => line !== undefined) ?? lines[0];
}

/** The first and the last day of a cycle, in civil dates. */
export const daysOf = ({ start, end }: Cycle): { from: string; to: string } => ({
  from: civilDate(start),
  to: civilDate(end),
});

/** Of the cycle that runs today; undefined for a prepaid line. */
export function cycleOf(groups: readonly ServiceGroup[], { accountId }: Pick<Service, 'accountId'>) {
  const cycle = groups.find(({ id }) => id === accountId)?.cycle;
  return cycle ? daysOf(cycle) : undefined;
}

/** As the customer calls the line of a number, or the number. */
export function useLineCalled(): (number: string) => string {
  const { data } = useQuery(serviceListQuery);
  return (number) =>
    data?.services.find((each) => each.number === number)?.look?.nickname ?? lineNumber(number);
}
