// What every payment request says in the same way: where it comes from, and what pays it.
import type { LaterMethod } from '@portal/contract/paying/paid-later';
import type { PaymentRequest } from '@portal/contract/paying/payments';
import { elsewhereWords } from '@portal/help/ways-to-pay.copy';
import type { SoldLine } from '../line/line-facts.ts';
import type { ChargedCard } from './card-token.ts';

export type PayMethod = 'card' | 'invoice' | 'balance' | LaterMethod;

export const CHANNEL = { id: '1', name: 'Portal personas' };

export interface Paid {
  /** The purchase's key. */
  correlatorId: string;
  method: PayMethod;
  card: ChargedCard | null;
}

/** A balance of exactly the price is not enough (PAY-8). */
export const isEnough = (balanceCents: number, priceCents: number): boolean => balanceCents > priceCents;

/** A card that is saved, or one that was typed. */
export const cardMethod = (card: ChargedCard | null) =>
  card && 'savedCardId' in card
    ? { '@type': 'tokenizedCard' as const, id: card.savedCardId }
    : { '@type': 'bankCard' as const, ...(card && { authorizationCode: card.token }) };

/** What a request names of the line. */
export type SoldTo = Pick<SoldLine, 'number' | 'accountId' | 'planName'>;

/** A package's, or a top-up's. */
export function paidBy(
  { method, card }: Paid,
  { number, accountId, planName }: SoldTo,
): Pick<PaymentRequest, 'paymentMethod' | 'payer'> {
  if (isLater(method)) return { paymentMethod: { '@type': method } };
  if (method === 'balance') return { paymentMethod: { '@type': 'wallet' } };
  if (method === 'invoice')
    return {
      paymentMethod: { '@type': 'account', details: { id: accountId, name: planName } },
      payer: { id: number },
    };
  const byCard = cardMethod(card);
  return { paymentMethod: byCard['@type'] === 'tokenizedCard' ? [byCard] : byCard };
}

/** What is paid elsewhere, by a code that comes with the answer. */
export const isLater = (method: string | undefined): method is LaterMethod =>
  method !== undefined && Object.hasOwn(elsewhereWords, method);
