// A person's wish that an account's bills are paid by themselves: read, and switched on and off.
import { Problem } from '@portal/contract/errors';
import { setAutoPay } from '@portal/contract/paying/payment-methods';
import type { Db, Tx } from '@portal/database/connection';
import { chargeTries, usualTerms } from '@portal/help/promises';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { type Bill, type Billing, payableCents as payableOf } from '@portal/operator-ports/billing';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Caller, ManagedLine } from '../../caller.ts';
import { recordEvent } from '../../db/events.ts';
import type { Agreements } from '../agreements/agreements.ts';
import type { Payments } from '../payments/payments.ts';
import type { PurchaseKinds } from '../payments/purchase-kinds.ts';
import { cardWords } from '../saved-cards/saved-cards.ts';
import { automaticActCopy as copy } from './automatic-act.copy.ts';
import type { AutomaticPayments, AutoPayBill, AutoPayRow } from './automatic-payments.store.ts';
import {
  type ChargeEnd,
  chargeAutomatically,
  daysBetweenTries,
  type LookNeeds,
  planCharge,
  type UsableCard,
} from './charge-automatically.ts';

export interface AutoPayNeeds {
  db: Db;
  automatic: AutomaticPayments;
  agreements: Pick<Agreements, 'accept'>;
  inventory: Pick<Inventory, 'state'>;
  usableCard: UsableCard;
}

interface AutoPayWish {
  enabled: boolean;
  methodId: string | null;
  daysBeforeDue: number | null;
  /** Undefined: as it was. */
  maximumCents: number | null | undefined;
}

export interface AutoPayStanding {
  accountId: string;
  /** Null: never wished for. */
  wish: AutoPayRow | null;
  upcoming: AutoPayBill[];
}

export interface AutoPay {
  read(caller: Caller, line: ManagedLine): Promise<AutoPayStanding>;
  /** @throws Problem CARD_NOT_USABLE, NOT_FOR_THIS_LINE, CORPORATE_LINE */
  set(caller: Caller, line: ManagedLine, wish: AutoPayWish): Promise<AutoPayStanding>;
}

const isUpcoming = ({ status }: AutoPayBill) => status !== 'done' && status !== 'withdrawn';

export function createAutoPay(needs: AutoPayNeeds): AutoPay {
  const { db, automatic, agreements, inventory, usableCard } = needs;

  async function agree(
    tx: Tx,
    caller: Caller,
    line: ManagedLine,
    wish: Pick<AutoPayRow, 'maximumCents'> | null,
  ): Promise<void> {
    const { customerId, accountId, serviceNumber } = line;
    await agreements.accept(tx, caller, {
      kind: 'autoPay',
      customerId,
      serviceNumber,
      reference: accountId,
      isWithdrawn: wish === null,
      subject: copy.autoPay(accountId),
      amountCents: wish?.maximumCents ?? null,
    });
  }

  async function read({ userId }: Caller, { accountId }: ManagedLine): Promise<AutoPayStanding> {
    const key = { userId, accountId };
    const wish = await automatic.findAutoPay(key);
    return { accountId, wish, upcoming: wish ? (await automatic.bills(key)).filter(isUpcoming) : [] };
  }

  return {
    read,

    async set(caller, line, { enabled, methodId, daysBeforeDue, maximumCents }) {
      const key = { userId: caller.userId, accountId: line.accountId };
      if (!enabled) {
        await db.transaction(async (tx) => {
          if (await automatic.switchOffAutoPay(tx, key, null)) await agree(tx, caller, line, null);
        });
        return read(caller, line);
      }
      if (line.kind === 'Prepaid') throw new Problem('NOT_FOR_THIS_LINE');
      if ((await inventory.state(line))?.isCorporate) throw new Problem('CORPORATE_LINE');
      const before = await automatic.findAutoPay(key);
      const row = {
        ...key,
        enabled: true,
        methodId: await usableCard(caller.userId, methodId ?? before?.methodId ?? null),
        daysBeforeDue: daysBeforeDue ?? before?.daysBeforeDue ?? usualTerms.daysBeforeDue,
        maximumCents: maximumCents === undefined ? (before?.maximumCents ?? null) : maximumCents,
        offBecause: null,
      };
      await db.transaction(async (tx) => {
        await automatic.saveAutoPay(tx, row);
        await agree(tx, caller, line, row);
      });
      return read(caller, line);
    },
  };
}

// A look at an account that is paid by itself: its unpaid bills are told of, charged on their day, and no more often
// than that, whichever processes look and whenever one is killed.

export interface EvaluateAutoPayNeeds extends LookNeeds {
  billing: Pick<Billing, 'list'>;
  kinds: Pick<PurchaseKinds, 'bill'>;
  payments: Pick<Payments, 'awaitedUntil'>;
}

/** @returns when to look again */
export type EvaluateAutoPay = (wish: AutoPayRow) => Promise<Date>;

/** When a day of telling and charging begins. */
const chargingHour = 9;
/** More unpaid bills than anybody has. */
const mostBills = 50;
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

interface Account {
  wish: AutoPayRow;
  lines: ManagedLine[];
  card: string;
}

export function createEvaluateAutoPay(needs: EvaluateAutoPayNeeds): EvaluateAutoPay {
  const { db, automatic, savedCards, permissions, billing, kinds, payments, purchase, mayCharge, now } =
    needs;
  const after = (ms: number) => new Date(now().getTime() + ms);
  const today = () => civilDateOf(now());

  return async (wish) => {
    const lines = (await permissions.linesOf(wish.userId, setAutoPay)).filter(
      ({ accountId }) => accountId === wish.accountId,
    );
    const card = await savedCards.find(wish);
    if (lines.length === 0 || card?.status !== 'active') {
      // Who does not manage the account any more has removed no card.
      const because = lines.length === 0 ? null : 'cardRemoved';
      await db.transaction((tx) => automatic.switchOffAutoPay(tx, wish, because));
      return after(minuteMs);
    }
    const words = cardWords({ brand: card.brand ?? '', lastFour: card.lastFour ?? '' });
    const account = { wish, lines, card: words };
    const told = new Map((await automatic.bills(wish)).map((bill) => [bill.billNo, bill]));
    const page = { order: 'dueFirst' as const, offset: 0, limit: mostBills };
    const { bills } = await billing.list(lines, { states: ['sent', 'paymentInProcess'] }, page);
    const unpaid = bills.filter(({ accountId, paidAt }) => accountId === wish.accountId && paidAt === null);
    const gone = [...told.keys()].filter((known) => !unpaid.some(({ billNo }) => billNo === known));
    if (gone.length > 0) await automatic.withdraw(wish, gone);
    const looks: Date[] = [instantAt(addDays(today(), 1), chargingHour)];
    looks.push(...(await lookAtAll(account, unpaid, told)));
    return new Date(Math.min(...looks.map(Number)));
  };

  async function lookAtAll(
    account: Account,
    unpaid: readonly Bill[],
    told: ReadonlyMap<string, AutoPayBill>,
  ) {
    const looks: Date[] = [];
    const failures: unknown[] = [];
    for (const bill of unpaid)
      try {
        looks.push(await lookAt(account, bill, told.get(bill.billNo) ?? null));
      } catch (error) {
        // One bill keeps no other from being looked at.
        failures.push(error);
      }
    if (failures.length > 0) throw failures[0];
    return looks;
  }

  async function lookAt(account: Account, bill: Bill, told: AutoPayBill | null): Promise<Date> {
    const { wish, lines } = account;
    const payableCents = await payable(account, bill);
    if (payableCents === null) return after(10 * minuteMs);
    const plan = planCharge({ wish, bill: { dueOn: bill.dueOn, payableCents }, told, today: today() });
    if (plan.kind === 'wait') return instantAt(plan.until, chargingHour);
    if (plan.kind === 'tell') {
      await db.transaction((tx) => tell(tx, account, { bill, payableCents, ...plan }));
      return instantAt(plan.chargeOn, chargingHour);
    }
    if (!told) return after(minuteMs);
    if (!(await mayCharge())) return after(secondMs);
    const end = await chargeAutomatically(purchase, {
      buyer: { userId: wish.userId, lines, entered: null },
      order: {
        kind: 'bill',
        itemId: bill.billNo,
        line: null,
        method: 'savedCard',
        cardToken: wish.methodId,
        totalCents: told.amountCents,
        channel: 'automatic',
      },
      correlatorId: `autopay-${bill.billNo}-${told.tries}`,
      isWanted: (tx) => automatic.holdAutoPay(tx, wish),
    });
    return follow(account, bill, told, end);
  }

  /** What is to be paid of it now; null while it cannot be. A code that waits puts nothing off: the charge closes it. */
  async function payable({ wish, lines }: Account, bill: Bill): Promise<number | null> {
    const { billNo, totalCents, state } = bill;
    if (state === 'paymentInProcess')
      return (await payments.awaitedUntil(bill)) ? payableOf({ ...bill, state: 'sent' }) : null;
    try {
      const buyer = { userId: wish.userId, lines, entered: null };
      const order = { itemId: billNo, line: null, totalCents, channel: 'automatic' } as const;
      return (await kinds.bill.quote(buyer, order)).totalCents;
    } catch (error) {
      if (error instanceof Problem && error.code !== 'BILLING_UNAVAILABLE') return null;
      throw error;
    }
  }

  interface News {
    bill: Bill;
    payableCents: number;
    status: 'announced' | 'overMaximum';
    chargeOn: string;
  }

  async function tell(tx: Tx, { wish, card }: Account, { bill, payableCents, status, chargeOn }: News) {
    const { userId, accountId } = wish;
    // Whoever has switched it off a moment ago is told of nothing.
    if (!(await automatic.holdAutoPay(tx, wish))) return;
    const { billNo } = bill;
    const row = { userId, accountId, billNo, status, amountCents: payableCents, chargeOn };
    if (!(await automatic.announce(tx, row))) return;
    const eventType = status === 'announced' ? 'AutoPayAnnouncedEvent' : 'AutoPayOverMaximumEvent';
    const autoPay = {
      billNo,
      card,
      chargeOn,
      totalCents: payableCents,
      serviceNumber: bill.serviceNumber,
      maximumCents: wish.maximumCents,
    };
    await recordEvent(tx, { eventType, customerId: bill.customerId, userId, event: { autoPay } });
  }

  async function follow(account: Account, bill: Bill, told: AutoPayBill, end: ChargeEnd): Promise<Date> {
    const { wish } = account;
    if (end.kind === 'paid') {
      await automatic.close(told);
      return instantAt(addDays(today(), 1), chargingHour);
    }
    if (end.kind === 'open') return after(minuteMs);
    if (end.kind === 'refused') return refused(account, bill, told, end.reason);
    const { status, refusals, chargeOn } = told;
    if (end.kind === 'paidHere') {
      const { billNo, customerId, serviceNumber } = bill;
      const paidHere = { billNo, serviceNumber, authorization: end.authorization };
      await db.transaction(async (tx) => {
        if (!(await automatic.countTry(tx, told, { status: 'done', refusals, chargeOn }))) return;
        const eventType = 'AutoPayPaidHereEvent';
        await recordEvent(tx, { eventType, customerId, userId: wish.userId, event: { paidHere } });
      });
      return instantAt(addDays(today(), 1), chargingHour);
    }
    await db.transaction((tx) => automatic.countTry(tx, told, { status, refusals, chargeOn }));
    return after(end.kind === 'failed' ? 60 * minuteMs : 10 * minuteMs);
  }

  async function refused(
    { wish, card }: Account,
    bill: Bill,
    told: AutoPayBill,
    reason: string,
  ): Promise<Date> {
    const refusals = told.refusals + 1;
    const isLast = refusals >= chargeTries;
    const chargeOn = addDays(today(), daysBetweenTries);
    await db.transaction(async (tx) => {
      if (!(await automatic.countTry(tx, told, { status: 'trying', refusals, chargeOn }))) return;
      if (isLast) await automatic.switchOffAutoPay(tx, wish, 'refused');
      const { billNo, customerId, serviceNumber } = bill;
      const automaticPayment = {
        kind: 'bill',
        item: billNo,
        serviceNumber,
        card,
        reason,
        totalCents: told.amountCents,
        isLast,
        nextOn: chargeOn,
      };
      const eventType = 'AutomaticPaymentRefusedEvent';
      await recordEvent(tx, { eventType, customerId, userId: wish.userId, event: { automaticPayment } });
    });
    return instantAt(chargeOn, chargingHour);
  }
}
