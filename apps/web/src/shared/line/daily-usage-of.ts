// Which line, kind and days «Tu consumo» shows: said by its address, and known to whoever asks for its data before.
import type { LinePart } from '@portal/contract/lines/accounts';
import type { RecordKind } from '@portal/contract/lines/usage-records';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { paths, withLine } from '../../lib/place/paths.ts';
import type { Cycle } from './consumption-cycle.ts';
import { inDisplayOrder, isMobile } from './line-facts.ts';
import { isOpen } from './line-roles.ts';

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
