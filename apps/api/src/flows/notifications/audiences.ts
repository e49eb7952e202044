// Whom notices concern: the users of each, found for a whole batch with two statements.
import type { Tx } from '../../db/database.ts';
import type { CustomerLine, Inventory } from '../../modules/inventory/inventory.ts';
import type { Permissions } from '../../modules/permissions/permissions.ts';
import type { Audience } from './notice.ts';

export interface AudienceNeeds {
  permissions: Pick<Permissions, 'managersOf'>;
  inventory: Pick<Inventory, 'linesOf'>;
}

export interface Concerned {
  userIds: string[];
  /** A mobile line of the notice's, for whoever has no address of their own. */
  lines: string[];
}

export async function findAudiences(
  { permissions, inventory }: AudienceNeeds,
  tx: Tx,
  audiences: readonly Audience[],
): Promise<Concerned[]> {
  const customerIds = new Set(audiences.flatMap(({ customer }) => customer?.customerId ?? []));
  const customerLines = await inventory.linesOf(tx, [...customerIds]);
  const numbers = audiences.map((audience) => numbersOf(audience, customerLines));
  const managers = await permissions.managersOf(tx, [...new Set(numbers.flat())]);
  const byNumber = Map.groupBy(managers, ({ serviceNumber }) => serviceNumber);
  return audiences.map(({ userId, except }, place) => {
    const own = numbers[place] ?? [];
    const users = own.flatMap((number) => byNumber.get(number) ?? []).map((manager) => manager.userId);
    if (userId) users.push(userId);
    return { userIds: [...new Set(users)].filter((each) => each !== except), lines: own };
  });
}

function numbersOf({ serviceNumber, customer }: Audience, lines: readonly CustomerLine[]): string[] {
  if (!customer) return serviceNumber === undefined ? [] : [serviceNumber];
  const own = lines.filter(({ customerId }) => customerId === customer.customerId);
  const line = own.find((each) => each.serviceNumber === customer.ofLine);
  const accountId = customer.accountId ?? line?.accountId;
  return own
    .filter((each) => accountId === undefined || each.accountId === accountId)
    .filter(({ isCorporate }) => !(customer.bills && isCorporate))
    .map((each) => each.serviceNumber);
}
