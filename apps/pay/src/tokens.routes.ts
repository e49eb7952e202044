// What the browser calls: the merchant's settings, and a card for a token.
import type { Server } from '@portal/http-server/server';
import { market } from '@portal/market/here';
import { z } from 'zod';
import { issuedSchema } from './bank/challenges.ts';
import type { PayContext } from './context.ts';
import { requireMerchant } from './context.ts';
import { openToPortal } from './http.ts';
import { problemSchema } from './problems.ts';
import { issueToken, tokenRequestSchema } from './tokens.ts';

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
