// A holder invites somebody to a role in lines of theirs: a token in a message, good once, for seven days.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { portalBase } from '@portal/market/path';
import { canonicalMobile } from '@portal/market/service-number';
import { v7 as uuidv7 } from 'uuid';
import type { Caller, ManagedLine } from '../../../caller.ts';
import { giveToken } from '../../../db/given-tokens.ts';
import { plainGsm } from '../../../providers/sms/port.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Sso } from '../../sso/sso.ts';
import type { Invitation, Permissions } from '../permissions.ts';
import { peopleCopy as copy } from './people.copy.ts';

export interface InviteNeeds {
  db: Db;
  sso: Pick<Sso, 'canonicalName' | 'isCaller'>;
  permissions: Pick<Permissions, 'invite' | 'invitationsOf'>;
  messages: Pick<Messages, 'send' | 'reaches'>;
  brand: string;
  portalOrigin: string;
  /** @throws Problem TOO_MANY_REQUESTS */
  spendInvitation(userId: string, invitee: string): Promise<void>;
}

export interface Wish {
  role: 'manager' | 'viewer' | 'payer';
  /** An e-mail or a mobile number, in any spelling. */
  invitee: string;
  lines: readonly ManagedLine[];
}

/** @throws Problem HOLDER_REQUIRED, INVALID, TOO_MANY_PEOPLE, TOO_MANY_REQUESTS */
export type Invite = (caller: Caller, wish: Wish) => Promise<Invitation>;

const lastsMs = 7 * 24 * 60 * 60 * 1_000;
/** More than a household sends before anybody answers. */
const mostOpen = 20;

export function createInvite(needs: InviteNeeds): Invite {
  const { db, sso, permissions, messages, brand, portalOrigin, spendInvitation } = needs;

  function inviteeIn(caller: Caller, typed: string): { channel: 'email' | 'sms'; invitee: string } {
    const name = sso.canonicalName(typed);
    const channel = canonicalMobile(name) ? 'sms' : 'email';
    if (!messages.reaches(channel, name) || sso.isCaller(caller, typed))
      throw new InvalidField('user.login_name');
    return { channel, invitee: name };
  }

  return async (caller, { role, invitee: typed, lines }) => {
    if (lines.some((line) => line.role !== 'holder')) throw new Problem('HOLDER_REQUIRED');
    const { channel, invitee } = inviteeIn(caller, typed);
    const { userId } = caller;
    await spendInvitation(userId, invitee);
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
