// Web Push: which browsers a user is told in, and telling them.
import { InvalidField, Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { PushAddress, PushKeys, PushSender } from '../../providers/push/port.ts';
import { createPushStore, type PushRow } from './push.store.ts';

export type { PushRow } from './push.store.ts';

/** What one browser is told: kind and title, and nothing that a locked screen should not show. */
export interface PushWords {
  notificationId: string;
  title: string;
}

/** One browser's turn; made in the transaction of what is told. */
export interface PushTurn {
  userId: string;
  subscriptionId: string;
  notificationId: string;
}

export interface PushSchedule {
  push(tx: Tx, turn: PushTurn): Promise<void>;
}

export interface Push {
  publicKey(): Promise<string>;
  list(userId: string): Promise<PushRow[]>;
  /** @throws Problem INVALID for an address that no push service can have */
  add(caller: Caller, address: PushAddress): Promise<PushRow>;
  /** @throws Problem NOT_FOUND, also for somebody else's */
  remove(userId: string, subscriptionId: string): Promise<void>;
  /** Whoever signs out is no longer told in that browser. */
  endSession(session: Pick<Caller, 'userId' | 'tokenHash'>): Promise<void>;
  /** The same in all other browsers. */
  endOtherSessions(session: Pick<Caller, 'userId' | 'tokenHash'>): Promise<void>;
  /** The user's other sessions have ended; all of them when none is kept. */
  endOthers(tx: Tx, userId: string, keep: Buffer | null): Promise<void>;
  /** After the transaction each browser of these users is told. */
  tell(tx: Tx, told: readonly { userId: string; notificationId: string }[]): Promise<void>;
  /** One try. @throws NotPushed when it should be tried again later */
  deliver(turn: Pick<PushTurn, 'userId' | 'subscriptionId'>, words: PushWords): Promise<void>;
}

class NotPushed extends Error {}

/** More than anybody has browsers; the oldest goes. */
const mostBrowsers = 10;

export interface PushNeeds {
  db: Db;
  sender: PushSender;
  schedule: PushSchedule;
}

export function createPush({ db, sender, schedule }: PushNeeds): Push {
  const store = createPushStore(db);

  async function keys(): Promise<PushKeys> {
    return JSON.parse(await store.keys(JSON.stringify(sender.freshKeys())));
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    list: store.list,

    async add({ userId, tokenHash }, address) {
      if (!sender.mayBe(address.endpoint)) throw new InvalidField('endpoint');
      return store.put({ userId, subscriptionId: uuidv7(), tokenHash, ...address }, mostBrowsers);
    },

    async remove(userId, subscriptionId) {
      const isGone = isUuid(subscriptionId) && (await store.remove(userId, subscriptionId));
      if (!isGone) throw new Problem('NOT_FOUND');
    },

    endSession: ({ userId, tokenHash }) => store.removeOf(userId, tokenHash),
    endOtherSessions: ({ userId, tokenHash }) => store.removeOthers(db, userId, tokenHash),
    endOthers: store.removeOthers,

    async tell(tx, told) {
      if (told.length === 0) return;
      const browsers = await store.ofUsers(tx, [...new Set(told.map(({ userId }) => userId))]);
      for (const { userId, notificationId } of told)
        for (const browser of browsers)
          if (browser.userId === userId) await schedule.push(tx, { ...browser, notificationId });
    },

    async deliver({ userId, subscriptionId }, { notificationId, title }) {
      const to = await store.find(userId, subscriptionId);
      if (!to) return;
      const result = await sender.send(await keys(), to, JSON.stringify({ id: notificationId, title }));
      if (result === 'gone') await store.remove(userId, subscriptionId);
      if (result === 'unavailable') throw new NotPushed('push service');
    },
  };
}
