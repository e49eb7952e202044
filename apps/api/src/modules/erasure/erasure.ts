// Somebody who has gone: what of theirs is still under way, and the passes until nothing of them is left.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { erasureDays } from '@portal/help/promises';
import { dayMs } from '@portal/market/civil-dates';
import { portalBase } from '@portal/market/path';
import { v7 as uuidv7 } from 'uuid';
import { type Caller, heldCustomers, isAmong } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import { giveToken, readGivenToken } from '../../db/given-tokens.ts';
import type { Agreements } from '../agreements/agreements.ts';
import type { DataAccesses } from '../data-accesses/data-accesses.ts';
import type { DataRequestRow, DataRequests } from '../data-requests/data-requests.ts';
import type { Messages } from '../messages/messages.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { EndManaging } from '../permissions/end-managing.ts';
import type { Permissions } from '../permissions/permissions.ts';
import type { Push } from '../push/push.ts';
import type { RemoveCard } from '../saved-cards/save-card.ts';
import type { Sso } from '../sso/sso.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { closedEmail, closedSms } from './erasure.copy.ts';
import { createErasureStore, type Erasure } from './erasure.store.ts';

export type { Erasure } from './erasure.store.ts';

export interface ErasureModule {
  begin(tx: Tx, erasure: Omit<Erasure, 'begunAt'>): Promise<void>;
  find(pseudonym: string): Promise<Erasure | null>;
  /** Begun more than an hour ago: whatever was to end them is gone. */
  forgotten(): Promise<Pick<Erasure, 'pseudonym'>[]>;
  /**
   * Everything but what the law keeps, under an id that names nobody. False while something is still to happen that
   * needs to know who it was: a payment, news that wait, a message on its way.
   * @param alsoWithin what others keep of them, in the same transaction
   */
  finish(erasure: Erasure, alsoWithin: (tx: Tx) => Promise<void>): Promise<boolean>;
}

export function createErasure(db: Db): ErasureModule {
  const store = createErasureStore(db);

  /** What somebody has begun and has to end before they go. */
  async function awaits(userId: string): Promise<boolean> {
    const open = await Promise.all([
      store.hasOpenPayments(userId),
      store.hasOpenOrders(userId),
      store.hasOpenCards(userId),
    ]);
    return open.includes(true);
  }

  return {
    begin: store.add,
    find: store.find,
    forgotten: store.forgotten,

    async finish(erasure, alsoWithin) {
      const { userId, pseudonym, names } = erasure;
      if (await awaits(userId)) return false;
      if (await store.hasUntoldEvents(userId)) return false;
      if (await store.hasWaitingMessages(names)) return false;
      return db.transaction(async (tx) => {
        await store.movePayments(tx, userId, pseudonym);
        await store.deleteOfUser(tx, userId);
        await store.deleteEvents(tx, erasure);
        await store.deleteMessages(tx, names);
        await store.deleteThefts(tx, names);
        await alsoWithin(tx);
        const isDone = await store.deleteJobs(tx, erasure);
        if (isDone) await store.remove(tx, pseudonym);
        return isDone;
      });
    },
  };
}

export interface CloseAccount {
  /** From now on it is as if there were no account, which can be taken back for some days. @throws Problem UNAUTHENTICATED */
  close(caller: Pick<Caller, 'userId'>): Promise<DataRequestRow>;
  /** By the link of the message. @throws Problem NOT_FOUND */
  restore(token: string): Promise<void>;
  /** Whose days are over. Answers whether nothing is left to do. */
  erase(subject: { userId: string }): Promise<boolean>;
  /** Looks again for what is left of somebody who has gone. Answers whether nothing is. */
  finish(subject: { pseudonym: string }): Promise<boolean>;
}

export interface ErasureSchedule {
  eraseAccount(tx: Tx, subject: { userId: string }, afterSeconds: number): Promise<void>;
  finishErasure(tx: Tx, subject: { pseudonym: string }, afterSeconds: number): Promise<void>;
}

export interface ForgettingSchedule {
  /** What they wrote to people, and booked at offices, is the operator's to remove. */
  forgetAuthor(tx: Tx, author: { userId: string }): Promise<void>;
}

interface CloseAccountNeeds {
  db: Db;
  brand: string;
  helpPhone: string;
  portalOrigin: string;
  sso: Pick<Sso, 'contactsOf' | 'close' | 'reopen' | 'leaving' | 'erase'>;
  permissions: Pick<
    Permissions,
    'everyLine' | 'withdrawAll' | 'removeAll' | 'otherManagers' | 'rolesIn' | 'forgetLines'
  >;
  messages: Pick<Messages, 'forget' | 'send'>;
  agreements: Pick<Agreements, 'forgetPerson' | 'forgetNobodys'>;
  dataAccesses: Pick<DataAccesses, 'forgetPerson' | 'forgetCustomers'>;
  dataRequests: Pick<DataRequests, 'beginErasure' | 'takeErasureBack' | 'moveErasure'>;
  erasure: ErasureModule;
  notifications: Pick<Notifications, 'forget'>;
  push: Pick<Push, 'endOthers'>;
  whatsapp: Pick<Whatsapp, 'forget'>;
  endManaging: Pick<EndManaging, 'endGiven' | 'endUse'>;
  removeCard: Pick<RemoveCard, 'removeAll'>;
  schedule: ErasureSchedule & ForgettingSchedule;
}

/** What was begun before ends within: a purchase that was pressed, the message that says good-bye. */
const finishAfterSeconds = 60;

/** Deleting an account (SELF-3, DATA-6): closed at once, and for some days a link takes that back; then the person goes, and the books stay under an id that names nobody. */
export function createCloseAccount(needs: CloseAccountNeeds): CloseAccount {
  const { db, brand, helpPhone, sso, permissions, messages, agreements, dataRequests, erasure } = needs;
  const { portalOrigin, dataAccesses, notifications, push, whatsapp, endManaging, removeCard, schedule } =
    needs;

  /** Customers whom nobody holds once this person has gone: nobody would read who looked at their data. */
  async function leftByAll({ userId, lines }: Pick<Caller, 'userId' | 'lines'>): Promise<string[]> {
    const held = lines.filter(({ role }) => role === 'holder');
    const roles = await permissions.rolesIn(held);
    const byOthers = held.filter(
      isAmong(roles.filter((each) => each.role === 'holder' && each.userId !== userId)),
    );
    return heldCustomers(held).filter((id) => !byOthers.some(({ customerId }) => customerId === id));
  }

  const tell = (tx: Tx, userId: string, account: Record<string, unknown>, secret?: { link: string }) =>
    recordEvent(tx, {
      eventType: 'AccountClosingEvent',
      customerId: null,
      userId,
      event: { account, ...(secret ? { secret } : {}) },
    });

  async function goodByeTo(tx: Tx, userId: string) {
    const [contact] = await sso.contactsOf(tx, [userId]);
    if (!contact) return null;
    const { channel, to } = contact;
    return channel === 'email'
      ? { ...closedEmail(brand, helpPhone), channel, to }
      : { channel, to, text: closedSms(helpPhone) };
  }

  return {
    async close({ userId }) {
      const until = new Date(Date.now() + erasureDays * dayMs);
      return db.transaction(async (tx) => {
        const { token, tokenHash } = await giveToken(tx, userId, until);
        const isClosed = await sso.close(tx, userId, { until, restoreHash: tokenHash });
        if (!isClosed) throw new Problem('UNAUTHENTICATED');
        await push.endOthers(tx, userId, null);
        const asked = await dataRequests.beginErasure(tx, userId, until);
        const link = `${portalOrigin}${portalBase}/restore-account#${token}`;
        await tell(tx, userId, { state: 'closed', until }, { link });
        await schedule.eraseAccount(tx, { userId }, erasureDays * (dayMs / 1_000));
        return asked;
      });
    },

    async restore(token) {
      const link = await readGivenToken(db, token);
      const isBack =
        link &&
        (await db.transaction(async (tx) => {
          if (!(await sso.reopen(tx, link.userId, link.tokenHash))) return false;
          await dataRequests.takeErasureBack(tx, link.userId);
          await tell(tx, link.userId, { state: 'restored' });
          return true;
        }));
      if (!isBack) throw new Problem('NOT_FOUND');
    },

    async erase({ userId }) {
      const pseudonym = uuidv7();
      const lines = await permissions.everyLine(userId);
      const leftCustomers = await leftByAll({ userId, lines });
      return db.transaction(async (tx) => {
        const person = await sso.leaving(tx, userId);
        if (!person) return true;
        if (!person.isOver) return false;
        const { loginName, email, phone } = person;
        const goodBye = await goodByeTo(tx, userId);
        const isOthersToo = isAmong(await permissions.otherManagers(tx, userId, lines));
        // A line that somebody else manages, too, is not this person's alone to be forgotten.
        const own = lines.filter((line) => line.role === 'holder' || !isOthersToo(line));
        await permissions.withdrawAll(tx, userId);
        for (const line of lines) if (line.role === 'holder') await endManaging.endGiven(tx, userId, line);
        for (const line of lines) await endManaging.endUse(tx, userId, line);
        await permissions.forgetLines(
          tx,
          lines.filter((line) => !isOthersToo(line)),
        );
        await removeCard.removeAll(tx, userId);
        await permissions.removeAll(tx, userId);
        await sso.erase(tx, userId);
        await agreements.forgetPerson(tx, userId, pseudonym);
        await agreements.forgetNobodys(tx, leftCustomers);
        await dataAccesses.forgetPerson(tx, userId);
        await dataAccesses.forgetCustomers(tx, leftCustomers);
        await dataRequests.moveErasure(tx, userId, pseudonym);
        // After the user: who is just being told of something has been waited for.
        await notifications.forget(tx, userId);
        await push.endOthers(tx, userId, null);
        await whatsapp.forget(tx, userId);
        await messages.forget(tx, loginName);
        await schedule.forgetAuthor(tx, { userId });
        await recordEvent(tx, {
          eventType: 'DigitalIdentityDeleteEvent',
          customerId: null,
          userId: pseudonym,
          event: { digitalIdentity: { id: pseudonym } },
        });
        const addresses = [loginName, email, phone].filter((name) => name !== null);
        await erasure.begin(tx, {
          pseudonym,
          userId,
          names: [...new Set([...addresses, ...own.map(({ serviceNumber }) => serviceNumber)])],
          customerIds: [...new Set(own.map(({ customerId }) => customerId))],
        });
        if (goodBye) await messages.send(tx, goodBye);
        await schedule.finishErasure(tx, { pseudonym }, finishAfterSeconds);
        return true;
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
