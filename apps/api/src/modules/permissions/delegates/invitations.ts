// A holder invites somebody to a role in lines of theirs: a token in a message, good once, for seven days.
import type { GivenRole } from '@portal/contract/access/permissions';
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { invitationDays } from '@portal/help/promises';
import { roleWords } from '@portal/help/roles.copy';
import { portalBase } from '@portal/market/path';
import { canonicalMobile } from '@portal/market/service-number';
import type { Customers } from '@portal/operator-ports/customers';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, ManagedLine } from '../../../caller.ts';
import { giveToken, readGivenToken } from '../../../db/given-tokens.ts';
import { plainGsm } from '../../../providers/sms/port.ts';
import type { Agreements } from '../../agreements/agreements.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Sso } from '../../sso/sso.ts';
import { peopleCopy as copy } from '../permissions.copy.ts';
import type { Invitation, Permissions } from '../permissions.ts';
import { tellOfRole } from '../tell-the-line.ts';

export interface InviteNeeds {
  db: Db;
  sso: Pick<Sso, 'canonicalName' | 'isCaller'>;
  permissions: Pick<Permissions, 'invite' | 'invitationsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  brand: string;
  portalOrigin: string;
  /** @throws Problem TOO_MANY_REQUESTS */
  countInvitation(userId: string, invitee: string): Promise<void>;
}

export interface Wish {
  role: GivenRole;
  /** An e-mail or a mobile number, in any spelling. */
  invitee: string;
  lines: readonly ManagedLine[];
}

/** @throws Problem INVALID, TOO_MANY_PEOPLE, TOO_MANY_REQUESTS */
export type Invite = (caller: Caller, wish: Wish) => Promise<Invitation>;

const lastsMs = invitationDays * 24 * 60 * 60 * 1_000;
/** More than a household sends before anybody answers. */
const mostOpen = 20;

export function createInvite(needs: InviteNeeds): Invite {
  const { db, sso, permissions, messages, brand, portalOrigin, countInvitation } = needs;

  function inviteeIn(caller: Caller, typed: string): { channel: 'email' | 'sms'; invitee: string } {
    const name = sso.canonicalName(typed);
    const channel = canonicalMobile(name) ? 'sms' : 'email';
    if (!messages.reaches(channel, name) || sso.isCaller(caller, typed))
      throw new InvalidField('user.login_name');
    return { channel, invitee: name };
  }

  return async (caller, { role, invitee: typed, lines }) => {
    const { channel, invitee } = inviteeIn(caller, typed);
    const { userId } = caller;
    await countInvitation(userId, invitee);
    if ((await permissions.invitationsOf(userId)).length >= mostOpen) throw new Problem('TOO_MANY_PEOPLE');
    const serviceNumbers = [...new Set(lines.map(({ serviceNumber }) => serviceNumber))];
    const expiresAt = new Date(Date.now() + lastsMs);
    return db.transaction(async (tx) => {
      const { token, tokenHash } = await giveToken(tx, userId, expiresAt);
      const url = `${portalOrigin}${portalBase}/invitation#${token}`;
      const invitation = {
        userId,
        permissionId: uuidv7(),
        tokenHash,
        role,
        invitee,
        serviceNumbers,
        expiresAt,
      };
      const written = await permissions.invite(tx, invitation);
      if (channel === 'sms')
        await messages.send(tx, { channel, to: invitee, text: plainGsm(copy.sms + url) });
      else
        await messages.send(tx, {
          channel,
          to: invitee,
          subject: copy.subject(brand),
          text: copy.text(brand, role, url),
        });
      return written;
    });
  };
}

export interface AcceptInvitationNeeds {
  db: Db;
  agreements: Pick<Agreements, 'accept'>;
  permissions: Pick<Permissions, 'spendInvitation' | 'heldAmong' | 'holdNumbers' | 'give'>;
}

/**
 * The lines that they have now; those which the inviter holds no longer are not among them.
 * @throws Problem INVITATION_ENDED, ALREADY_ASSOCIATED for who invited
 */
export type AcceptInvitation = (caller: Caller, token: string) => Promise<ManagedLine[]>;

/** Whoever opens an invitation first, signed in, has the role: the row is deleted by its only use. */
export function createAcceptInvitation(needs: AcceptInvitationNeeds): AcceptInvitation {
  const { db, permissions, agreements } = needs;
  return async ({ userId, entered }, token) => {
    const actor = { userId, entered };
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
          subject: roleWords[role].subject,
        });
      await tellOfRole(tx, { change: 'given', role, userId, lines: given });
      return given.length > 0 ? given : lines.map((line) => ({ ...line, role }));
    });
  };
}

export interface FindInvitationNeeds {
  db: Db;
  permissions: Pick<Permissions, 'findInvitation' | 'everyLine'>;
  customers: Pick<Customers, 'customer'>;
}

interface FoundInvitation extends Pick<Invitation, 'role' | 'expiresAt'> {
  invitedBy: string | null;
}

/** @throws Problem INVITATION_ENDED, also when who invited holds none of its lines any more */
export type FindInvitation = (token: string) => Promise<FoundInvitation>;

/** `Ana Lucía Paredes Vera`, two names and two surnames, is `Ana P.` */
function givenNameAndInitial(name: string): string {
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
