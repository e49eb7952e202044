// Who uses each mobile line of somebody, whether they may read its records, and what they are asked for as who uses it.
import { Problem } from '@portal/contract/errors';
import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import { linesFor } from '@portal/contract/policy';
import type { LineUserKind } from '@portal/contract/privacy/line-users';
import type { Db } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../../caller.ts';
import type { Agreements } from '../../agreements/agreements.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Sso } from '../../sso/sso.ts';
import { lineUsersCopy as copy } from '../permissions.copy.ts';
import type { LineConsentRow, LineUserRow, Permissions } from '../permissions.ts';
import type { ChangeUser, LineConsents } from './line-consents.ts';

export interface ListLineUsersNeeds {
  db: Db;
  sso: Pick<Sso, 'namesOf'>;
  permissions: Pick<Permissions, 'usersOf' | 'openRecords' | 'consentsOf' | 'consentsFor'>;
}

export interface SeenLineUser {
  line: ManagedLine;
  user: LineUserRow | undefined;
  /** The caller, who does not hold it. */
  isCaller: boolean;
  records: 'open' | 'consentRequired' | 'notForRole';
  /** What the caller has asked for. */
  own: readonly LineConsentRow[];
  /** What the caller is asked for. */
  requests: readonly AskedConsent[];
}

export interface AskedConsent {
  consent: LineConsentRow;
  /** The name of who asks. */
  askedBy: string;
}

export interface ListLineUsers {
  list(caller: Caller, lines: readonly ManagedLine[]): Promise<SeenLineUser[]>;
  /** With the name of who asks. */
  named(consents: readonly LineConsentRow[]): Promise<AskedConsent[]>;
}

export function createListLineUsers({ db, sso, permissions }: ListLineUsersNeeds): ListLineUsers {
  async function named(consents: readonly LineConsentRow[]): Promise<AskedConsent[]> {
    if (consents.length === 0) return [];
    const names = await sso.namesOf([...new Set(consents.map(({ userId }) => userId))]);
    return consents.map((consent) => ({ consent, askedBy: names.get(consent.userId)?.name ?? '' }));
  }

  return {
    named,

    async list({ userId }, all) {
      const lines = all.filter(({ kind }) => kind !== 'Fixed');
      const ofRole = linesFor(getVoiceUsage, lines);
      const [users, open, own] = await Promise.all([
        permissions.usersOf(db, lines),
        permissions.openRecords({ userId, lines }, ofRole),
        permissions.consentsOf(db, userId, lines),
      ]);
      const isUsers = ({ serviceNumber }: ManagedLine) => {
        const user = users.get(serviceNumber);
        return user?.userId === userId && !user.isHolder;
      };
      const asked = await named(await permissions.consentsFor(lines.filter(isUsers)));
      return lines.map((line) => {
        const { serviceNumber } = line;
        return {
          line,
          user: users.get(serviceNumber),
          isCaller: isUsers(line),
          records: open.includes(line) ? 'open' : ofRole.includes(line) ? 'consentRequired' : 'notForRole',
          own: own.filter((consent) => consent.serviceNumber === serviceNumber),
          requests: asked.filter(({ consent }) => consent.serviceNumber === serviceNumber),
        };
      });
    },
  };
}

export interface SayUserNeeds {
  db: Db;
  permissions: Pick<Permissions, 'usersOf' | 'holdUser' | 'hasEnded'>;
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

/** Who uses a line: said by whoever holds it, and by whoever uses it. */
export function createSayUser(needs: SayUserNeeds): SayUser {
  const { db, permissions, agreements, messages, lineConsents, changeUser } = needs;

  return {
    async say(caller, line, kind) {
      const { serviceNumber, customerId } = line;
      if (line.kind === 'Fixed' || (await permissions.hasEnded(line))) throw new Problem('NOT_FOR_THIS_LINE');
      const isFree = await db.transaction(async (tx) => {
        await permissions.holdUser(tx, line);
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
        await permissions.holdUser(tx, line);
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
  // Whoever used it is gone, and nobody has said who does now.
  if (user.kind === 'holder' && user.knownBy === 'code') return null;
  return user.kind === 'adult' && !user.usedByOtherAdult ? null : user.kind;
}
