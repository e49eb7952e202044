// One purchase that nobody waits for: through the ledger like any other, by a key that names the try.

import { BillPaidHere, Problem } from '@portal/contract/errors';
import type { Db } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import { toldDaysBefore } from '@portal/help/promises';
import { addDays, type CivilDate } from '@portal/market/civil-dates';
import { type PaymentRow, standingOf } from '../payments/payments.ts';
import type { Purchase, PurchaseRequest } from '../payments/purchase.ts';
import type { Permissions } from '../permissions/permissions.ts';
import { type ActiveMethod, hasExpired, type SavedCards } from '../saved-cards/saved-cards.ts';
import type { AutomaticPayments, AutoPayBill, AutoPayRow } from './automatic-payments.store.ts';

/** What a look at a wish needs, whether bills or top-ups are paid by it. */
export interface LookNeeds {
  db: Db;
  automatic: AutomaticPayments;
  savedCards: Pick<SavedCards, 'find'>;
  permissions: Pick<Permissions, 'linesOf'>;
  purchase: Purchase;
  /** Whether a charge may begin now. */
  mayCharge: () => Promise<boolean>;
  now: () => Date;
}

/** A refused charge is tried on days 0, 2 and 4. */
export const daysBetweenTries = 2;

type BillPlan =
  | { kind: 'wait'; until: CivilDate }
  | { kind: 'tell'; status: 'announced' | 'overMaximum'; chargeOn: CivilDate }
  | { kind: 'charge' };

interface Situation {
  wish: Pick<AutoPayRow, 'daysBeforeDue' | 'maximumCents'>;
  bill: { dueOn: CivilDate; payableCents: number };
  /** What was told of it; null: nothing. */
  told: Pick<AutoPayBill, 'status' | 'amountCents' | 'chargeOn'> | null;
  today: CivilDate;
}

export function planCharge({ wish, bill, told, today }: Situation): BillPlan {
  const tomorrow = addDays(today, 1);
  if (told?.status === 'done') return { kind: 'wait', until: tomorrow };
  const isAbove = wish.maximumCents !== null && bill.payableCents > wish.maximumCents;
  const holds =
    told !== null &&
    told.status !== 'withdrawn' &&
    told.amountCents === bill.payableCents &&
    (told.status === 'overMaximum') === isAbove;
  if (!holds) {
    const wanted = addDays(bill.dueOn, -wish.daysBeforeDue);
    const tellOn = addDays(wanted, -toldDaysBefore);
    if (today < tellOn) return { kind: 'wait', until: tellOn };
    const chargeOn = [wanted, addDays(today, toldDaysBefore)].toSorted().at(-1) ?? wanted;
    return { kind: 'tell', status: isAbove ? 'overMaximum' : 'announced', chargeOn };
  }
  if (isAbove) return { kind: 'wait', until: tomorrow };
  return today < told.chargeOn ? { kind: 'wait', until: told.chargeOn } : { kind: 'charge' };
}

export type ChargeEnd =
  | { kind: 'paid' }
  | { kind: 'refused'; reason: string }
  /** Nothing was charged, and the card has not said no: another try has a key of its own. */
  | { kind: 'failed' }
  /** Its outcome will be known under the same key; it may have no row yet. */
  | { kind: 'open' }
  /** By the payment of this authorization, and its operator does not know so. */
  | { kind: 'paidHere'; authorization: string }
  /** It cannot be bought now, or costs something else. */
  | { kind: 'notNow' };

/** @throws what says nothing of this purchase: a database or a system of the operator's that is away */
export async function chargeAutomatically(purchase: Purchase, request: PurchaseRequest): Promise<ChargeEnd> {
  try {
    return endOf(await purchase(request));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error instanceof BillPaidHere) return { kind: 'paidHere', authorization: error.authorizationCode };
    if (withoutRow.has(error.code)) return { kind: 'open' };
    if (notNow.has(error.code)) return { kind: 'notNow' };
    throw error;
  }
}

const withoutRow = new Set<string>([
  // Somebody else's purchase has the bill, or many are under way.
  'PAYMENT_IN_PROCESS',
  'TOO_MANY_REQUESTS',
  // Switched off a moment ago, or card or bill are not found just now: the next look says which.
  'METHOD_NOT_OFFERED',
  'NOT_FOUND',
]);

const notNow = new Set<string>([
  'BILL_NOT_PAYABLE',
  'AMOUNT_CHANGED',
  'NOT_FOR_THIS_LINE',
  // Until it is given back, or goes on: such a line is not charged for.
  'LINE_SUSPENDED',
  'LINE_PAUSED',
  'CORPORATE_LINE',
  'KEY_REUSED',
]);

function endOf(payment: PaymentRow): ChargeEnd {
  const standing = standingOf(payment);
  if (standing === 'authorized') return { kind: 'paid' };
  if (standing === 'denied') return { kind: 'refused', reason: payment.declineMessage ?? '' };
  return standing === 'failed' ? { kind: 'failed' } : { kind: 'open' };
}

/** Answers its id; without one the preferred card's. @throws Problem CARD_NOT_USABLE */
export type UsableCard = (userId: string, methodId: string | null) => Promise<string>;

/** A saved card that something may be paid with by itself. */
export function createUsableCard(methods: Pick<SavedCards, 'list'>): UsableCard {
  return async (userId, methodId) => {
    if (methodId !== null && !isUuid(methodId)) throw new Problem('CARD_NOT_USABLE');
    const cards = await methods.list(userId);
    const card: ActiveMethod | undefined =
      methodId === null ? cards[0] : cards.find((each) => each.methodId === methodId);
    if (!card || hasExpired(card)) throw new Problem('CARD_NOT_USABLE');
    return card.methodId;
  };
}
