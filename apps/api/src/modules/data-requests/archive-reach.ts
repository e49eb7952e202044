// What an archive may show of lines: an old one is closed where its person may see less now than when it was made.
import { listUsages } from '@portal/contract/lines/usage-records';
import type { Role } from '@portal/contract/policy';
import { bestRole, lesserRoles, type ManagedLine } from '../../caller.ts';
import type { Permissions } from '../permissions/permissions.ts';

export type ReachNeeds = Pick<Permissions, 'everyLine' | 'linesOf'>;

const nameOf = ({ customerId, lineId }: ManagedLine): string => `${customerId} ${lineId}`;

/** One text a line with the role in it, and one for each line whose records are open. */
export async function reachOf(permissions: ReachNeeds, userId: string): Promise<string[]> {
  const [lines, withRecords] = await Promise.all([
    permissions.everyLine(userId),
    permissions.linesOf(userId, listUsages),
  ]);
  return [
    ...lines.map((line) => `${line.role} ${nameOf(line)}`),
    ...withRecords.map((line) => `records ${nameOf(line)}`),
  ];
}

/** Whether all of it is within reach now, in a role that is as good. */
export function isWithin(before: readonly string[], now: readonly string[]): boolean {
  return before.every((text) => {
    if (now.includes(text)) return true;
    const [role, ...name] = text.split(' ');
    return now.some((each) => {
      const [roleNow, ...nameNow] = each.split(' ');
      const isSame = roleNow !== 'records' && role !== 'records' && nameNow.join(' ') === name.join(' ');
      // Of viewer and payer neither sees all that the other does.
      const isFull = !lesserRoles.includes(roleNow as Role);
      return isSame && isFull && bestRole([role as Role, roleNow as Role]) === roleNow;
    });
  });
}
