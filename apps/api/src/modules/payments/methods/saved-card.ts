// A card that the provider keeps for the person: charged by its name there, and otherwise like any card.
import { Problem } from '@portal/contract/errors';
import { isUuid } from '@portal/database/uuid';
import type { PaymentGateway } from '../../../providers/card-payments/port.ts';
import type { PaymentMethodsStore } from '../../payment-methods/payment-methods.ts';
import { chargeAmountOf, createCardMethod } from './card.ts';
import type { PaymentMethod } from './payment-method.ts';

export function createSavedCardMethod(
  gateway: PaymentGateway,
  saved: Pick<PaymentMethodsStore, 'find'>,
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
