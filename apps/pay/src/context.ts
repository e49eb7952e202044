// What every operation and every route of the sandbox needs; built once in app.ts.
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Pool } from 'pg';

/** A Fastify whose routes are typed by their zod schemas. */
export type PayServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

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
