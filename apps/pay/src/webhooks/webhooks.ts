// Webhooks: their bodies in the field names of Kushki's notifications, and how they are sent until they are taken.
import { createHmac } from 'node:crypto';
import { isTaken } from '@portal/http-server/signed';
import { backOff, type Doing, keepDoing } from '@portal/keep-doing/keep-doing';
import { market } from '@portal/market/here';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { toDollars } from '../charges/amounts.ts';
import type { Charge, Refund } from '../charges/charges.store.ts';
import {
  claimDueWebhooks,
  type DueWebhook,
  markAbandoned,
  markDelivered,
  postpone,
  type WebhookTarget,
} from './webhooks.store.ts';

export function chargeWebhookBody(charge: Charge): string {
  const isApproved = charge.status === 'APPROVAL';
  return JSON.stringify({
    ...commonFields(charge),
    ticket_number: charge.ticketNumber,
    transaction_id: charge.ticketNumber,
    transaction_reference: charge.transactionReference,
    transaction_type: 'SALE',
    transaction_status: charge.status,
    response_code: charge.code,
    response_text: charge.message,
    ...(charge.processorError === null ? {} : { processorCode: charge.processorError }),
    ...(isApproved ? { approval_code: charge.approvalCode } : {}),
    request_amount: toDollars(charge.totalCents),
    approved_transaction_amount: isApproved ? toDollars(charge.totalCents) : 0,
    created: unixSeconds(charge.createdAt),
  });
}

export function refundWebhookBody(refund: Refund, charge: Charge): string {
  return JSON.stringify({
    ...commonFields(charge),
    ticket_number: refund.ticketNumber,
    transaction_id: refund.ticketNumber,
    transaction_reference: refund.transactionReference,
    sale_ticket_number: charge.ticketNumber,
    transaction_type: 'REFUND',
    transaction_status: 'APPROVAL',
    response_code: '000',
    response_text: 'Transacción aprobada',
    request_amount: toDollars(refund.amountCents),
    approved_transaction_amount: toDollars(refund.amountCents),
    created: unixSeconds(refund.createdAt),
  });
}

function commonFields(charge: Charge) {
  return {
    amount: {
      subtotalIva: toDollars(charge.subtotalIvaCents),
      subtotalIva0: toDollars(charge.subtotalIva0Cents),
      iva: toDollars(charge.ivaCents),
      ice: toDollars(charge.iceCents),
      currency: charge.currency,
    },
    subtotal_iva: toDollars(charge.subtotalIvaCents),
    subtotal_iva0: toDollars(charge.subtotalIva0Cents),
    iva_value: toDollars(charge.ivaCents),
    ice_value: toDollars(charge.iceCents),
    currency_code: charge.currency,
    country: market.country,
    sync_mode: 'api',
    merchant_id: charge.merchantId,
    merchant_name: 'Comercio de demostración',
    processor_name: 'Sandbox Processor',
    payment_brand: charge.brand,
    last_four_digits: charge.last4,
    token: charge.token,
    metadata: charge.metadata,
  };
}

function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

// Sends the kept webhooks: at least once each, again and again with growing pauses until answered 2xx.

const pollMs = 500;
const answerWithinMs = 5000;
const leaseMs = 10_000;
const atOnce = 20;
const longestPauseMs = 60_000;
const abandonAfterMs = 24 * 3_600_000;

/** Where it is told, and what shows that it comes from here. */
type Target = { url: string; headersOf(body: string, sentAt: Date): Record<string, string> };

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
    const pauseMs = backOff(webhook.attempts, 1_000, longestPauseMs);
    return postpone(pool, webhook.id, new Date(at.getTime() + pauseMs));
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
