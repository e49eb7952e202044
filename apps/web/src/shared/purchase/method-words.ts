// How something is paid, in words: the method, or the card as people know it.
import type { Draft } from '../../session/purchase-drafts.ts';
import { purchaseCopy as copy } from './purchase.copy.ts';

export function methodWords({ method, card }: Pick<Draft, 'method' | 'card'>): string {
  return card ? copy.cardEnding(card.brand, card.last4) : copy.methods[method];
}
