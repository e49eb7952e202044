// What every operation and every route of the sandbox needs; built once in app.ts.
import type { Pool } from 'pg';

export type PayContext = {
  pool: Pool;
  publicMerchantId: string;
  privateMerchantId: string;
  /** False when no address is configured: then no webhook is kept either. */
  sendsWebhooks: boolean;
  holdReplyMs: number;
  now: () => Date;
  /** Tells the delivery loop that a webhook may be due. */
  wakeWebhooks: () => void;
};
