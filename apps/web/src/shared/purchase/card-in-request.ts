// How a payment request names its card: by the provider's token for one that was typed, by its id for one that is saved.
import type { PaymentRequest } from '@portal/contract/paying/payments';
import type { Draft } from '../../session/purchase-drafts.ts';

export function cardInRequest(card: Draft['card']): PaymentRequest['paymentMethod'] {
  if (card && 'savedCardId' in card) return [{ '@type': 'tokenizedCard', id: card.savedCardId }];
  return { '@type': 'bankCard', ...(card && { authorizationCode: card.token }) };
}
