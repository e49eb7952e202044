// A person's wish that a prepaid line is topped up by itself: read, and switched on and off.
import { InvalidField, Problem } from '@portal/contract/errors';
import { setAutoTopUp } from '@portal/contract/paying/payment-methods';
import type { Db, Tx } from '@portal/database/connection';
import { chargeTries, usualTerms } from '@portal/help/promises';
import { addMonths, civilDateOf, dayMs, instantAt } from '@portal/market/civil-dates';
import { highestTopUpCents, topUpCents } from '@portal/market/money';
import { type Balance, rechargeBalanceOf } from '@portal/operator-ports/balance';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Caller, ManagedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Agreements } from '../agreements/agreements.ts';
import { type PaymentRow, type Payments, standingOf } from '../payments/payments.ts';
import { cardWords } from '../saved-cards/saved-cards.ts';
import { automaticActCopy as copy } from './automatic-act.copy.ts';
import type { AutomaticPayments, AutoTopUpRow } from './automatic-payments.store.ts';
import {
  type ChargeEnd,
  chargeAutomatically,
  type LookNeeds,
  type UsableCard,
} from './charge-automatically.ts';

export interface AutoTopUpNeeds {
  db: Db;
  automatic: AutomaticPayments;
  agreements: Pick<Agreements, 'accept'>;
  payments: Pick<Payments, 'listByKeys'>;
  inventory: Pick<Inventory, 'state'>;
  usableCard: UsableCard;
}

interface AutoTopUpWish {
  enabled: boolean;
  methodId: string | null;
  amountCents: number | null;
  belowCents: number | null;
  timesAMonth: number | null;
}

export interface AutoTopUpStanding {
  serviceNumber: string;
  wish: AutoTopUpRow | null;
  timesThisMonth: number;
}

export interface AutoTopUp {
  read(caller: Caller, line: ManagedLine): Promise<AutoTopUpStanding>;
  /** @throws Problem CARD_NOT_USABLE, NOT_FOR_THIS_LINE, CORPORATE_LINE, RECHARGE_AMOUNT */
  set(caller: Caller, line: ManagedLine, wish: AutoTopUpWish): Promise<AutoTopUpStanding>;
}

export function createAutoTopUp(needs: AutoTopUpNeeds): AutoTopUp {
  const { db, automatic, agreements, payments, inventory, usableCard } = needs;

  async function agree(tx: Tx, caller: Caller, line: ManagedLine, amountCents: number | null): Promise<void> {
    const { customerId, serviceNumber } = line;
    await agreements.accept(tx, caller, {
      kind: 'autoTopUp',
      customerId,
      serviceNumber,
      amountCents,
      isWithdrawn: amountCents === null,
      subject: copy.autoTopUp,
    });
  }

  async function read({ userId }: Caller, { serviceNumber }: ManagedLine): Promise<AutoTopUpStanding> {
    const wish = await automatic.findAutoTopUp({ userId, serviceNumber });
    const month = civilDateOf(new Date()).slice(0, 7);
    const { done } = await topUpsOf(payments, { userId, serviceNumber, month });
    return { serviceNumber, wish, timesThisMonth: done };
  }

  return {
    read,

    async set(caller, line, { enabled, methodId, ...wished }) {
      const { userId } = caller;
      const key = { userId, serviceNumber: line.serviceNumber };
      if (!enabled) {
        await db.transaction(async (tx) => {
          if (await automatic.switchOffAutoTopUp(tx, key, null)) await agree(tx, caller, line, null);
        });
        return read(caller, line);
      }
      if (line.kind !== 'Prepaid') throw new Problem('NOT_FOR_THIS_LINE');
      if ((await inventory.state(line))?.isCorporate) throw new Problem('CORPORATE_LINE');
      const before = await automatic.findAutoTopUp(key);
      const amountCents = wished.amountCents ?? before?.amountCents ?? 0;
      if (!topUpCents.includes(amountCents)) throw new Problem('RECHARGE_AMOUNT');
      const belowCents = wished.belowCents ?? before?.belowCents ?? 0;
      if (belowCents < 1 || belowCents > highestTopUpCents) throw new InvalidField('below');
      const row = {
        ...key,
        enabled: true,
        amountCents,
        belowCents,
        refusals: 0,
        offBecause: null,
        limitToldOf: null,
        methodId: await usableCard(userId, methodId ?? before?.methodId ?? null),
        timesAMonth: wished.timesAMonth ?? before?.timesAMonth ?? usualTerms.timesAMonth,
      };
      await db.transaction(async (tx) => {
        await automatic.saveAutoTopUp(tx, row);
        await agree(tx, caller, line, amountCents);
      });
      return read(caller, line);
    },
  };
}

interface LineMonth {
  userId: string;
  serviceNumber: string;
  /** `2026-11`. */
  month: string;
}

interface MonthOfTopUps {
  done: number;
  /** One is under way, or nobody knows yet what became of it. */
  isOpen: boolean;
  /** Null: more were tried than a month has days. */
  nextKey: string | null;
}

const mostTries = 40;

/** The top-ups that a line has had by itself in a month. Each try has a key with its number: two processes that count alike begin the same purchase. */
async function topUpsOf(
  payments: Pick<Payments, 'listByKeys'>,
  { userId, serviceNumber, month }: LineMonth,
): Promise<MonthOfTopUps> {
  const keys = Array.from(
    { length: mostTries },
    (_, number) => `autotopup-${serviceNumber}-${month}-${number}`,
  );
  const rows = await payments.listByKeys(userId, keys);
  const isIn = (row: PaymentRow, statuses: PaymentRow['status'][]) => statuses.includes(standingOf(row));
  return {
    done: rows.filter((row) => isIn(row, ['authorized'])).length,
    isOpen: rows.some((row) => isIn(row, ['pending', 'unknown'])),
    nextKey: keys[rows.length] ?? null,
  };
}

// A look at a prepaid line that is topped up by itself: when its balance is low, and not too often a month.

export interface EvaluateAutoTopUpNeeds extends LookNeeds {
  payments: Pick<Payments, 'listByKeys'>;
  balance: Pick<Balance, 'list'>;
  inventory: Pick<Inventory, 'state'>;
}

/** @returns when to look again */
export type EvaluateAutoTopUp = (wish: AutoTopUpRow) => Promise<Date>;

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const everyMs = 15 * minuteMs;

export function createEvaluateAutoTopUp(needs: EvaluateAutoTopUpNeeds): EvaluateAutoTopUp {
  const { db, automatic, payments, savedCards, permissions, balance, inventory, purchase, now } = needs;
  const after = (ms: number) => new Date(now().getTime() + ms);

  return async (wish) => {
    const { userId, serviceNumber, amountCents, belowCents, methodId } = wish;
    const lines = await permissions.linesOf(userId, setAutoTopUp);
    const line = lines.find((each) => each.serviceNumber === serviceNumber);
    const card = await savedCards.find(wish);
    if (!line || card?.status !== 'active') {
      // Who does not manage the line any more has removed no card.
      const because = line ? 'cardRemoved' : null;
      await db.transaction((tx) => automatic.switchOffAutoTopUp(tx, wish, because));
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
    const held = rechargeBalanceOf(await balance.list([line]));
    // What nobody tells is not none.
    if (!held || held.amountCents >= belowCents) return after(everyMs);
    if (!(await isSold(wish, line))) return after(everyMs);
    if (!(await needs.mayCharge())) return after(secondMs);
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

  /** What is not sold to takes nobody's turn; of a line that has ended the wish goes off. */
  async function isSold(wish: AutoTopUpRow, line: ManagedLine): Promise<boolean> {
    const state = await inventory.state(line);
    if (state?.status === 'I' || state?.status === 'R')
      await db.transaction((tx) => automatic.switchOffAutoTopUp(tx, wish, null));
    return state?.status === 'A' && !state.isCorporate;
  }

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
