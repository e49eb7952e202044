// Who charges cards, and what the portal lets be paid how.
import { randomBytes } from 'node:crypto';
import { type LaterMethod, laterMethods } from '@portal/contract/paying/paid-later';
import { z } from 'zod';
import { webAddress, webOrigin, wholeNumber } from '../../settings-shapes.ts';

export const paymentSettings = {
  KUSHKI_BASE_URL: webAddress.optional(),
  KUSHKI_PUBLIC_MERCHANT_ID: z.string().min(1).default('sandbox'),
  KUSHKI_PRIVATE_MERCHANT_ID: z.string().min(1).default('sandbox-private'),
  KUSHKI_WEBHOOK_SECRET: z.string().min(8).default('sandbox-webhook-secret'),
  /** How long we wait for the card provider's answer before the outcome counts as unknown. */
  PAYMENT_TIMEOUT_MS: wholeNumber(100, 29_000).default(15_000),
  /** What the provider takes of charges that nobody waits for, in a second, from all processes together. */
  PAYMENT_AUTOMATIC_PER_SECOND: wholeNumber(1, 1_000).default(20),
  /** Where the pages of the payment frame are, and what their server signs with; the sandbox has its own. */
  PAYMENT_FRAME_ORIGIN: webOrigin.optional(),
  PAYMENT_FRAME_SECRET: z.string().min(8).optional(),
  /** Whether packages may be paid with the balance of a prepaid line on `/additional-packages` (PAY-8). */
  PAYMENT_BALANCE: z.enum(['on', 'off']).default('off'),
  /** What is paid elsewhere by a code, of `laterMethods`, by comma; `off` is none of them. */
  PAYMENT_LATER: z
    .string()
    .regex(new RegExp(`^(off|((${laterMethods.join('|')})(,(?!$)|$))+)$`))
    .optional(),
  /** How long such a code is good for. */
  PAYMENT_LATER_HOURS: wholeNumber(1, 720).default(48),
  /** How long the sandbox holds the answer of its «timeout» card. */
  PAYMENT_SANDBOX_HOLD_MS: wholeNumber(0, 60_000).default(29_000),
};

export interface PaymentSettings {
  automaticChargesPerSecond: number;
  paysPackagesWithBalance: boolean;
  laterMethods: readonly LaterMethod[];
  laterHours: number;
  /** Origin null: the sandbox's, or none. */
  paymentFrame: { origin: string | null; secret: string };
  cards: {
    provider: 'sandbox' | 'kushki';
    baseUrl: string;
    publicMerchantId: string;
    privateMerchantId: string;
    webhookSecret: string;
    timeoutMs: number;
    sandboxHoldMs: number;
  };
}

export function paymentsFrom(
  env: z.infer<z.ZodObject<typeof paymentSettings>>,
  sandboxOrigin: string,
): PaymentSettings | { refused: string } {
  const { PAYMENT_FRAME_ORIGIN: address, PAYMENT_FRAME_SECRET: secret } = env;
  if (address && !secret)
    return { refused: 'Setting PAYMENT_FRAME_SECRET is missing: PAYMENT_FRAME_ORIGIN needs it' };
  return {
    automaticChargesPerSecond: env.PAYMENT_AUTOMATIC_PER_SECOND,
    // A provider takes what was agreed with it: nothing goes without saying.
    laterMethods: laterMethods.filter((each) =>
      (env.PAYMENT_LATER ?? (env.KUSHKI_BASE_URL ? 'off' : laterMethods.join())).split(',').includes(each),
    ),
    laterHours: env.PAYMENT_LATER_HOURS,
    paysPackagesWithBalance: env.PAYMENT_BALANCE === 'on',
    paymentFrame: {
      origin: address ? new URL(address).origin : null,
      // The sandbox is in this very process, so nobody has to be told.
      secret: secret ?? randomBytes(32).toString('base64url'),
    },
    cards: {
      provider: env.KUSHKI_BASE_URL ? 'kushki' : 'sandbox',
      baseUrl: env.KUSHKI_BASE_URL ?? sandboxOrigin,
      publicMerchantId: env.KUSHKI_PUBLIC_MERCHANT_ID,
      privateMerchantId: env.KUSHKI_PRIVATE_MERCHANT_ID,
      webhookSecret: env.KUSHKI_WEBHOOK_SECRET,
      timeoutMs: env.PAYMENT_TIMEOUT_MS,
      sandboxHoldMs: env.PAYMENT_SANDBOX_HOLD_MS,
    },
  };
}
