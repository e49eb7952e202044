// A bill as a kind of purchase: held by one payment at a time, booked by the operator afterwards.
import { Problem } from '@portal/contract/errors';
import { type Billing, payableCents } from '@portal/operator-ports/billing';
import type { PaymentRow } from './payments.ts';
import type { PurchaseKind } from './purchase-kind.ts';

export function createPayBill({ billing }: { billing: Billing }): PurchaseKind {
  return {
    async quote(buyer, { itemId }) {
      const bill = await billing.find(buyer.lines, itemId);
      if (!bill) throw new Problem('NOT_FOUND');
      if (bill.state === 'paymentInProcess') throw new Problem('PAYMENT_IN_PROCESS');
      // What is claimed is not paid; of a bill that is claimed as a whole there is nothing to pay.
      const totalCents = payableCents(bill);
      if (totalCents <= 0) throw new Problem('BILL_NOT_PAYABLE');
      const { customerId, accountId, serviceNumber, lineId } = bill;
      const kind = buyer.lines.find((line) => line.accountId === accountId)?.kind ?? 'Postpaid';
      return {
        kind: 'bill',
        line: { lineId, kind },
        customerId,
        accountId,
        serviceNumber,
        itemId,
        itemName: '',
        bought: null,
        amountCents: totalCents,
        taxCents: 0,
        totalCents,
      };
    },

    hold: (payment) =>
      billing.hold(billOf(payment), { paymentId: payment.paymentId, amountCents: payment.totalCents }),

    fulfil: (payment) =>
      billing.confirmPaid(billOf(payment), payment.paymentId, payment.settledAt ?? new Date()),

    release: (payment) => billing.release(billOf(payment), payment.paymentId),
  };
}

const billOf = ({ customerId, itemId }: PaymentRow) => ({ customerId, billNo: itemId });
