// Sends the kept webhooks: at least once each, again and again with growing pauses until answered 2xx.

import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import {
  claimDueWebhooks,
  type DueWebhook,
  markAbandoned,
  markDelivered,
  postpone,
} from './webhooks.store.ts';

const pollMs = 500;
const answerWithinMs = 5000;
const leaseMs = 10_000;
const atOnce = 20;
const longestPauseMs = 60_000;
const abandonAfterMs = 24 * 3_600_000;

export type WebhookDelivery = {
  /** Looks for due webhooks now rather than at the next poll. */
  wake: () => void;
  /** Ends the loop; what was under way is given back to be sent after the next start. */
  stop: () => Promise<void>;
};

type Target = { url: string; secret: string; merchantId: string };

export function startWebhookDelivery(
  pool: Pool,
  target: Target,
  now: () => Date,
  log: FastifyBaseLogger,
): WebhookDelivery {
  const stopping = new AbortController();
  let nap = new AbortController();

  const deliver = async (webhook: DueWebhook): Promise<void> => {
    const isAnswered = await send(target, webhook.body, now(), stopping.signal);
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

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // Renewed before the look, so that a wake during it is not missed.
      nap = new AbortController();
      try {
        const at = now();
        const due = await claimDueWebhooks(pool, at, new Date(at.getTime() + leaseMs), atOnce);
        const results = await Promise.allSettled(due.map(deliver));
        const failed = results.find((result) => result.status === 'rejected');
        if (failed) throw failed.reason;
        if (due.length === atOnce) continue;
      } catch (error) {
        log.warn({ err: error }, 'webhooks wait: the database did not answer');
      }
      if (!stopping.signal.aborted) await nappingFor(pollMs, nap.signal);
    }
  };

  const running = run();
  return {
    wake: () => nap.abort(),
    stop: async () => {
      stopping.abort();
      nap.abort();
      await running;
    },
  };
}

async function send(target: Target, body: string, sentAt: Date, stopped: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: webhookHeaders(target.merchantId, target.secret, body, sentAt),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

async function nappingFor(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal });
  } catch {
    // Woken early.
  }
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
