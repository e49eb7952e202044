// The ways to pay: a card, a saved card, the recharge balance of a prepaid line, the next invoice.

import { Problem } from '@portal/contract/errors';
import { isUuid } from '@portal/database/uuid';
import { currencyCode, rechargeBalanceName } from '@portal/market/money';
import type { Balance } from '@portal/operator-ports/balance';
import { type Billing, topUpCode } from '@portal/operator-ports/billing';
import type { ChargeAmount, PaymentGateway } from '../../../providers/card-payments/port.ts';
import type { SavedCards } from '../../saved-cards/saved-cards.ts';
import { boughtWords, isOwed, type PaymentRow } from '../payments.ts';
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
export function chargeAmountOf(payment: PaymentRow): ChargeAmount {
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
      const held = await balances.list([{ customerId, ...line }]);
      const recharge = held.find(({ name }) => name === rechargeBalanceName);
      if ((recharge?.amountCents ?? 0) <= totalCents) throw new Problem('INSUFFICIENT_BALANCE');
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
