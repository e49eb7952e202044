// A card: its token is charged by the provider, who is asked by the payment's id.
import { currencyCode } from '@portal/market/money';
import type { ChargeAmount, PaymentGateway } from '../../../providers/card-payments/port.ts';
import type { PaymentRow } from '../payments.ts';
import type { PaymentMethod } from './payment-method.ts';

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
export function chargeAmountOf({ kind, amountCents, taxCents, totalCents }: PaymentRow): ChargeAmount {
  const split =
    kind === 'bill'
      ? { taxed: 0, untaxed: totalCents, tax: 0 }
      : { taxed: amountCents, untaxed: 0, tax: taxCents };
  return { ...split, currency: currencyCode };
}
