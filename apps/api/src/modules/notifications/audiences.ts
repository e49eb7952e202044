// Whom notices concern: the users of each, found for a whole batch with one statement.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { putSpendingControl } from '@portal/contract/lines/usage';
import { watchServiceProblem } from '@portal/contract/network/service-problems';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { mayAsk } from '@portal/contract/policy';
import type { Tx } from '@portal/database/connection';
import type { CustomerLine } from '@portal/operator-ports/inventory';
import type { LineManager, Permissions } from '../permissions/permissions.ts';
import type { Audience } from './notices/notice.ts';
import type { Notifications } from './notifications.ts';

export interface AudienceNeeds {
  permissions: Pick<Permissions, 'managersOf' | 'heldBy'>;
  notifications: Pick<Notifications, 'watched'>;
}

/** By user, the lines of the notice that they manage: who has no address of their own reads it there. */
export type Concerned = ReadonlyMap<string, readonly string[]>;

/** Whose lines must be known for these. */
export const customersIn = (audiences: readonly Audience[]): string[] => [
  ...new Set(audiences.flatMap(({ bills, claims, repair }) => (bills ?? claims ?? repair)?.customerId ?? [])),
];

/** @param customerLines of the customers in them */
export async function findAudiences(
  { permissions, notifications }: AudienceNeeds,
  tx: Tx,
  audiences: readonly Audience[],
  customerLines: readonly CustomerLine[],
): Promise<Concerned[]> {
  const lines = audiences.map((audience) => linesOf(audience, customerLines));
  const numbers = lines.flatMap(({ all, ofHolders }) => [...all, ...ofHolders]);
  const byNumber = Map.groupBy(
    await permissions.managersOf(tx, [...new Set(numbers)]),
    ({ serviceNumber }) => serviceNumber,
  );
  const managersOf = (numbers: readonly string[]) => numbers.flatMap((number) => byNumber.get(number) ?? []);
  const found = audiences.map(({ userId, theirLines = [], except }, place) => {
    const { all = [], ofHolders = [] } = lines[place] ?? {};
    const { call } = lines[place] ?? {};
    const managers = [
      ...managersOf(all).filter(({ role }) => call && mayAsk(call, role)),
      ...managersOf(ofHolders).filter(({ role }) => role === 'holder'),
    ].filter((manager) => manager.userId !== except);
    const concerned = numbersByUser(managers);
    if (userId && userId !== except && !concerned.has(userId)) concerned.set(userId, theirLines);
    return concerned;
  });
  const problemIds = [...new Set(audiences.flatMap(({ watchers }) => watchers?.problemId ?? []))];
  if (problemIds.length === 0) return found;
  const userIds = [...new Set(found.flatMap((concerned) => [...concerned.keys()]))];
  const watched = await notifications.watched(userIds, problemIds, tx);
  const watches = new Set(watched.map((each) => `${each.userId} ${each.problemId}`));
  return found.map((concerned, place) => {
    const { watchers } = audiences[place] ?? {};
    if (!watchers) return concerned;
    return new Map([...concerned].filter(([userId]) => watches.has(`${userId} ${watchers.problemId}`)));
  });
}

function numbersByUser(managers: readonly LineManager[]): Map<string, readonly string[]> {
  const byUser = Map.groupBy(managers, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, of]) => [userId, of.map(({ serviceNumber }) => serviceNumber)]));
}

/**
 * Lines of which everybody is told who may ask for the same by this call, and lines of which only the holders are. What
 * happens to a line is for whoever manages it.
 */
function linesOf(
  { serviceNumber, serviceNumbers, bills, claims, repair, watchers, holdersOf }: Audience,
  lines: readonly CustomerLine[],
) {
  const numbers = (isMeant: (line: CustomerLine) => boolean) =>
    lines.filter(isMeant).map((line) => line.serviceNumber);
  const account = bills ?? claims;
  if (account) {
    const own = lines.filter(({ customerId }) => customerId === account.customerId);
    const accountId =
      account.accountId ?? own.find((line) => line.serviceNumber === account.ofLine)?.accountId;
    return {
      all: numbers((line) => own.includes(line) && line.accountId === accountId && !line.isCorporate),
      ofHolders: [],
      call: bills ? listCustomerBills : listTroubleTickets,
    };
  }
  if (watchers) return { all: watchers.ofLines, ofHolders: [], call: watchServiceProblem };
  if (repair) {
    const { customerId, lineId } = repair;
    const call = listTroubleTickets;
    const ofHolders = numbers((line) => line.customerId === customerId && line.lineId !== lineId);
    return {
      all: numbers((line) => line.customerId === customerId && line.lineId === lineId),
      ofHolders,
      call,
    };
  }
  const all = serviceNumbers ?? (serviceNumber === undefined ? [] : [serviceNumber]);
  return { all, ofHolders: [...(holdersOf ?? [])], call: putSpendingControl };
}
