// What a bank asks, and how it is answered: by the browser with digits, or on the bank's own page.
import type { Server } from '@portal/http-server/server';
import { z } from 'zod';
import type { PayContext } from '../context.ts';
import { requireMerchant } from '../context.ts';
import { fromOwnPage, openToPortal } from '../http.ts';
import { problemSchema } from '../problems.ts';
import { answerBank, validateSecurely } from './challenges.ts';

/** As the provider's own library calls it. */
const validationPath = '/rules/v1/secureValidation';
const answerPath = '/bank/answer';

const validationSchema = z.object({
  secureServiceId: z.string().min(1).max(64),
  otpValue: z.string().max(8),
});
const answerSchema = z.object({
  transaction: z.string().min(1).max(64),
  code: z.string().min(1).max(8),
});

export function bankRoutes(app: Server, context: PayContext, portalOrigins: string[]): void {
  app.post(
    validationPath,
    {
      onRequest: [
        openToPortal(app, validationPath, 'POST', portalOrigins),
        requireMerchant('public-merchant-id', context.publicMerchantId),
      ],
      schema: {
        body: validationSchema,
        response: { 200: z.object({ code: z.string(), message: z.string() }), '4xx': problemSchema },
      },
    },
    ({ body }) => validateSecurely(context, body),
  );

  app.post(
    answerPath,
    {
      onRequest: fromOwnPage,
      schema: {
        body: answerSchema,
        response: { 200: z.object({ status: z.enum(['proven', 'wrong', 'refused']) }), '4xx': problemSchema },
      },
    },
    async ({ body }) => ({ status: await answerBank(context, body) }),
  );
}
