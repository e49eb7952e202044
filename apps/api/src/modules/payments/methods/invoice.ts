// A charge to the account's next invoice.
import type { Billing } from '@portal/operator-ports/billing';
import type { PaymentRow } from '../payments.ts';
import { type PaymentMethod, refusedByOperator, takenByOperator } from './payment-method.ts';

export function createInvoiceMethod(billing: Billing): PaymentMethod {
  return {
    async mustCover() {},

    async charge(payment) {
      const { serviceNumber, amountCents, taxCents } = payment;
      const words =
        payment.kind === 'recharge'
          ? { code: 'RECARGA', description: 'Recarga de saldo' }
          : { code: payment.itemId, description: `Paquete ${payment.itemName}` };
      const charge = { ...chargeOf(payment), serviceNumber, amountCents, taxCents, ...words };
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
