// The ways to pay: a card, a saved card, the recharge balance of a prepaid line, the next invoice.
import { Problem } from '@portal/contract/errors';
import { type LaterMethod, laterMethods } from '@portal/contract/paying/paid-later';
import { isUuid } from '@portal/database/uuid';
import { currencyCode } from '@portal/market/money';
import { type Balance, rechargeBalanceOf } from '@portal/operator-ports/balance';
import { type Billing, topUpCode } from '@portal/operator-ports/billing';
import type { ChargeAmount, PaymentGateway } from '../../../providers/card-payments/port.ts';
import type { LaterGateway } from '../../../providers/pay-later/port.ts';
import type { SavedCards } from '../../saved-cards/saved-cards.ts';
import { boughtWords, closedCode, isOwed, type PaymentRow } from '../payments.ts';
import { type PaymentMethod, refusedByOperator, takenByOperator } from './payment-method.ts';

export function createCardMethod(gateway: PaymentGateway): PaymentMethod {
  return {
    async mustCover() {},

    async charge(payment, cardToken) {
      // A body without one has been refused: this only tells the compiler so.
      if (!cardToken) return { status: 'declined', code: 'NO_TOKEN', message: '' };
      return gateway.charge({
        idempotencyKey: payment.paymentId,
        token: cardToken,
        amount: chargeAmountOf(payment),
        metadata: { paymentId: payment.paymentId, purchase: payment.kind },
      });
    },

    lookup: ({ paymentId }) => gateway.lookup({ idempotencyKey: paymentId }),

    async refund({ paymentId }, ticketNumber) {
      const refund = await gateway.refund({ ticketNumber, idempotencyKey: `${paymentId}-refund` });
      return refund.status === 'refunded';
    },
  };
}

/** Bill tax is sent as 0 (PAY-9): the bill's own tax is already inside its total. */
function chargeAmountOf(payment: PaymentRow): ChargeAmount {
  const { amountCents, taxCents, totalCents } = payment;
  const split = isOwed(payment)
    ? { taxed: 0, untaxed: totalCents, tax: 0 }
    : { taxed: amountCents, untaxed: 0, tax: taxCents };
  return { ...split, currency: currencyCode };
}

/** The recharge balance of a prepaid line. */
export function createBalanceMethod(balances: Balance): PaymentMethod {
  return {
    async mustCover({ customerId, line, totalCents }) {
      const held = rechargeBalanceOf(await balances.list([{ customerId, ...line }]));
      if (held && held.amountCents <= totalCents) throw new Problem('INSUFFICIENT_BALANCE');
    },

    async charge(payment) {
      const isSpent = await balances.spend(spendingOf(payment), payment.totalCents);
      return isSpent ? takenByOperator(payment) : refusedByOperator('INSUFFICIENT_BALANCE');
    },

    lookup: async (payment) =>
      (await balances.hasSpent(spendingOf(payment))) ? takenByOperator(payment) : null,

    async refund(payment) {
      await balances.refund(spendingOf(payment));
      return true;
    },
  };
}

const spendingOf = ({ customerId, serviceNumber, paymentId }: PaymentRow) => ({
  customerId,
  serviceNumber,
  paymentId,
});

/** A charge to the account's next invoice. */
export function createInvoiceMethod(billing: Billing): PaymentMethod {
  return {
    async mustCover() {},

    async charge(payment) {
      const { serviceNumber, amountCents, taxCents } = payment;
      const code = payment.kind === 'recharge' ? topUpCode : payment.itemId;
      const description = boughtWords(payment).long;
      const charge = { ...chargeOf(payment), serviceNumber, amountCents, taxCents, code, description };
      const isCharged = await billing.chargeInvoice(charge);
      return isCharged ? takenByOperator(payment) : refusedByOperator('NOT_FOR_THIS_LINE');
    },

    lookup: async (payment) =>
      (await billing.hasCharge(chargeOf(payment))) ? takenByOperator(payment) : null,

    refund: (payment) => billing.withdrawCharge(chargeOf(payment)),
  };
}

const chargeOf = ({ customerId, accountId, paymentId }: PaymentRow) => ({
  customerId,
  accountId,
  chargeId: paymentId,
});

/** A card that the provider keeps for the person: charged by its name there, and otherwise like any card. */
export function createSavedCardMethod(
  gateway: PaymentGateway,
  saved: Pick<SavedCards, 'find'>,
): PaymentMethod {
  const find = async (userId: string, methodId: string | null) => {
    const row = methodId && isUuid(methodId) ? await saved.find({ userId, methodId }) : null;
    return row?.status === 'active' ? row.savedCardId : null;
  };
  return {
    ...createCardMethod(gateway),

    async mustCover(_quote, { userId, card }) {
      if (!(await find(userId, card))) throw new Problem('NOT_FOUND');
    },

    async charge(payment, methodId) {
      const savedCardId = await find(payment.userId, methodId);
      // Deleted a moment ago.
      if (!savedCardId) return { status: 'declined', code: 'CARD_GONE', message: '' };
      return gateway.charge({
        idempotencyKey: payment.paymentId,
        savedCardId,
        amount: chargeAmountOf(payment),
        metadata: { paymentId: payment.paymentId, purchase: payment.kind },
      });
    },
  };
}

// A way to pay elsewhere: the charge gives instructions, and what was paid by them is asked of the provider.

const hourMs = 3_600_000;

interface LaterNeeds {
  later: LaterGateway;
  /** How long a code is good for. */
  hours: number;
}

export function createLaterMethods(needs: LaterNeeds): Record<LaterMethod, PaymentMethod> {
  const method = (kind: LaterMethod) => [kind, createLaterMethod(kind, needs)] as const;
  return Object.fromEntries(laterMethods.map(method)) as Record<LaterMethod, PaymentMethod>;
}

function createLaterMethod(kind: LaterMethod, { later, hours }: LaterNeeds): PaymentMethod {
  return {
    async mustCover() {},

    async charge(payment) {
      const opened = await later.open({
        kind,
        idempotencyKey: payment.paymentId,
        amount: chargeAmountOf(payment),
        metadata: { paymentId: payment.paymentId, purchase: payment.kind },
        expiresAt: new Date(payment.createdAt.getTime() + hours * hourMs),
        description: payment.itemName || payment.itemId,
      });
      if (opened.status === 'opened') return { status: 'waiting', instructions: opened.instructions };
      if (opened.status === 'unknown') return { status: 'unknown', reason: 'network' };
      return opened;
    },

    async lookup({ status, instructions, totalCents, ticketNumber }) {
      // What nobody was shown nobody can pay.
      if (!instructions) return null;
      const state = await later.find(instructions);
      if (!state) return { status: 'unknown', reason: 'network' };
      const { isOpen, paid } = state;
      const right =
        paid.find((each) => each.ticketNumber === ticketNumber) ??
        paid.find(({ cents, at }) => cents === totalCents && at <= instructions.expiresAt);
      if (right && (status === 'waiting' || status === 'authorized')) {
        const { approvalCode, cents: approved, at } = right;
        return {
          status: 'authorized',
          ticketNumber: right.ticketNumber,
          approvalCode,
          approved,
          at,
          card: null,
          paid,
        };
      }
      if (isOpen && status === 'waiting') return { status: 'waiting', instructions, paid };
      // What takes nothing before its time is over was closed.
      const isOver = Date.parse(instructions.expiresAt) <= Date.now();
      return { status: 'declined', code: isOver ? 'EXPIRED' : closedCode.byOther, message: '', paid };
    },

    async close({ instructions }) {
      return instructions ? later.close(instructions) : true;
    },

    async refund({ paymentId }, ticketNumber) {
      const idempotencyKey = `${paymentId}-refund-${ticketNumber}`.slice(0, 255);
      const refund = await later.refund({ ticketNumber, idempotencyKey });
      return refund.status === 'refunded';
    },
  };
}
