// What every operation and every route of the sandbox needs; built once in app.ts.

import { isSame } from '@portal/http-server/signed';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Problem } from './problems.ts';

/** A number at Meta, as it is played. */
export type WhatsappPlay = { phoneNumberId: string; accessToken: string; appSecret: string };

export type PayContext = {
  pool: Pool;
  publicMerchantId: string;
  privateMerchantId: string;
  /** False when no address is configured: then no webhook is kept either. */
  sendsWebhooks: boolean;
  /** Null: no WhatsApp is played. */
  whatsapp: WhatsappPlay | null;
  holdReplyMs: number;
  now: () => Date;
  /** Tells the delivery loop that a webhook may be due. */
  wakeWebhooks: () => void;
};

/** A hook that refuses a request whose `header` is not `merchantId`. */
export function requireMerchant(header: 'public-merchant-id' | 'private-merchant-id', merchantId: string) {
  return async ({ headers: { [header]: given } }: FastifyRequest): Promise<void> => {
    if (typeof given !== 'string' || !isSame(given, merchantId)) throw new Problem('wrongMerchant');
  };
}
