// A saved card that something may be paid with by itself.
import { Problem } from '@portal/contract/errors';
import { isUuid } from '@portal/database/uuid';
import {
  type ActiveMethod,
  hasExpired,
  type PaymentMethodsStore,
} from '../payment-methods/payment-methods.ts';

/** Answers its id; without one the preferred card's. @throws Problem CARD_NOT_USABLE */
export type UsableCard = (userId: string, methodId: string | null) => Promise<string>;

export function createUsableCard(methods: Pick<PaymentMethodsStore, 'list'>): UsableCard {
  return async (userId, methodId) => {
    if (methodId !== null && !isUuid(methodId)) throw new Problem('CARD_NOT_USABLE');
    const cards = await methods.list(userId);
    const card: ActiveMethod | undefined =
      methodId === null ? cards[0] : cards.find((each) => each.methodId === methodId);
    if (!card || hasExpired(card)) throw new Problem('CARD_NOT_USABLE');
    return card.methodId;
  };
}
