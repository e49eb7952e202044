// Everybody concerned is told who manages and who uses a line, and what that person was asked for and answered.
import type { Role } from '@portal/contract/policy';
import type { Tx } from '@portal/database/connection';
import type { OwnedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { LineConsentRow, LineUserRow } from './permissions.ts';

/** Those who manage the line, but for whom it is no news. */
export async function tellOfLineUser(
  tx: Tx,
  { customerId, serviceNumber }: OwnedLine,
  user: LineUserRow['kind'] | 'nobody',
  saidBy: string | null,
): Promise<void> {
  await recordEvent(tx, {
    eventType: 'LineUserChangeEvent',
    customerId,
    userId: saidBy,
    event: { lineUser: { serviceNumber, user } },
  });
}

export type ConsentChange = 'asked' | 'granted' | 'refused' | 'withdrawn' | 'ended';

/** Who asked; of a question, whoever uses the line, where they have an account. */
export async function tellOfConsent(
  tx: Tx,
  { customerId, serviceNumber, purpose, userId }: LineConsentRow,
  change: ConsentChange,
  user: string | null = null,
): Promise<void> {
  const to = change === 'asked' ? user : userId;
  if (to === null) return;
  await recordEvent(tx, {
    eventType: 'LineConsentChangeEvent',
    customerId,
    userId: to,
    event: { lineConsent: { change, purpose, serviceNumber } },
  });
}

interface RoleNews {
  change: 'given' | 'changed' | 'ended';
  role: Role;
  /** Whose role it is. */
  userId: string;
  lines: readonly OwnedLine[];
}

/** What happens to somebody's role is told to both: to them, and to who holds the lines, of each customer by itself. */
export async function tellOfRole(tx: Tx, { change, role, userId, lines }: RoleNews): Promise<void> {
  for (const [customerId, those] of Map.groupBy(lines, (line) => line.customerId)) {
    const serviceNumbers = those.map(({ serviceNumber }) => serviceNumber);
    for (const to of ['person', 'holders'] as const)
      await recordEvent(tx, {
        eventType: 'PermissionStateChangeEvent',
        customerId,
        userId,
        event: { permission: { change, role, serviceNumbers, to } },
      });
  }
}
