// Who opens an invitation learns who invites to what, before they sign in. The name is the operator's: what people call
// themselves in their profile may be anybody's.
import { Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import type { Customers } from '@portal/operator-ports/customers';
import { readGivenToken } from '../../../db/given-tokens.ts';
import type { Invitation, Permissions } from '../permissions.ts';

export interface FindInvitationNeeds {
  db: Db;
  permissions: Pick<Permissions, 'findInvitation' | 'everyLine'>;
  customers: Pick<Customers, 'customer'>;
}

export interface FoundInvitation extends Pick<Invitation, 'role' | 'expiresAt'> {
  invitedBy: string | null;
}

/** @throws Problem INVITATION_ENDED, also when who invited holds none of its lines any more */
export type FindInvitation = (token: string) => Promise<FoundInvitation>;

/** `Ana Lucía Paredes Vera`, two names and two surnames, is `Ana P.` */
export function givenNameAndInitial(name: string): string {
  const [first = '', ...more] = name.trim().split(/\s+/);
  const surname = more[more.length >= 3 ? more.length - 2 : 0];
  return surname === undefined ? first : `${first} ${[...surname][0]}.`;
}

export function createFindInvitation({ db, permissions, customers }: FindInvitationNeeds): FindInvitation {
  return async (token) => {
    const read = await readGivenToken(db, token);
    const invitation = read && (await permissions.findInvitation(read.userId, read.tokenHash));
    if (!invitation) throw new Problem('INVITATION_ENDED');
    const { userId, serviceNumbers, role, expiresAt } = invitation;
    const [held] = (await permissions.everyLine(userId)).filter(
      (line) => line.role === 'holder' && serviceNumbers.includes(line.serviceNumber),
    );
    if (!held) throw new Problem('INVITATION_ENDED');
    const customer = await customers.customer(held.customerId);
    const name =
      customer && (customer.kind === 'company' ? customer.name : givenNameAndInitial(customer.name));
    return { invitedBy: name, role, expiresAt };
  };
}
