// Whoever opens an invitation first, signed in, has the role: the row is deleted by its only use.
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../../caller.ts';
import { readGivenToken } from '../../../db/given-tokens.ts';
import type { Agreements } from '../../agreements/agreements.ts';
import type { Permissions } from '../permissions.ts';
import { peopleCopy as copy } from './people.copy.ts';
import { tellOfRole } from './tell-of-role.ts';

export interface AcceptInvitationNeeds {
  db: Db;
  agreements: Pick<Agreements, 'accept'>;
  permissions: Pick<Permissions, 'spendInvitation' | 'heldAmong' | 'holdNumbers' | 'give'>;
  /** @throws Problem TOO_MANY_REQUESTS */
  spendAcceptance(userId: string): Promise<void>;
}

/**
 * The lines that they have now; those which the inviter holds no longer are not among them.
 * @throws Problem INVITATION_ENDED, ALREADY_ASSOCIATED for who invited, TOO_MANY_REQUESTS
 */
export type AcceptInvitation = (caller: Caller, token: string) => Promise<ManagedLine[]>;

export function createAcceptInvitation(needs: AcceptInvitationNeeds): AcceptInvitation {
  const { db, permissions, agreements, spendAcceptance } = needs;
  return async ({ userId, entered }, token) => {
    const actor = { userId, entered };
    await spendAcceptance(userId);
    const read = await readGivenToken(db, token);
    if (!read) throw new Problem('INVITATION_ENDED');
    const { userId: givenBy, tokenHash } = read;
    if (givenBy === userId) throw new Problem('ALREADY_ASSOCIATED');
    return db.transaction(async (tx) => {
      const invitation = await permissions.spendInvitation(tx, givenBy, tokenHash);
      const lines = invitation ? await permissions.heldAmong(tx, givenBy, invitation.serviceNumbers) : [];
      if (!invitation || lines.length === 0) throw new Problem('INVITATION_ENDED');
      const { role, permissionId } = invitation;
      await permissions.holdNumbers(tx, invitation.serviceNumbers);
      const given: ManagedLine[] = [];
      for (const line of lines)
        if (await permissions.give(tx, line, { userId, role, permissionId, givenBy }))
          given.push({ ...line, role });
      for (const { customerId, serviceNumber } of given)
        await agreements.accept(tx, actor, {
          kind: 'association',
          customerId,
          serviceNumber,
          subject: copy.subjectOf(role),
        });
      await tellOfRole(tx, { change: 'given', role, userId, lines: given });
      return given.length > 0 ? given : lines.map((line) => ({ ...line, role }));
    });
  };
}
