// Somebody else uses a line from now on, or nobody has said who: what was asked of the one before, and granted, ends.
import type { Tx } from '@portal/database/connection';
import type { ManagedLine } from '../../../caller.ts';
import type { LineUserRow, Permissions } from '../permissions.ts';
import { tellOfLineUser } from './tell-of-line-user.ts';

/** @param saidBy to whom it is no news */
export type ChangeUser = (
  tx: Tx,
  line: Pick<ManagedLine, 'serviceNumber' | 'customerId'>,
  kind: LineUserRow['kind'] | null,
  saidBy: string | null,
) => Promise<void>;

export function createChangeUser({
  permissions,
}: {
  permissions: Pick<Permissions, 'sayUser' | 'endUser' | 'endConsents'>;
}): ChangeUser {
  return async (tx, line, kind, saidBy) => {
    if (kind === null) await permissions.endUser(tx, line.serviceNumber);
    else await permissions.sayUser(tx, line, kind);
    await permissions.endConsents(tx, line.serviceNumber);
    await tellOfLineUser(tx, line, kind ?? 'nobody', saidBy);
  };
}
