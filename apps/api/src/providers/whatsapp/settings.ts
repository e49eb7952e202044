// WhatsApp as settings: Meta's Cloud API, the stand-in beside the card sandbox, or none.
import { demoMobile } from '@portal/market/demo';
import { canonicalMobile } from '@portal/market/service-number';
import { z } from 'zod';
import { webAddress } from '../../settings-shapes.ts';

const secret = z.string().regex(/^[\x21-\x7e]{8,500}$/, 'must be 8 to 500 characters without spaces');

/** Codes travel to it. */
const ownOrSecret = /^https:|^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/;

export const whatsappSettings = {
  /** Of the operator's number at Meta, and the token of the system user that sends by it. */
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'must be the number that Meta gives it, digits')
    .optional(),
  WHATSAPP_ACCESS_TOKEN: secret.optional(),
  /** With which Meta signs what it tells, and the token by which it asks whether the address is ours. */
  WHATSAPP_APP_SECRET: secret.optional(),
  WHATSAPP_VERIFY_TOKEN: secret.optional(),
  /** Of the Graph API, with its version. */
  WHATSAPP_API_URL: webAddress
    .refine((address) => ownOrSecret.test(address), 'must use https, except to this machine')
    .default('https://graph.facebook.com/v23.0'),
  /** Under which people know the operator there: it is shown to them. */
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^\+?[\d ()-]{7,20}$/, 'must be a phone number')
    .optional(),
};

export interface WhatsappSettings {
  apiUrl: string;
  phoneNumberId: string;
  accessToken: string;
  appSecret: string;
  verifyToken: string;
  /** E.164 digits; null: not said. */
  businessNumber: string | null;
}

/** Of the stand-in, which has no secrets: production never plays. */
export const standInWhatsapp = {
  phoneNumberId: '100000000000001',
  accessToken: 'sandbox-whatsapp-token',
  appSecret: 'sandbox-whatsapp-secret',
  verifyToken: 'sandbox-whatsapp-verify',
} as const;

/** Where none is set: the stand-in answers under any. */
const standInNumber = demoMobile('90000611');

const needed = [
  'WHATSAPP_PHONE_NUMBER_ID',
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
] as const;

/** @param standInUrl where the stand-in is; null: nobody plays WhatsApp */
export function whatsappFrom(
  env: z.infer<z.ZodObject<typeof whatsappSettings>>,
  standInUrl: string | null,
): { whatsapp: WhatsappSettings | null } | { refused: string } {
  const { WHATSAPP_NUMBER: typed, WHATSAPP_API_URL: apiUrl } = env;
  const businessNumber = typed === undefined ? null : (canonicalMobile(typed) ?? typed.replace(/\D/g, ''));
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing.length === needed.length)
    return {
      whatsapp:
        standInUrl === null
          ? null
          : { ...standInWhatsapp, apiUrl: standInUrl, businessNumber: businessNumber ?? standInNumber },
    };
  if (missing.length > 0)
    return { refused: `Setting ${missing[0]} is missing: WhatsApp needs ${needed.join(', ')}` };
  return {
    whatsapp: {
      apiUrl,
      businessNumber,
      phoneNumberId: env.WHATSAPP_PHONE_NUMBER_ID ?? '',
      accessToken: env.WHATSAPP_ACCESS_TOKEN ?? '',
      appSecret: env.WHATSAPP_APP_SECRET ?? '',
      verifyToken: env.WHATSAPP_VERIFY_TOKEN ?? '',
    },
  };
}
