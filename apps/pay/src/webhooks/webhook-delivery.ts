// Sends the kept webhooks: at least once each, again and again with growing pauses until answered 2xx.

import { createHmac } from 'node:crypto';
import { isTaken } from '@portal/http-server/signed';
import { type Doing, keepDoing } from '@portal/keep-doing/keep-doing';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import {
  claimDueWebhooks,
  type DueWebhook,
  markAbandoned,
  markDelivered,
  postpone,
  type WebhookTarget,
} from './webhooks.store.ts';

const pollMs = 500;
const answerWithinMs = 5000;
const leaseMs = 10_000;
const atOnce = 20;
const longestPauseMs = 60_000;
const abandonAfterMs = 24 * 3_600_000;

/** Where it is told, and what shows that it comes from here. */
export type Target = { url: string; headersOf(body: string, sentAt: Date): Record<string, string> };

export function startWebhookDelivery(
  pool: Pool,
  targets: Partial<Record<WebhookTarget, Target>>,
  now: () => Date,
  log: FastifyBaseLogger,
): Doing {
  const stopping = new AbortController();

  const deliver = async (webhook: DueWebhook): Promise<void> => {
    const target = targets[webhook.target];
    const isAnswered =
      target !== undefined &&
      (await isTaken(target.url, {
        headers: target.headersOf(webhook.body, now()),
        body: webhook.body,
        withinMs: answerWithinMs,
        signal: stopping.signal,
      }));
    const at = now();
    if (isAnswered) return markDelivered(pool, webhook.id, at);
    if (stopping.signal.aborted) return postpone(pool, webhook.id, at);
    log.warn({ webhook: webhook.id, attempts: webhook.attempts }, 'webhook not accepted');
    if (at.getTime() - webhook.createdAt.getTime() > abandonAfterMs) {
      return markAbandoned(pool, webhook.id, at);
    }
    const backOffMs = Math.min(longestPauseMs, 1000 * 2 ** Math.min(webhook.attempts - 1, 16));
    return postpone(pool, webhook.id, new Date(at.getTime() + backOffMs));
  };

  const doing = keepDoing(
    async () => {
      const at = now();
      const due = await claimDueWebhooks(pool, at, new Date(at.getTime() + leaseMs), atOnce);
      const results = await Promise.allSettled(due.map(deliver));
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return due.length === atOnce;
    },
    {
      everyMs: pollMs,
      onFailure: (err) => log.warn({ err }, 'webhooks wait: the database did not answer'),
    },
  );
  return {
    wake: doing.wake,
    // What was under way is given back to be sent after the next start.
    async stop() {
      stopping.abort();
      await doing.stop();
    },
  };
}

/** Kushki's webhook headers: HMAC-SHA256, in hex, over the raw body and the time of sending. */
export function webhookHeaders(
  merchantId: string,
  secret: string,
  body: string,
  sentAt: Date,
): Record<string, string> {
  const id = Math.floor(sentAt.getTime() / 1000).toString();
  return {
    'content-type': 'application/json',
    'x-kushki-key': merchantId,
    'x-kushki-id': id,
    'x-kushki-signature': sign(secret, `${body}.${id}`),
    'x-kushki-simplesignature': sign(secret, id),
  };
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}
