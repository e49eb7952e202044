// Deleting an account (SELF-3, DATA-6): the person goes, the books stay under an id that names nobody.
import type { Db, Tx } from '@portal/database/connection';
import { v7 as uuidv7 } from 'uuid';
import { type Caller, heldCustomers } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Agreements } from '../agreements/agreements.ts';
import type { DataAccesses } from '../data-accesses/data-accesses.ts';
import type { DataRequests } from '../data-requests/data-requests.ts';
import { closedEmail, closedSms } from '../messages/message-texts.ts';
import type { Messages } from '../messages/messages.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { RemoveCard } from '../payment-methods/remove-card.ts';
import type { EndManaging } from '../permissions/end-managing.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Push } from '../push/push.ts';
import type { Sso } from '../sso/sso.ts';
import type { ErasureModule } from './erasure.ts';

export interface CloseAccount {
  close(caller: Pick<Caller, 'userId' | 'loginName' | 'email' | 'phone' | 'lines'>): Promise<void>;
  /** Looks again for what is left of somebody who has gone. Answers whether nothing is. */
  finish(subject: { pseudonym: string }): Promise<boolean>;
}

export interface ErasureSchedule {
  finishErasure(tx: Tx, subject: { pseudonym: string }, afterSeconds: number): Promise<void>;
}

export interface ForgettingSchedule {
  /** What they wrote to people is the operator's to remove. */
  forgetTalks(tx: Tx, author: { userId: string }): Promise<void>;
}

export interface CloseAccountNeeds {
  db: Db;
  brand: string;
  helpPhone: string;
  sso: Pick<Sso, 'contactsOf' | 'erase'>;
  permissions: Pick<Permissions, 'withdrawAll' | 'removeAll' | 'otherManagers' | 'rolesIn'>;
  messages: Pick<Messages, 'forget' | 'send'>;
  agreements: Pick<Agreements, 'forgetPerson'>;
  dataAccesses: Pick<DataAccesses, 'forgetPerson' | 'forgetCustomers'>;
  dataRequests: Pick<DataRequests, 'moveErasure'>;
  erasure: ErasureModule;
  notifications: Pick<Notifications, 'forget'>;
  push: Pick<Push, 'endOthers'>;
  endManaging: Pick<EndManaging, 'endGiven' | 'endUse'>;
  removeCard: Pick<RemoveCard, 'removeAll'>;
  schedule: ErasureSchedule & ForgettingSchedule;
}

/** What was begun before ends within: a purchase that was pressed, the message that says good-bye. */
const finishAfterSeconds = 60;

export function createCloseAccount(needs: CloseAccountNeeds): CloseAccount {
  const { db, brand, helpPhone, sso, permissions, messages, agreements, dataRequests, erasure } = needs;
  const { dataAccesses, notifications, push, endManaging, removeCard, schedule } = needs;

  /** Customers whom nobody holds once this person has gone: nobody would read who looked at their data. */
  async function leftByAll({ userId, lines }: Pick<Caller, 'userId' | 'lines'>): Promise<string[]> {
    const held = lines.filter(({ role }) => role === 'holder');
    const roles = await permissions.rolesIn(held.map(({ serviceNumber }) => serviceNumber));
    const byOthers = held.filter(({ serviceNumber }) =>
      roles.some(
        (each) => each.role === 'holder' && each.userId !== userId && each.serviceNumber === serviceNumber,
      ),
    );
    return heldCustomers(held).filter((id) => !byOthers.some(({ customerId }) => customerId === id));
  }

  return {
    async close(caller) {
      const { userId, loginName, email, phone, lines } = caller;
      const pseudonym = uuidv7();
      const leftCustomers = await leftByAll(caller);
      await db.transaction(async (tx) => {
        const [contact] = await sso.contactsOf(tx, [userId]);
        const others = await permissions.otherManagers(
          tx,
          userId,
          lines.map(({ serviceNumber }) => serviceNumber),
        );
        // A line that somebody else manages, too, is not this person's alone to be forgotten.
        const own = lines.filter(
          ({ role, serviceNumber }) =>
            role === 'holder' || others.every((other) => other.serviceNumber !== serviceNumber),
        );
        await permissions.withdrawAll(tx, userId);
        for (const line of lines) if (line.role === 'holder') await endManaging.endGiven(tx, userId, line);
        for (const { serviceNumber } of lines) await endManaging.endUse(tx, userId, serviceNumber);
        await removeCard.removeAll(tx, userId);
        await permissions.removeAll(tx, userId);
        await sso.erase(tx, userId);
        await agreements.forgetPerson(tx, userId, pseudonym);
        await dataAccesses.forgetPerson(tx, userId);
        await dataAccesses.forgetCustomers(tx, leftCustomers);
        await dataRequests.moveErasure(tx, userId, pseudonym);
        // After the user: who is just being told of something has been waited for.
        await notifications.forget(tx, userId);
        await push.endOthers(tx, userId, null);
        await messages.forget(tx, loginName);
        await schedule.forgetTalks(tx, { userId });
        await recordEvent(tx, {
          eventType: 'DigitalIdentityDeleteEvent',
          customerId: null,
          userId: pseudonym,
          event: { digitalIdentity: { id: pseudonym } },
        });
        const addresses = [loginName, email, phone].filter((name) => name !== null);
        await erasure.begin(tx, {
          ...{ pseudonym, userId },
          names: [...new Set([...addresses, ...own.map(({ serviceNumber }) => serviceNumber)])],
          customerIds: [...new Set(own.map(({ customerId }) => customerId))],
        });
        if (contact?.channel === 'email')
          await messages.send(tx, { ...closedEmail(brand, helpPhone), channel: 'email', to: contact.to });
        if (contact?.channel === 'sms')
          await messages.send(tx, { channel: 'sms', to: contact.to, text: closedSms(helpPhone) });
        await schedule.finishErasure(tx, { pseudonym }, finishAfterSeconds);
      });
    },

    async finish({ pseudonym }) {
      const left = await erasure.find(pseudonym);
      if (!left) return true;
      // An act that was under way while the account was closed is a chain of its own.
      return erasure.finish(left, (tx) => agreements.forgetPerson(tx, left.userId, uuidv7()));
    },
  };
}
