// Who uses a line: said by whoever holds it, and by whoever uses it.
import { Problem } from '@portal/contract/errors';
import type { LineUserKind } from '@portal/contract/privacy/line-users';
import type { Db } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../../caller.ts';
import type { Agreements } from '../../agreements/agreements.ts';
import type { Messages } from '../../messages/messages.ts';
import type { LineUserRow, Permissions } from '../permissions.ts';
import type { ChangeUser } from './change-user.ts';
import type { LineConsents } from './line-consents.ts';
import { lineUsersCopy as copy } from './line-users.copy.ts';

export interface SayUserNeeds {
  db: Db;
  permissions: Pick<Permissions, 'usersOf' | 'holdUser'>;
  agreements: Pick<Agreements, 'accept'>;
  messages: Pick<Messages, 'send'>;
  lineConsents: Pick<LineConsents, 'ask'>;
  changeUser: ChangeUser;
}

export interface SayUser {
  /**
   * By who holds the line. That somebody else uses it is believed; that they no longer do, they are asked.
   * @throws Problem NOT_FOR_THIS_LINE, CONSENT_ASKED_OFTEN
   */
  say(caller: Caller, line: ManagedLine, kind: LineUserKind): Promise<void>;
  /** By who uses it: no longer. @throws Problem NOT_FOUND for anybody else */
  end(caller: Caller, line: ManagedLine): Promise<void>;
}

export function createSayUser(needs: SayUserNeeds): SayUser {
  const { db, permissions, agreements, messages, lineConsents, changeUser } = needs;

  return {
    async say(caller, line, kind) {
      const { serviceNumber, customerId } = line;
      if (line.kind === 'Fixed') throw new Problem('NOT_FOR_THIS_LINE');
      const isFree = await db.transaction(async (tx) => {
        await permissions.holdUser(tx, serviceNumber);
        const user = (await permissions.usersOf(tx, [line])).get(serviceNumber);
        if (kindOf(user) === kind) return true;
        if (user?.usedByOtherAdult) return false;
        await agreements.accept(tx, caller, {
          kind: 'lineUser',
          subject: copy.usedBy[kind],
          customerId,
          serviceNumber,
        });
        await changeUser(tx, line, kind, caller.userId);
        if (kind === 'adult')
          await messages.send(tx, { channel: 'sms', to: serviceNumber, text: copy.sms.adult });
        return true;
      });
      if (!isFree && kind !== 'adult') await lineConsents.ask(caller, line, kind);
    },

    async end(caller, line) {
      await db.transaction(async (tx) => {
        await permissions.holdUser(tx, line.serviceNumber);
        const user = (await permissions.usersOf(tx, [line])).get(line.serviceNumber);
        if (!user || user.userId !== caller.userId) throw new Problem('NOT_FOUND');
        await changeUser(tx, line, null, caller.userId);
      });
    },
  };
}

/** Who has it and uses it is one person. Whoever has shown no more than a code is nobody's user but their own. */
export function kindOf(user: LineUserRow | undefined): LineUserKind | null {
  if (!user) return null;
  if (user.isHolder) return 'holder';
  return user.kind === 'adult' && !user.usedByOtherAdult ? null : user.kind;
}
