// Deleting an account (decision 57): the person goes, the books stay under an id that names nobody.
import type { Caller } from '../caller.ts';
import type { Db } from '../db/database.ts';
import { recordEvent } from '../db/events.ts';
import type { Messages } from '../modules/messages/messages.ts';
import type { Permissions } from '../modules/permissions/permissions.ts';
import type { Sso } from '../modules/sso/sso.ts';

export type CloseAccount = (caller: Caller) => Promise<void>;

export interface CloseAccountNeeds {
  db: Db;
  sso: Sso;
  permissions: Permissions;
  messages: Messages;
}

export function createCloseAccount({ db, sso, permissions, messages }: CloseAccountNeeds): CloseAccount {
  return (caller) =>
    db.transaction(async (tx) => {
      await permissions.removeAll(tx, caller.userId);
      await sso.erase(tx, caller.userId);
      await messages.forget(tx, caller.loginName);
      await recordEvent(tx, {
        eventType: 'DigitalIdentityDeleteEvent',
        customerId: null,
        userId: caller.userId,
        event: { digitalIdentity: { id: caller.userId } },
      });
    });
}
