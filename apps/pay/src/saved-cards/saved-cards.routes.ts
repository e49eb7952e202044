// Cards on demand: the browser gets a token for one, the portal's server makes, asks about, charges and deletes it.
import type { Server } from '@portal/http-server/server';
import { currencyCode } from '@portal/market/money';
import { z } from 'zod';
import { beginChallenge, type Issued, issuedSchema } from '../bank/bank.routes.ts';
import { isUnproven } from '../bank/challenges.store.ts';
import { bankQuestionOf, brandOf, type CardOutcome, hasExpired, outcomeOf } from '../charges/cards.ts';
import {
  approvalSchema,
  chargeInstrument,
  chargeTermsSchema,
  refusalSchema,
} from '../charges/charge-card.ts';
import { holdBack, keySchema, sendCharged } from '../charges/charges.routes.ts';
import { inTransaction } from '../database.ts';
import {
  openToPortal,
  type PayContext,
  Problem,
  type ProblemName,
  problemSchema,
  requireMerchant,
} from '../http.ts';
import { newToken } from '../identifiers.ts';
import { cardSchema, tokenLifeMs } from '../tokens.routes.ts';
import {
  deleteSavedCard,
  findSavedByKey,
  findSavedCard,
  insertSavedCard,
  insertSavingToken,
  lockSaving,
  type SavedCard,
  takeSavingToken,
} from './saved-cards.store.ts';

/** A card that is kept to be charged again: the provider's «subscription on demand». A token of its own kind makes it. */
const savingTokenSchema = z.object({
  currency: z.literal(currencyCode).default(currencyCode),
  card: cardSchema,
});

const saveRequestSchema = z.object({
  token: z.string().min(1).max(64),
  planName: z.string().min(1).max(60),
  // The merchant decides when it is charged.
  periodicity: z.literal('custom'),
});

/** A token that makes one saved card, and pays nothing. */
async function issueSavingToken(
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
async function saveCard(
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
function chargeSaved(
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

/** As the provider's own library calls it. */
const tokensPath = '/v1/subscription-tokens';
const cardsPath = '/subscriptions/v1/card';
const cardPath = `${cardsPath}/:subscriptionId`;
const searchPath = `${cardsPath}/search/:subscriptionId`;
const byKeyPath = `${cardsPath}/search`;

const paramsSchema = z.object({ subscriptionId: z.string().min(1).max(64) });
const factsSchema = z.object({
  subscriptionId: z.string(),
  status: z.literal('ACTIVE'),
  paymentBrand: z.string(),
  lastFourDigits: z.string(),
  expirationDate: z.string(),
});

export function savedCardRoutes(app: Server, context: PayContext, portalOrigins: string[]): void {
  const merchantId = context.publicMerchantId;
  const onRequest = requireMerchant('private-merchant-id', context.privateMerchantId);
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.post(
    tokensPath,
    {
      onRequest: [
        openToPortal(app, tokensPath, 'POST', portalOrigins),
        requireMerchant('public-merchant-id', merchantId),
      ],
      schema: {
        body: savingTokenSchema,
        response: { 201: issuedSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await issueSavingToken(context, request.body)),
  );

  app.post(
    cardsPath,
    {
      onRequest,
      schema: {
        headers: z.object({ 'idempotency-key': keySchema }),
        body: saveRequestSchema,
        response: { 201: z.object({ subscriptionId: z.string() }), '4xx': problemSchema },
      },
    },
    async (request, reply) => {
      const card = await saveCard(context, request.body, request.headers['idempotency-key']);
      if (card.outcome === 'late') await holdBack(reply, context.holdReplyMs, closing.signal);
      return reply.code(201).send({ subscriptionId: card.subscriptionId });
    },
  );

  app.get(
    searchPath,
    {
      onRequest,
      schema: { params: paramsSchema, response: { 200: factsSchema, '4xx': problemSchema } },
    },
    async ({ params }) => {
      const card = await findSavedCard(context.pool, merchantId, params.subscriptionId);
      if (!card) throw new Problem('notFound');
      return factsOf(card);
    },
  );

  app.get(
    byKeyPath,
    {
      onRequest,
      schema: {
        querystring: z.object({ idempotencyKey: keySchema }),
        response: { 200: z.array(factsSchema), '4xx': problemSchema },
      },
    },
    async ({ query }) => {
      const card = await findSavedByKey(context.pool, merchantId, query.idempotencyKey);
      return card ? [factsOf(card)] : [];
    },
  );

  app.post(
    cardPath,
    {
      onRequest,
      schema: {
        params: paramsSchema,
        headers: z.object({ 'idempotency-key': keySchema.optional() }),
        body: chargeTermsSchema,
        response: { 201: approvalSchema, '4xx': refusalSchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? null;
      const charged = await chargeSaved(context, request.params.subscriptionId, request.body, key);
      return sendCharged(reply, charged, closing.signal);
    },
  );

  app.delete(
    cardPath,
    { onRequest, schema: { params: paramsSchema, response: { 204: z.null(), '4xx': problemSchema } } },
    async ({ params }, reply) => {
      if (!(await deleteSavedCard(context.pool, merchantId, params.subscriptionId, context.now())))
        throw new Problem('notFound');
      return reply.code(204).send(null);
    },
  );
}

function factsOf({ subscriptionId, brand, last4, expiryMonth, expiryYear }: SavedCard) {
  const two = (part: number) => String(part).padStart(2, '0');
  return {
    subscriptionId,
    status: 'ACTIVE' as const,
    paymentBrand: brand,
    lastFourDigits: last4,
    expirationDate: `${two(expiryMonth)}/${two(expiryYear)}`,
  };
}
