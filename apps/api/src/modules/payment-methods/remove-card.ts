// A card goes: here at once, with what was paid with it by itself; with the provider by a job, until it says so.
import { Problem } from '@portal/contract/errors';
import type { Db, Tx } from '@portal/database/connection';
import { recordEvent } from '../../db/events.ts';
import type { AutomaticPayments } from '../automatic-payments/automatic-payments.ts';
import { cardWords, type MethodKey, type PaymentMethodsStore } from './payment-methods.ts';
import type { CardSchedule } from './save-card.ts';

export interface RemoveCardNeeds {
  db: Db;
  paymentMethods: PaymentMethodsStore;
  automatic: AutomaticPayments;
  schedule: CardSchedule;
}

export interface RemoveCard {
  /** @throws Problem NOT_FOUND */
  remove(key: MethodKey): Promise<void>;
  /** Of somebody who leaves, or who has no line any more. */
  removeAll(tx: Tx, userId: string): Promise<void>;
}

export function createRemoveCard({ db, paymentMethods, automatic, schedule }: RemoveCardNeeds): RemoveCard {
  return {
    async remove(key) {
      const { userId, methodId } = key;
      const { accounts, lines } = await automatic.usesOf(userId);
      await db.transaction(async (tx) => {
        const removed = await paymentMethods.beginRemoval(tx, key);
        if (!removed) throw new Problem('NOT_FOUND');
        const off = [];
        for (const { accountId } of accounts.filter((use) => use.methodId === methodId))
          off.push(await automatic.switchOffAutoPay(tx, { userId, accountId }, 'cardRemoved'));
        for (const { serviceNumber } of lines.filter((use) => use.methodId === methodId))
          off.push(await automatic.switchOffAutoTopUp(tx, { userId, serviceNumber }, 'cardRemoved'));
        await schedule.lookAfterCard(tx, key, 0);
        await recordEvent(tx, {
          eventType: 'PaymentMethodDeleteEvent',
          customerId: null,
          userId,
          event: {
            paymentMethod: { id: methodId, card: cardWords(removed) },
            switchedOff: off.includes(true),
          },
        });
      });
    },

    async removeAll(tx, userId) {
      await automatic.forgetAll(tx, userId);
      for (const methodId of await paymentMethods.removeAll(tx, userId))
        await schedule.lookAfterCard(tx, { userId, methodId }, 0);
    },
  };
}
