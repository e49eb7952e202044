// A card that is kept to be charged again: the provider's «subscription on demand». A token of its own kind makes it.
import { currencyCode } from '@portal/market/money';
import { z } from 'zod';
import { isUnproven } from '../bank/challenges.store.ts';
import { beginChallenge, type Issued } from '../bank/challenges.ts';
import { bankQuestionOf, brandOf, type CardOutcome, hasExpired, outcomeOf } from '../charges/cards.ts';
import { chargeInstrument, type chargeTermsSchema } from '../charges/charge-card.ts';
import type { PayContext } from '../context.ts';
import { inTransaction } from '../database.ts';
import { newToken } from '../identifiers.ts';
import { Problem, type ProblemName } from '../problems.ts';
import { cardSchema, tokenLifeMs } from '../tokens.ts';
import {
  findSavedByKey,
  findSavedCard,
  insertSavedCard,
  insertSavingToken,
  lockSaving,
  type SavedCard,
  takeSavingToken,
} from './saved-cards.store.ts';

export const savingTokenSchema = z.object({
  currency: z.literal(currencyCode).default(currencyCode),
  card: cardSchema,
});

export const saveRequestSchema = z.object({
  token: z.string().min(1).max(64),
  planName: z.string().min(1).max(60),
  // The merchant decides when it is charged.
  periodicity: z.literal('custom'),
});

/** A token that makes one saved card, and pays nothing. */
export async function issueSavingToken(
  context: PayContext,
  { card }: z.infer<typeof savingTokenSchema>,
): Promise<Issued> {
  const at = context.now();
  const [expiryMonth, expiryYear] = [Number(card.expiryMonth), Number(card.expiryYear)];
  const outcome = outcomeOf(card.number);
  if (outcome === 'refused' || hasExpired(expiryMonth, expiryYear, at)) throw new Problem('invalidCard');
  const token = newToken();
  await insertSavingToken(context.pool, {
    token,
    merchantId: context.publicMerchantId,
    last4: card.number.slice(-4),
    brand: brandOf(card.number),
    outcome,
    expiryMonth,
    expiryYear,
    expiresAt: new Date(at.getTime() + tokenLifeMs),
  });
  return beginChallenge(context, token, bankQuestionOf(card.number));
}

/** The bank is asked whether the card is good, not whether there is money on it. */
const refusedByBank: readonly CardOutcome[] = ['declined', 'incompatible', 'cvv', 'blocked', 'expired'];

/** The same key is the same saved card. */
export async function saveCard(
  context: PayContext,
  { token }: z.infer<typeof saveRequestSchema>,
  key: string,
): Promise<SavedCard> {
  const merchantId = context.publicMerchantId;
  const saved = await inTransaction(context.pool, async (client): Promise<SavedCard | ProblemName> => {
    await lockSaving(client, key);
    const earlier = await findSavedByKey(client, merchantId, key);
    if (earlier) return earlier;
    const createdAt = context.now();
    const card = await takeSavingToken(client, token, merchantId, createdAt);
    if (!card) return 'invalidToken';
    // Returned, not thrown: the token stays used up.
    if (refusedByBank.includes(card.outcome) || (await isUnproven(client, token))) return 'cardNotSaved';
    const kept = { ...card, subscriptionId: newToken() };
    await insertSavedCard(client, { ...kept, idempotencyKey: key, createdAt });
    return kept;
  });
  if (typeof saved === 'string') throw new Problem(saved);
  return saved;
}

/** A charge like any other: by the key once, looked up under it, told of by a webhook. */
export function chargeSaved(
  context: PayContext,
  subscriptionId: string,
  terms: z.infer<typeof chargeTermsSchema>,
  key: string | null,
) {
  return chargeInstrument(context, terms, key, async (client, at) => {
    const card = await findSavedCard(client, context.publicMerchantId, subscriptionId);
    if (!card) return 'savedCardGone';
    const outcome = hasExpired(card.expiryMonth, card.expiryYear, at) ? 'expired' : card.outcome;
    return { ...card, outcome, token: newToken() };
  });
}
