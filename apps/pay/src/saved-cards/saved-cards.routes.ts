// Cards on demand: the browser gets a token for one, the portal's server makes, asks about, charges and deletes it.
import type { Server } from '@portal/http-server/server';
import { z } from 'zod';
import { issuedSchema } from '../bank/challenges.ts';
import { approvalSchema, refusalSchema } from '../charges/charge-answers.ts';
import { chargeTermsSchema } from '../charges/charge-card.ts';
import { holdBack, keySchema, sendCharged } from '../charges/charges.routes.ts';
import type { PayContext } from '../context.ts';
import { openToPortal } from '../http.ts';
import { requireMerchant } from '../merchants.ts';
import { Problem, problemSchema } from '../problems.ts';
import {
  chargeSaved,
  issueSavingToken,
  saveCard,
  saveRequestSchema,
  savingTokenSchema,
} from './save-card.ts';
import { deleteSavedCard, findSavedByKey, findSavedCard, type SavedCard } from './saved-cards.store.ts';

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
