// Whom notices concern: the users of each, found for a whole batch with one statement.
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { putSpendingControl } from '@portal/contract/lines/usage';
import { watchServiceProblem } from '@portal/contract/network/service-problems';
import { listCustomerBills } from '@portal/contract/paying/billing';
import { mayAsk } from '@portal/contract/policy';
import type { Tx } from '@portal/database/connection';
import type { CustomerLine } from '@portal/operator-ports/inventory';
import { lineKey, type OwnedLine } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import type { LineManager, Permissions } from '../permissions/permissions.ts';
import type { Audience, Notice } from './notices/notice.ts';
import type { Notifications } from './notifications.ts';

export interface AudienceNeeds {
  permissions: Pick<Permissions, 'managersOf' | 'heldBy'>;
  notifications: Pick<Notifications, 'watched'>;
}

/** By user, the lines of the notice that they manage: who has no address of their own reads it there, but for those that have ended. */
export type Concerned = ReadonlyMap<string, readonly string[]>;

/** Whose lines it is about, and who of their people is told. */
type Addressed = Omit<Audience, 'customerId'> & Pick<EventRow, 'customerId'>;

export const addressOf = (event: EventRow, { audience }: Notice): Addressed => ({
  customerId: event.customerId,
  ...audience,
});

/** Whose lines must be known for these. */
export const customersIn = (audiences: readonly Addressed[]): string[] => [
  ...new Set(
    audiences.flatMap(({ customerId, bills, claims, repair }) =>
      customerId !== null && (bills ?? claims ?? repair) ? customerId : [],
    ),
  ),
];

/** @param customerLines of the customers in them */
export async function findAudiences(
  { permissions, notifications }: AudienceNeeds,
  tx: Tx,
  audiences: readonly Addressed[],
  customerLines: readonly CustomerLine[],
): Promise<Concerned[]> {
  const meant = audiences.map((audience) => {
    const { customerId } = audience;
    const { all, ofHolders, call } = numbersOf(audience, customerLines);
    const owned = (numbers: readonly string[]) =>
      customerId === null ? [] : numbers.map((serviceNumber) => ({ customerId, serviceNumber }));
    return { all: owned(all), ofHolders: owned(ofHolders), call };
  });
  const known = await permissions.managersOf(
    tx,
    meant.flatMap(({ all, ofHolders }) => [...all, ...ofHolders]),
  );
  const byLine = Map.groupBy(known, lineKey);
  const managersOf = (lines: readonly OwnedLine[]) =>
    lines.flatMap((line) => byLine.get(lineKey(line)) ?? []);
  const found = audiences.map(({ userId, theirLines = [], except }, place) => {
    const { all = [], ofHolders = [], call } = meant[place] ?? {};
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
  return new Map(
    [...byUser].map(([userId, of]) => [
      userId,
      of.flatMap(({ serviceNumber, endedAt }) => (endedAt === null ? serviceNumber : [])),
    ]),
  );
}

/**
 * Of its customer, lines of which everybody is told who may ask for the same by this call, and lines of which only the
 * holders are. What happens to a line is for whoever manages it.
 */
function numbersOf(
  { customerId, serviceNumber, serviceNumbers, bills, claims, repair, watchers, holdersOf }: Addressed,
  lines: readonly CustomerLine[],
) {
  const numbers = (isMeant: (line: CustomerLine) => boolean) =>
    lines.filter((line) => line.customerId === customerId && isMeant(line)).map((line) => line.serviceNumber);
  const account = bills ?? claims;
  if (account) {
    const ofLine = lines.find(
      (line) => line.customerId === customerId && line.serviceNumber === account.ofLine,
    );
    const accountId = account.accountId ?? ofLine?.accountId;
    return {
      all: numbers((line) => line.accountId === accountId && !line.isCorporate),
      ofHolders: [],
      call: bills ? listCustomerBills : listTroubleTickets,
    };
  }
  if (watchers) return { all: watchers.ofLines, ofHolders: [], call: watchServiceProblem };
  if (repair) {
    const isOfDevice = ({ lineId }: CustomerLine) => lineId === repair.lineId;
    return {
      all: numbers(isOfDevice),
      ofHolders: numbers((line) => !isOfDevice(line)),
      call: listTroubleTickets,
    };
  }
  const all = serviceNumbers ?? (serviceNumber === undefined ? [] : [serviceNumber]);
  return { all, ofHolders: [...(holdersOf ?? [])], call: putSpendingControl };
}
