// The recharge balance of a prepaid line.
import { Problem } from '@portal/contract/errors';
import { type Balance, rechargeBalanceName } from '@portal/operator-ports/balance';
import type { PaymentRow } from '../payments.ts';
import { type PaymentMethod, refusedByOperator, takenByOperator } from './payment-method.ts';

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
