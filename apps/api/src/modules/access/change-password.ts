// New passwords: with the grant of a recovery code, or while signed in. Other sessions end.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import type { Caller } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { AutomaticPayments } from '../automatic-payments/automatic-payments.store.ts';
import type { Codes } from '../codes/codes.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Push } from '../push/push.ts';
import { type Sso, youngDays } from '../sso/sso.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';

export interface ChangePasswordNeeds {
  db: Db;
  sso: Sso;
  automatic: Pick<AutomaticPayments, 'switchOffYoung'>;
  codes: Codes;
  permissions: Pick<Permissions, 'linesOfAll' | 'rolesIn' | 'withdrawAll'>;
  push: Pick<Push, 'endOthers'>;
  whatsapp: Pick<Whatsapp, 'unlinkYoung'>;
}

export interface ChangePassword {
  /** @throws Problem GRANT_REQUIRED, PASSWORD_RULES, BUSY; the grant survives a password that is not allowed */
  reset(order: { identifier: string; password: string; grant: string | null }): Promise<void>;
  /**
   * Without the current password the call has asked who it is.
   * @throws Problem WRONG_CURRENT_PASSWORD, PASSWORD_RULES, SAME_PASSWORD
   */
  change(caller: Caller, order: { password: string; currentPassword: string | null }): Promise<void>;
}

export function createChangePassword(needs: ChangePasswordNeeds): ChangePassword {
  const { db, sso, automatic, codes, permissions, push, whatsapp } = needs;

  const tell = (tx: Tx, userId: string, what: object): Promise<void> =>
    recordEvent(tx, {
      eventType: 'DigitalIdentityAttributeValueChangeEvent',
      customerId: null,
      userId,
      event: { digitalIdentity: { id: userId }, attribute: 'password', ...what },
    });

  /** People who were let in from this account within the last days: they stay, and its owner sees who they are. */
  async function letInLately(tx: Tx, userId: string): Promise<number> {
    const lines = await permissions.linesOfAll(tx, userId);
    const numbers = lines.map(({ serviceNumber }) => serviceNumber);
    const begun = Date.now() - youngDays * dayMs;
    const young = (await permissions.rolesIn(numbers, tx)).filter(
      ({ givenBy, since }) => givenBy === userId && since.getTime() > begun,
    );
    return new Set(young.map((role) => role.userId)).size;
  }

  /** What somebody who was let in by mistake may have left behind, and what stays. */
  const endTrust = async (tx: Tx, userId: string) => ({
    ...(await sso.endTrust(tx, userId)),
    endedWhatsapp: await whatsapp.unlinkYoung(tx, userId, youngDays),
    endedInvitations: await permissions.withdrawAll(tx, userId),
    people: await letInLately(tx, userId),
    endedAutomatic: await automatic.switchOffYoung(tx, userId, youngDays),
  });

  return {
    async reset({ identifier, password, grant }) {
      const loginName = sso.canonicalName(identifier);
      const purpose = { operation: 'reset', subject: loginName, userId: null } as const;
      const user = grant && (await codes.isHeld(grant, purpose)) ? await sso.findUser(loginName) : null;
      if (!grant || !user) throw new Problem('GRANT_REQUIRED');
      const { userId } = user;
      const passwordHash = await sso.hashNewPassword({ password, screen: 'registration', whose: userId });
      await db.transaction(async (tx) => {
        const isEarned = await codes.spend(tx, grant, purpose);
        // Who closes the account meanwhile is waited for, or waits.
        const [held] = await sso.holdReached(tx, [userId]);
        if (!isEarned || !held) throw new Problem('GRANT_REQUIRED');
        await sso.setPassword(tx, userId, passwordHash, null);
        await push.endOthers(tx, userId, null);
        await sso.markReset(tx, userId);
        const by = loginName.includes('@') ? 'email' : 'sms';
        await tell(tx, userId, { reset: { by, ...(await endTrust(tx, userId)) } });
      });
    },

    async change(caller, { password, currentPassword }) {
      if (currentPassword !== null) await sso.mustKnowPassword(caller, currentPassword);
      const passwordHash = await sso.hashNewPassword({ password, screen: 'change', whose: caller.userId });
      if (await sso.isPasswordOf(caller.userId, password)) throw new Problem('SAME_PASSWORD');
      const tokens = (await sso.personalTokens.list(caller.userId)).map(({ name }) => name);
      await db.transaction(async (tx) => {
        await sso.setPassword(tx, caller.userId, passwordHash, caller.tokenHash);
        await push.endOthers(tx, caller.userId, caller.tokenHash);
        await tell(tx, caller.userId, { tokens });
      });
    },
  };
}
