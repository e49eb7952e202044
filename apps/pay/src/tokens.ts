// Exchanges a card for a token. The number and the cvv live only as long as this call.
import { currencyCode } from '@portal/market/money';
import { z } from 'zod';
import { beginChallenge, type Issued } from './bank/challenges.ts';
import { dollarsSchema } from './charges/amounts.ts';
import { bankQuestionOf, brandOf, hasExpired, outcomeOf } from './charges/cards.ts';
import type { PayContext } from './context.ts';
import { newToken } from './identifiers.ts';
import { Problem } from './problems.ts';
import { insertToken } from './tokens.store.ts';

export const tokenLifeMs = 30 * 60_000;

export const cardSchema = z.object({
  name: z.string().trim().min(1).max(100),
  number: z.string().regex(/^\d{14,19}$/),
  cvv: z.string().regex(/^\d{3,4}$/),
  expiryMonth: z.string().regex(/^(0?[1-9]|1[0-2])$/),
  expiryYear: z.string().regex(/^\d{2}$/),
});

// The real client sends more (session, user, contact); what the sandbox does not use is dropped unread.
export const tokenRequestSchema = z.object({
  totalAmount: dollarsSchema.refine((cents) => cents > 0),
  currency: z.literal(currencyCode).default(currencyCode),
  isDeferred: z.boolean().optional(),
  card: cardSchema,
});

/** Issues a single-use token for this card, amount and merchant, good for 30 minutes. */
export async function issueToken(
  context: PayContext,
  request: z.infer<typeof tokenRequestSchema>,
): Promise<Issued> {
  const { card } = request;
  const createdAt = context.now();
  const outcome = outcomeOf(card.number);
  if (outcome === 'refused' || hasExpired(Number(card.expiryMonth), Number(card.expiryYear), createdAt)) {
    throw new Problem('invalidCard');
  }
  const token = newToken();
  await insertToken(context.pool, {
    token,
    merchantId: context.publicMerchantId,
    amountCents: request.totalAmount,
    currency: request.currency,
    last4: card.number.slice(-4),
    brand: brandOf(card.number),
    outcome,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + tokenLifeMs),
  });
  return beginChallenge(context, token, bankQuestionOf(card.number));
}
