// The sandbox payment provider: an HTTP service of its own origin that speaks like Kushki.
import { openServer, type Server } from '@portal/http-server/server';
import type { PortalRelay } from '@portal/http-server/signed';
import type { Doing } from '@portal/keep-doing/keep-doing';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { bankRoutes } from './bank/bank.routes.ts';
import { chargeRoutes } from './charges/charges.routes.ts';
import { refundRoutes } from './charges/refunds.routes.ts';
import { isDatabaseAway, startSweep } from './database.ts';
import { type FrameColours, framePageRoutes, frameRelayRoutes } from './frame/frame.routes.ts';
import { type PayContext, parseJsonBodies, refuse, type WhatsappPlay } from './http.ts';
import { laterPageRoutes, laterRoutes } from './later/later.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { savedCardRoutes } from './saved-cards/saved-cards.routes.ts';
import { tokenRoutes } from './tokens.routes.ts';
import { startWebhookDelivery, webhookHeaders } from './webhooks/webhooks.ts';
import { metaHeaders, whatsappPageRoutes, whatsappRoutes } from './whatsapp/whatsapp.routes.ts';

export type PayAppOptions = {
  /** Owned by the caller, who has run `migratePaySandbox` on it and ends it after the app has closed. */
  pool: Pool;
  /** Origins whose pages may ask for tokens, such as `http://127.0.0.1:3000`. */
  portalOrigins: string[];
  publicMerchantId: string;
  privateMerchantId: string;
  /** Where charges are told of; with `url: null` no webhook is kept or sent. */
  webhook: { url: string | null; secret: string };
  /** As Meta plays it; without one there is no WhatsApp. With `url: null` nothing is told of it. */
  whatsapp?: WhatsappPlay & { url: string | null };
  /** The portal whose payment frame this is; without one there is no frame. */
  frame?: PortalRelay & { pageFolder: string; colours?: FrameColours | null };
  /** How long the reply to the 'late' card is held; the real provider's own limit is 29 seconds. */
  holdReplyMs?: number;
  /** How long it remembers; not given: for ever. */
  keptMs?: number;
  log: FastifyBaseLogger | false;
  now?: () => Date;
};

/** Builds the provider; the webhook loop runs from `ready` until `close`. */
export function buildPayApp(options: PayAppOptions): Server {
  const app = openServer({
    log: options.log,
    bodyLimit: 16 * 1024,
    refuse,
    statusOf: (error) => (isDatabaseAway(error) ? 503 : 500),
  });

  const now = options.now ?? (() => new Date());
  const { url, secret } = options.webhook;
  let delivery: Doing | null = null;
  let sweep: Doing | null = null;
  const context: PayContext = {
    pool: options.pool,
    publicMerchantId: options.publicMerchantId,
    privateMerchantId: options.privateMerchantId,
    sendsWebhooks: url !== null,
    whatsapp: options.whatsapp ?? null,
    holdReplyMs: options.holdReplyMs ?? 29_000,
    now,
    wakeWebhooks: () => delivery?.wake(),
  };
  app.addHook('onReady', async () => {
    if (options.keptMs !== undefined) sweep = startSweep(options.pool, options.keptMs, now, app.log);
    const { publicMerchantId, whatsapp } = options;
    const cards = url !== null && {
      url,
      headersOf: (body: string, at: Date) => webhookHeaders(publicMerchantId, secret, body, at),
    };
    const messages = whatsapp?.url && {
      url: whatsapp.url,
      headersOf: (body: string) => metaHeaders(whatsapp.appSecret, body),
    };
    if (!cards && !messages) return;
    const targets = { ...(cards && { cards }), ...(messages && { whatsapp: messages }) };
    delivery = startWebhookDelivery(options.pool, targets, now, app.log);
  });
  app.addHook('onClose', async () => {
    await Promise.all([delivery?.stop(), sweep?.stop()]);
  });

  parseJsonBodies(app);
  pageRoutes(app);
  tokenRoutes(app, context, options.portalOrigins);
  bankRoutes(app, context, options.portalOrigins);
  chargeRoutes(app, context);
  refundRoutes(app, context);
  savedCardRoutes(app, context, options.portalOrigins);
  laterRoutes(app, context);
  laterPageRoutes(app, context);
  if (context.whatsapp) {
    whatsappRoutes(app, context, context.whatsapp);
    whatsappPageRoutes(app, context, context.whatsapp);
  }
  if (options.frame) {
    frameRelayRoutes(app, options.frame);
    const { pageFolder, colours = null } = options.frame;
    framePageRoutes(app, { ...options, pageFolder, colours });
  }
  return app;
}
