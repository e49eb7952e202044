// Who uses each mobile line of somebody, whether they may read its records, and what they are asked for as who uses it.

import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import { linesFor } from '@portal/contract/policy';
import type { Db } from '@portal/database/connection';
import type { Caller, ManagedLine } from '../../../caller.ts';
import type { Sso } from '../../sso/sso.ts';
import type { LineConsentRow, LineUserRow, Permissions } from '../permissions.ts';

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
