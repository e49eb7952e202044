// A bill as a kind of purchase: taken by one payment at a time, booked by the operator afterwards.
import { Problem } from '@portal/contract/errors';
import type { Billing } from '../../modules/billing/billing.ts';
import type { PaymentRow } from '../../modules/payments/payments.ts';
import type { PurchaseKind } from './purchase-kind.ts';
import type { PaymentSchedule } from './settle-payment.ts';

export interface PayBillNeeds {
  billing: Billing;
  schedule: PaymentSchedule;
}

export function createPayBill({ billing, schedule }: PayBillNeeds): PurchaseKind {
  return {
    async quote(buyer, { itemId }) {
      const bill = await billing.find(buyer.lines, itemId);
      if (!bill) throw new Problem('NOT_FOUND');
      if (bill.state === 'paymentInProcess') throw new Problem('PAYMENT_IN_PROCESS');
      if (bill.state !== 'sent') throw new Problem('BILL_NOT_PAYABLE');
      const { customerId, accountId, serviceNumber, lineId, totalCents } = bill;
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

    async reserve(tx, { customerId, itemId: billNo, totalCents }, paymentId) {
      if (!(await billing.reserve(tx, { customerId, billNo, totalCents }, paymentId)))
        throw new Problem('PAYMENT_IN_PROCESS');
    },

    async fulfil(tx, payment) {
      const { paymentId } = payment;
      const bill = billOf(payment);
      if (!(await billing.confirmPaid(tx, bill, paymentId, payment.settledAt ?? new Date()))) return false;
      await schedule.post(tx, { ...bill, paymentId });
      return true;
    },

    release: (tx, payment) => billing.release(tx, billOf(payment), payment.paymentId),
  };
}

const billOf = ({ customerId, itemId }: PaymentRow) => ({ customerId, billNo: itemId });
