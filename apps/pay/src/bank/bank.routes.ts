// What a bank asks, and how it is answered: by the browser with digits, or on the bank's own page.
import type { Server } from '@portal/http-server/server';
import { z } from 'zod';
import { type BankQuestion, bankCodes } from '../charges/cards.ts';
import {
  fromOwnPage,
  openToPortal,
  type PayContext,
  Problem,
  problemSchema,
  requireMerchant,
} from '../http.ts';
import { newToken, newTransactionReference } from '../identifiers.ts';
import { insertChallenge, questionOf, tryCode } from './challenges.store.ts';

// What some banks ask before a token is good: digits that they have told their customer, or to answer on a page of theirs
// (3-D Secure). Three tries and five minutes; whoever does not prove it has a token that no charge takes.

const challengeLifeMs = 5 * 60_000;
const tries = 3;

/** A token, and what its bank asks: in the provider's own words. */
export const issuedSchema = z.object({
  token: z.string(),
  secureService: z.enum(['KushkiOTP', '3dsecure']).optional(),
  secureId: z.string().optional(),
  security: z
    .object({
      authRequired: z.boolean(),
      acsURL: z.string(),
      authenticationTransactionId: z.string(),
      paReq: z.string(),
      specificationVersion: z.string(),
    })
    .optional(),
});

export type Issued = z.infer<typeof issuedSchema>;

/** Where the bank's page is: under whatever origin this server is reached by. */
export const bankPagePath = '/bank';

export async function beginChallenge(
  context: PayContext,
  token: string,
  question: BankQuestion | null,
): Promise<Issued> {
  if (!question) return { token };
  const secureId = newTransactionReference();
  const transactionId = newToken();
  const expiresAt = new Date(context.now().getTime() + challengeLifeMs);
  const { pool, publicMerchantId: merchantId } = context;
  await insertChallenge(pool, { secureId, merchantId, token, question, transactionId, expiresAt });
  if (question === 'otp') return { token, secureService: 'KushkiOTP', secureId };
  const security = {
    authRequired: true,
    acsURL: bankPagePath,
    authenticationTransactionId: transactionId,
    paReq: secureId,
    specificationVersion: '2.2.0',
  };
  return { token, secureService: '3dsecure', secureId, security };
}

/** For a page of the bank no digits come: it has been answered there, or not. Proven once, it says so again. */
async function validateSecurely(
  context: PayContext,
  { secureServiceId: id, otpValue }: { secureServiceId: string; otpValue: string },
): Promise<{ code: string; message: string }> {
  const asked = await questionOf(context.pool, context.publicMerchantId, id);
  if (asked?.question === '3ds') {
    if (!asked.isProven) throw new Problem('notAuthenticated');
    return { code: '3DS000', message: 'ok' };
  }
  const isRight = otpValue === bankCodes.otp;
  const tried =
    asked && (await tryCode(context.pool, 'secure_id', { id, isRight, tries, at: context.now() }));
  if (!tried?.isProven) throw new Problem('wrongCode');
  return { code: 'OTP000', message: 'ok' };
}

/** What the customer typed on the bank's page. */
async function answerBank(
  context: PayContext,
  { transaction: id, code }: { transaction: string; code: string },
): Promise<'proven' | 'wrong' | 'refused'> {
  const isRight = code === bankCodes['3ds'];
  const at = context.now();
  const tried = await tryCode(context.pool, 'transaction_id', { id, isRight, tries, at });
  if (tried?.isProven) return 'proven';
  return tried && tried.wrong < tries ? 'wrong' : 'refused';
}

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
