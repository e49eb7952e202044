// Deleting an account (SELF-3): the person goes, the books stay under an id that names nobody.
import type { Db, Tx } from '@portal/database/connection';
import type { Caller } from '../caller.ts';
import { recordEvent } from '../db/events.ts';
import type { Agreements } from '../modules/agreements/agreements.ts';
import type { Messages } from '../modules/messages/messages.ts';
import type { Notifications } from '../modules/notifications/notifications.ts';
import type { Permissions } from '../modules/permissions/permissions.ts';
import type { Push } from '../modules/push/push.ts';
import type { Sso } from '../modules/sso/sso.ts';
import type { EndManaging } from './association/end-managing.ts';
import type { RemoveCard } from './saved-cards/remove-card.ts';

export type CloseAccount = (caller: Caller) => Promise<void>;

export interface ForgettingSchedule {
  /** What they wrote to people is the operator's to remove. */
  forgetTalks(tx: Tx, author: { userId: string }): Promise<void>;
}

export interface CloseAccountNeeds {
  db: Db;
  sso: Sso;
  permissions: Pick<Permissions, 'withdrawAll' | 'removeAll'>;
  messages: Messages;
  agreements: Pick<Agreements, 'forgetPerson'>;
  notifications: Pick<Notifications, 'forget'>;
  push: Pick<Push, 'endOthers'>;
  endManaging: Pick<EndManaging, 'endGiven' | 'endUse'>;
  removeCard: Pick<RemoveCard, 'removeAll'>;
  schedule: ForgettingSchedule;
}

export function createCloseAccount(needs: CloseAccountNeeds): CloseAccount {
  const { db, sso, permissions, messages, agreements, notifications, push, endManaging, removeCard } = needs;
  const { schedule } = needs;
  return async (caller) => {
    await db.transaction(async (tx) => {
      await permissions.withdrawAll(tx, caller.userId);
      for (const line of caller.lines)
        if (line.role === 'holder') await endManaging.endGiven(tx, caller.userId, line);
      for (const { serviceNumber } of caller.lines)
        await endManaging.endUse(tx, caller.userId, serviceNumber);
      await removeCard.removeAll(tx, caller.userId);
      await permissions.removeAll(tx, caller.userId);
      await sso.erase(tx, caller.userId);
      await agreements.forgetPerson(tx, caller.userId);
      // After the user: who is just being told of something has been waited for.
      await notifications.forget(tx, caller.userId);
      await push.endOthers(tx, caller.userId, null);
      await messages.forget(tx, caller.loginName);
      await schedule.forgetTalks(tx, caller);
      await recordEvent(tx, {
        eventType: 'DigitalIdentityDeleteEvent',
        customerId: null,
        userId: caller.userId,
        event: { digitalIdentity: { id: caller.userId } },
      });
    });
  };
}
