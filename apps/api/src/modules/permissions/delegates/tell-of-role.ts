// What happens to somebody's role is told to both: to them, and to who holds the lines.
import type { Role } from '@portal/contract/policy';
import type { Tx } from '@portal/database/connection';
import type { ManagedLine } from '../../../caller.ts';
import { recordEvent } from '../../../db/events.ts';

export interface RoleNews {
  change: 'given' | 'changed' | 'ended';
  role: Role;
  /** Whose role it is. */
  userId: string;
  lines: readonly Pick<ManagedLine, 'serviceNumber' | 'customerId'>[];
}

export async function tellOfRole(tx: Tx, { change, role, userId, lines }: RoleNews): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const serviceNumbers = lines.map(({ serviceNumber }) => serviceNumber);
  for (const to of ['person', 'holders'] as const)
    await recordEvent(tx, {
      eventType: 'PermissionStateChangeEvent',
      customerId: first.customerId,
      userId,
      event: { permission: { change, role, serviceNumbers, to } },
    });
}
