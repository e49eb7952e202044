// A way to pay elsewhere: the charge gives instructions, and what was paid by them is asked of the provider.
import type { LaterMethod } from '@portal/contract/paying/paid-later';
import type { LaterGateway } from '../../../providers/pay-later/port.ts';
import { chargeAmountOf } from './methods.ts';
import type { PaymentMethod } from './payment-method.ts';

const hourMs = 3_600_000;

export interface LaterNeeds {
  later: LaterGateway;
  /** How long a code is good for. */
  hours: number;
}

export function createLaterMethod(kind: LaterMethod, { later, hours }: LaterNeeds): PaymentMethod {
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
      return { status: 'declined', code: 'EXPIRED', message: '', paid };
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
