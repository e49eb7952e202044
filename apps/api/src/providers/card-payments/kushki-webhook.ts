// Kushki's signed notifications: hex HMAC-SHA256 over the raw body, a dot, and the time of sending.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { centsOf } from '@portal/market/money';
import { z } from 'zod';
import { cardOf, instantOf } from './kushki-answers.ts';
import { type ChargeResult, type GatewayEvent, WebhookRejected } from './port.ts';

const freshForMs = 5 * 60_000;

const eventSchema = z.object({
  transaction_id: z.string().min(1),
  transaction_type: z.string(),
  transaction_status: z.string(),
  ticket_number: z.string().optional(),
  approval_code: z.string().optional(),
  approved_transaction_amount: z.number().optional(),
  response_code: z.string().optional(),
  response_text: z.string().optional(),
  processorCode: z.string().optional(),
  created: z.number().optional(),
  payment_brand: z.string().optional().catch(undefined),
  last_four_digits: z.string().optional().catch(undefined),
  metadata: z.record(z.string(), z.unknown()).default({}),
});

type KushkiEvent = z.infer<typeof eventSchema>;

const otherEvent: GatewayEvent = {
  id: 'other',
  kind: 'other',
  idempotencyKey: null,
  metadata: {},
  result: null,
};

/** @throws WebhookRejected */
export function verifyKushkiWebhook(
  raw: Buffer,
  headers: Record<string, string | string[] | undefined>,
  secret: string,
  receivedAt: Date,
): GatewayEvent {
  const id = headers['x-kushki-id'];
  const signature = headers['x-kushki-signature'];
  if (typeof id !== 'string' || !/^\d{10}(\d{3})?$/.test(id)) throw new WebhookRejected('no time of sending');
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) {
    throw new WebhookRejected('no signature');
  }
  const expected = createHmac('sha256', secret).update(raw).update(`.${id}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) throw new WebhookRejected('wrong signature');
  const ageMs = receivedAt.getTime() - instantOf(Number(id)).getTime();
  if (Math.abs(ageMs) > freshForMs) throw new WebhookRejected('not fresh');
  return readEvent(raw, receivedAt);
}

function readEvent(raw: Buffer, receivedAt: Date): GatewayEvent {
  let body: unknown;
  try {
    body = JSON.parse(raw.toString());
  } catch {
    throw new WebhookRejected('not JSON');
  }
  const parsed = eventSchema.safeParse(body);
  if (!parsed.success) return readLater(body);
  const event = parsed.data;
  const metadata = Object.fromEntries(
    Object.entries(event.metadata).map(([name, value]) => [name, String(value)]),
  );
  const kind = kindOf(event.transaction_type);
  return {
    id: `${event.transaction_type}:${event.transaction_id}:${event.transaction_status}`,
    kind,
    idempotencyKey: metadata.idempotencyKey ?? null,
    metadata,
    result: kind === 'charge' ? resultOf(event, receivedAt) : null,
  };
}

/** Of what is paid by a code. What it says is not read: whoever hears of it asks. */
const laterSchema = z.object({
  ticketNumber: z.string().min(1),
  status: z.string(),
  metadata: z.object({ idempotencyKey: z.string() }),
});

function readLater(body: unknown): GatewayEvent {
  const { data } = laterSchema.safeParse(body);
  if (!data) return otherEvent;
  return {
    id: `CODE:${data.ticketNumber}:${data.status}`,
    kind: 'charge',
    idempotencyKey: data.metadata.idempotencyKey,
    metadata: {},
    result: { status: 'unknown', reason: 'network' },
  };
}

function kindOf(transactionType: string): GatewayEvent['kind'] {
  if (transactionType === 'SALE') return 'charge';
  return transactionType === 'REFUND' || transactionType === 'VOID' ? 'refund' : 'other';
}

function resultOf(event: KushkiEvent, receivedAt: Date): ChargeResult {
  if (event.transaction_status === 'DECLINED') {
    return {
      status: 'declined',
      code: event.response_code ?? '',
      message: event.response_text ?? '',
      ...(event.processorCode === undefined ? {} : { processorError: event.processorCode }),
    };
  }
  const { ticket_number, approval_code, approved_transaction_amount } = event;
  const isApproved = event.transaction_status === 'APPROVAL';
  if (!isApproved || !ticket_number || !approval_code || approved_transaction_amount === undefined) {
    return { status: 'unknown', reason: 'network' };
  }
  return {
    status: 'authorized',
    ticketNumber: ticket_number,
    approvalCode: approval_code,
    approved: centsOf(approved_transaction_amount),
    at: (event.created === undefined ? receivedAt : instantOf(event.created)).toISOString(),
    card: cardOf(event.payment_brand, event.last_four_digits),
  };
}
