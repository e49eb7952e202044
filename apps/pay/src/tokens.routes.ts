// What the browser calls: the merchant’s settings, and a card for a token.
import type { Server } from '@portal/http-server/server';
import { market } from '@portal/market/here';
import { currencyCode } from '@portal/market/money';
import { z } from 'zod';
import { beginChallenge, type Issued, issuedSchema } from './bank/bank.routes.ts';
import { dollarsSchema } from './charges/amounts.ts';
import { bankQuestionOf, brandOf, hasExpired, outcomeOf } from './charges/cards.ts';
import { openToPortal, type PayContext, Problem, problemSchema, requireMerchant } from './http.ts';
import { newToken } from './identifiers.ts';
import { insertToken } from './tokens.store.ts';

// Exchanges a card for a token. The number and the cvv live only as long as this call.

export const tokenLifeMs = 30 * 60_000;

export const cardSchema = z.object({
  name: z.string().trim().min(1).max(100),
  number: z.string().regex(/^\d{14,19}$/),
  cvv: z.string().regex(/^\d{3,4}$/),
  expiryMonth: z.string().regex(/^(0?[1-9]|1[0-2])$/),
  expiryYear: z.string().regex(/^\d{2}$/),
});

// The real client sends more (session, user, contact); what the sandbox does not use is dropped unread.
const tokenRequestSchema = z.object({
  totalAmount: dollarsSchema.refine((cents) => cents > 0),
  currency: z.literal(currencyCode).default(currencyCode),
  isDeferred: z.boolean().optional(),
  card: cardSchema,
});

/** Issues a single-use token for this card, amount and merchant, good for 30 minutes. */
async function issueToken(context: PayContext, request: z.infer<typeof tokenRequestSchema>): Promise<Issued> {
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

const settingsPath = '/merchant/v1/merchant/settings';
const tokensPath = '/card/v1/tokens';

const settingsSchema = z.object({
  sandboxEnable: z.boolean(),
  active_3dsecure: z.boolean(),
  country: z.string(),
  sandboxBaconKey: z.null(),
  prodBaconKey: z.null(),
  merchant_name: z.string(),
  processor_name: z.string(),
});

// Without fraud-scoring keys, and without the scripts of 3-D Secure, the real client asks for nothing further here: what
// a bank asks comes with the token of its card.
const settings: z.infer<typeof settingsSchema> = {
  sandboxEnable: true,
  active_3dsecure: false,
  country: market.country,
  sandboxBaconKey: null,
  prodBaconKey: null,
  merchant_name: 'Comercio de demostración',
  processor_name: 'Sandbox Processor',
};

export function tokenRoutes(app: Server, context: PayContext, portalOrigins: string[]): void {
  const knownMerchant = requireMerchant('public-merchant-id', context.publicMerchantId);

  app.get(
    settingsPath,
    {
      onRequest: [openToPortal(app, settingsPath, 'GET', portalOrigins), knownMerchant],
      schema: { response: { 200: settingsSchema, '4xx': problemSchema } },
    },
    () => settings,
  );

  app.post(
    tokensPath,
    {
      onRequest: [openToPortal(app, tokensPath, 'POST', portalOrigins), knownMerchant],
      schema: {
        body: tokenRequestSchema,
        response: { 201: issuedSchema, '4xx': problemSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await issueToken(context, request.body)),
  );
}
