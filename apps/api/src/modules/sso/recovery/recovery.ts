// Who has lost the phone and the paper: the second step goes after a day, which everybody hears of and can stop.
import { recoveryWaitHours } from '@portal/contract/access/factor-recovery';
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { portalBase } from '@portal/market/path';
import { recordEvent } from '../../../db/events.ts';
import { giveToken, readGivenToken } from '../../../db/given-tokens.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { createRecoveryStore } from './recovery.store.ts';

export interface RecoverySchedule {
  /** Looks after this recovery, after so many seconds. */
  lookAfterRecovery(tx: Tx, subject: { userId: string }, afterSeconds: number): Promise<void>;
}

export interface FactorRecovery {
  /**
   * For somebody who has proved that they may; answers when it ends. One that is under way goes on.
   * @throws Problem LOGIN_ATTEMPT_ENDED where there is no second step any more
   */
  begin(userId: string): Promise<Date>;
  /** Null: nobody has asked for it. */
  endsAt(userId: string): Promise<Date | null>;
  stop(userId: string): Promise<void>;
  /** The same, in the transaction of what shows that nothing is lost. */
  stopWithin(tx: Tx, userId: string): Promise<void>;
  /** @throws Problem NOT_FOUND */
  stopByLink(token: string): Promise<void>;
  /** Takes the second step off when its day is over. Answers whether nothing is left to do. */
  lookAfter(subject: { userId: string }): Promise<boolean>;
}

export interface RecoveryNeeds {
  db: Db;
  secondFactor: Pick<SecondFactor, 'isOn' | 'endAsOf'>;
  schedule: RecoverySchedule;
  portalOrigin: string;
}

export function createFactorRecovery(needs: RecoveryNeeds): FactorRecovery {
  const { db, secondFactor, schedule, portalOrigin } = needs;
  const store = createRecoveryStore();

  const tell = (tx: Tx, userId: string, recovery: Record<string, unknown>, secret?: { link: string }) =>
    recordEvent(tx, {
      eventType: 'FactorRecoveryEvent',
      customerId: null,
      userId,
      event: { recovery, ...(secret ? { secret } : {}) },
    });

  async function stopAs(tx: Tx, userId: string, stopHash: Buffer | null): Promise<boolean> {
    const isStopped = await store.stop(tx, userId, stopHash);
    if (isStopped) await tell(tx, userId, { state: 'stopped' });
    return isStopped;
  }

  return {
    async begin(userId) {
      if (!(await secondFactor.isOn(userId))) throw new Problem('LOGIN_ATTEMPT_ENDED');
      return db.transaction(async (tx) => {
        const until = new Date(Date.now() + recoveryWaitHours * 3_600_000);
        const { token, tokenHash: stopHash } = await giveToken(tx, userId, until);
        const wait = { stopHash, hours: recoveryWaitHours };
        const endsAt = await store.begin(tx, userId, wait);
        if (!endsAt) {
          const underWay = await store.find(tx, userId);
          if (!underWay) throw new Problem('BUSY');
          return underWay;
        }
        const link = `${portalOrigin}${portalBase}/stop-recovery#${token}`;
        await tell(tx, userId, { state: 'begun', endsAt }, { link });
        await schedule.lookAfterRecovery(tx, { userId }, recoveryWaitHours * 3_600);
        return endsAt;
      });
    },

    endsAt: (userId) => store.find(db, userId),

    async stop(userId) {
      await db.transaction((tx) => stopAs(tx, userId, null));
    },

    async stopWithin(tx, userId) {
      await stopAs(tx, userId, null);
    },

    async stopByLink(token) {
      const link = await readGivenToken(db, token);
      const isStopped = link && (await db.transaction((tx) => stopAs(tx, link.userId, link.tokenHash)));
      if (!isStopped) throw new Problem('NOT_FOUND');
    },

    async lookAfter({ userId }) {
      return db.transaction(async (tx) => {
        const begunAt = await store.end(tx, userId);
        if (!begunAt) return (await store.find(tx, userId)) === null;
        // One that was added since is not the one that was lost.
        if (await secondFactor.endAsOf(tx, userId, begunAt)) await tell(tx, userId, { state: 'done' });
        return true;
      });
    },
  };
}
