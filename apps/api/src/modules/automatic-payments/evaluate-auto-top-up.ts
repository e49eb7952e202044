// A look at a prepaid line that is topped up by itself: when its balance is low, and not too often a month.

import { setAutoTopUp } from '@portal/contract/paying/payment-methods';
import type { Db } from '@portal/database/connection';
import { chargeTries } from '@portal/help/promises';
import { addMonths, civilDateOf, dayMs, instantAt } from '@portal/market/civil-dates';
import { rechargeBalanceName } from '@portal/market/money';
import type { Balance } from '@portal/operator-ports/balance';
import { recordEvent } from '../../db/events.ts';
import type { Payments } from '../payments/payments.ts';
import type { Purchase } from '../payments/purchase.ts';
import type { Permissions } from '../permissions/permissions.ts';
import { cardWords, type SavedCards } from '../saved-cards/saved-cards.ts';
import { topUpsOf } from './auto-top-up.ts';
import type { AutomaticPayments, AutoTopUpRow } from './automatic-payments.store.ts';
import { type ChargeEnd, chargeAutomatically } from './charge-automatically.ts';

export interface EvaluateAutoTopUpNeeds {
  db: Db;
  automatic: AutomaticPayments;
  payments: Pick<Payments, 'listByKeys'>;
  savedCards: Pick<SavedCards, 'find'>;
  permissions: Pick<Permissions, 'linesOf'>;
  balance: Pick<Balance, 'list'>;
  purchase: Purchase;
  mayCharge: () => Promise<boolean>;
  now: () => Date;
}

/** @returns when to look again */
export type EvaluateAutoTopUp = (wish: AutoTopUpRow) => Promise<Date>;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const everyMs = 15 * minuteMs;

export function createEvaluateAutoTopUp(needs: EvaluateAutoTopUpNeeds): EvaluateAutoTopUp {
  const { db, automatic, payments, savedCards, permissions, balance, purchase, mayCharge, now } = needs;
  const after = (ms: number) => new Date(now().getTime() + ms);

  return async (wish) => {
    const { userId, serviceNumber, amountCents, belowCents, methodId } = wish;
    const lines = await permissions.linesOf(userId, setAutoTopUp);
    const line = lines.find((each) => each.serviceNumber === serviceNumber);
    const card = await savedCards.find(wish);
    if (!line || card?.status !== 'active') {
      await db.transaction((tx) => automatic.switchOffAutoTopUp(tx, wish, 'cardRemoved'));
      return after(everyMs);
    }
    const month = civilDateOf(now()).slice(0, 7);
    // Counted before the balance is read: a top-up that is counted later has raised it by then.
    const { done, isOpen, nextKey } = await topUpsOf(payments, { userId, serviceNumber, month });
    if (isOpen) return after(minuteMs);
    if (done >= wish.timesAMonth || nextKey === null) {
      const againOn = addMonths(`${month}-01`, 1);
      await tellLimit(wish, { customerId: line.customerId, month, times: done, againOn });
      return instantAt(againOn);
    }
    const held = await balance.list([line]);
    const balanceCents = held.find(({ name }) => name === rechargeBalanceName)?.amountCents ?? 0;
    if (balanceCents >= belowCents) return after(everyMs);
    if (!(await mayCharge())) return after(secondMs);
    const end = await chargeAutomatically(purchase, {
      buyer: { userId, lines, entered: null },
      order: {
        kind: 'recharge',
        itemId: serviceNumber,
        line,
        method: 'savedCard',
        cardToken: methodId,
        totalCents: amountCents,
        channel: 'automatic',
      },
      correlatorId: nextKey,
      isWanted: (tx) => automatic.holdAutoTopUp(tx, wish),
    });
    const words = cardWords({ brand: card.brand ?? '', lastFour: card.lastFour ?? '' });
    return follow(wish, { customerId: line.customerId, card: words }, end);
  };

  async function tellLimit(
    { userId, serviceNumber }: AutoTopUpRow,
    { customerId, month, ...limit }: { customerId: string; month: string; times: number; againOn: string },
  ): Promise<void> {
    const event = { autoTopUp: { serviceNumber, ...limit } };
    const eventType = 'AutoTopUpLimitReachedEvent';
    await db.transaction(async (tx) => {
      if (await automatic.markLimitTold(tx, { userId, serviceNumber }, month))
        await recordEvent(tx, { eventType, customerId, userId, event });
    });
  }

  async function follow(wish: AutoTopUpRow, of: Omit<Refusal, 'reason'>, end: ChargeEnd): Promise<Date> {
    if (end.kind === 'paid') await automatic.clearTopUpRefusals(wish);
    if (end.kind === 'over')
      await db.transaction((tx) => automatic.switchOffAutoTopUp(tx, wish, 'cardRemoved'));
    if (end.kind !== 'refused') return after(end.kind === 'open' ? minuteMs : everyMs);
    await refused(wish, { ...of, reason: end.reason });
    return after(dayMs);
  }

  interface Refusal {
    customerId: string;
    card: string;
    reason: string;
  }

  async function refused(wish: AutoTopUpRow, { customerId, card, reason }: Refusal): Promise<void> {
    const { userId, serviceNumber, amountCents: totalCents } = wish;
    await db.transaction(async (tx) => {
      const refusals = await automatic.countTopUpRefusal(tx, wish);
      if (refusals === null) return;
      const isLast = refusals >= chargeTries;
      if (isLast) await automatic.switchOffAutoTopUp(tx, wish, 'refused');
      const nextOn = civilDateOf(after(dayMs));
      const automaticPayment = {
        kind: 'recharge',
        item: serviceNumber,
        serviceNumber,
        card,
        reason,
        totalCents,
        isLast,
        nextOn,
      };
      const eventType = 'AutomaticPaymentRefusedEvent';
      await recordEvent(tx, { eventType, customerId, userId, event: { automaticPayment } });
    });
  }
}
